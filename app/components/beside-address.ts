import { addresses } from "../addresses.ts";
import type { BesideView } from "./beside-view.ts";

/** The page of an experience or an institution. */
export function besideAddress({ kind, id }: Pick<BesideView, "kind" | "id">): string {
	return kind === "institution" ? addresses.institution.to({ id }) : addresses.experiences.to({ experience: id });
}
