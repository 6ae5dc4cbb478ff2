import { ANYWHERE } from "../../domain/offices/near.ts";
import { addresses } from "../address/addresses.ts";
import type { Entry, EntryKind } from "../folder/folder.ts";
import type { Ticks } from "../folder/kept-ticks.ts";

/** Where more is said of a saved thing. */
export function entryAddress({ kind, id, group, needs }: Entry): string {
	if (kind === "tramite") return addresses.procedure.to({ id });
	if (kind === "plan") return addresses.plan.to({ ids: needs.map(({ key }) => key) });
	if (kind === "experiencia") {
		return addresses.experiences.to({ experience: id, ...(group === "sociedad" && { holder: group }) });
	}
	const [institution = "", department = ""] = group.split(" ");
	return `${addresses.offices.to({ institution: institution || null, department: department || ANYWHERE })}#oficina-${id}`;
}

/** The keys of what it needs that are ticked. */
export function listTicked({ kind, id, needs, done }: Entry, ticks: Ticks): string[] {
	const ticked = isWay(kind) ? done : (ticks[id] ?? []);
	return needs.map(({ key }) => key).filter((key) => ticked.includes(key));
}

/** Whether it is made of procedures, which are done one after the other. */
export function isWay(kind: EntryKind): kind is "experiencia" | "plan" {
	return kind === "experiencia" || kind === "plan";
}
