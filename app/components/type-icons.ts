import type { ProcedureType } from "../../domain/procedure.ts";
import type { IconName } from "./icon-names.ts";

/** The picture beside the word Digital, Mixto or Presencial. */
export const TYPE_ICONS: Readonly<Record<ProcedureType, IconName>> = {
	digital: "monitor-smartphone",
	mixto: "shuffle",
	presencial: "building-2",
};
