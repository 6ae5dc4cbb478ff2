import builtIn from "../data/official/names.json" with { type: "json" };
import type { OfficialName } from "../domain/official/official-name.ts";

/** The procedures of the official catalogue of which we know only the name; `npm run catalogue -- match` writes them. */
export const OFFICIAL_NAMES: readonly OfficialName[] = builtIn;
