import type { RouterContextProvider } from "react-router";
import { originContext } from "../context.ts";
import { drawFullAddress, type FullAddress } from "./full-address.ts";

/** The full address of a path; null where the server does not know under which origin it is reached. */
export function viewFullAddress(context: Readonly<RouterContextProvider>, path: string): FullAddress | null {
	const origin = context.get(originContext);
	return origin === undefined ? null : drawFullAddress(origin, path);
}
