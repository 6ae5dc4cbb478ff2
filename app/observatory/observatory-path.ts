import { useLocation } from "react-router";
import { addresses } from "../addresses.ts";

type ObservatoryWords = NonNullable<Parameters<typeof addresses.observatory.to>[0]>;

/** Writes addresses of the observatory that change only what is named; a detail is open only where one is named. */
export function useObservatoryPath(): (changes: ObservatoryWords) => string {
	const here = addresses.observatory.read(useLocation());
	return (changes) => addresses.observatory.to({ ...here, detail: null, ...changes });
}
