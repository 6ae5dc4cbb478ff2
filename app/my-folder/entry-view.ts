import { ANYWHERE } from "../../domain/offices/near.ts";
import { addresses } from "../address/addresses.ts";
import type { Entry } from "../folder/folder.ts";
import type { Ticks } from "../folder/kept-ticks.ts";

/** Where more is said of a saved thing. */
export function entryAddress({ kind, id, group }: Entry): string {
	if (kind === "tramite") return addresses.procedure.to({ id });
	if (kind === "experiencia") {
		return addresses.experiences.to({ experience: id, ...(group === "sociedad" && { holder: group }) });
	}
	const [institution = "", department = ""] = group.split(" ");
	return `${addresses.offices.to({ institution: institution || null, department: department || ANYWHERE })}#oficina-${id}`;
}

/** The keys of what it needs that are ticked. */
export function listTicked({ kind, id, needs, done }: Entry, ticks: Ticks): string[] {
	const ticked = kind === "experiencia" ? done : (ticks[id] ?? []);
	return needs.map(({ key }) => key).filter((key) => ticked.includes(key));
}
