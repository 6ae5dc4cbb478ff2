import institutions from "../data/institutions.json" with { type: "json" };
import procedures from "../data/procedures.json" with { type: "json" };
import { FACTS_DIR, readFacts } from "../database/facts.server.ts";
import { isVariant } from "../domain/catalogue/procedure.ts";

/** How many records the portal begins with: what pages count must be these, not a number that somebody typed once. */
export const PROCEDURES = procedures.length;
/** What the page of a procedure says under its sources: how many, and the newest date. */
export function sourcesOf(id: string): { count: string; date: string; address: string } {
	const procedure = procedures.find((each) => each.id === id);
	const day = new Intl.DateTimeFormat("es-GT", { dateStyle: "long", timeZone: "UTC" });
	const date = day.format(new Date(procedure?.fecha_actualizado ?? ""));
	const [address = ""] = procedure?.sources ?? [];
	const count = `${procedure?.sources.length} fuentes. Última actualización: ${date} (la fuente más nueva)`;
	return { count, date, address };
}

/** How many procedures the lists of the portal show: those, and what the official catalogue says, of several variants one. */
export const LISTED = (await readFacts(FACTS_DIR)).procedures.filter((each) => !isVariant(each)).length;
export const INSTITUTIONS = institutions.length;

/** How many procedures are done wholly online, partly, or at the window. */
export const PROCEDURES_BY_TYPE = Object.fromEntries(
	["digital", "mixto", "presencial"].map((type) => [type, procedures.filter((each) => each.type === type).length]),
) as Record<"digital" | "mixto" | "presencial", number>;

/** How many procedures an institution has. */
export function countAt(institution: string): number {
	return procedures.filter((each) => each.institution_id === institution).length;
}

/** How many requirements the record of a procedure has. */
export function countRequirements(id: string): number {
	return procedures.find((each) => each.id === id)?.requirements.length ?? 0;
}

/** How many procedures a category has. */
export function countIn(category: string): number {
	return procedures.filter((each) => each.category === category).length;
}

/** So few more than a page are shown with it. */
const FEW = 4;

/** The number of the first item of the last page, of a list in pages of one size. */
export function startOfLastPage(items: number, size: number): number {
	const start = Math.floor((items - 1) / size) * size + 1;
	return start > 1 && items - start < FEW ? start - size : start;
}

/** How many pages a list has. */
export function countPages(items: number, size: number): number {
	return Math.ceil(startOfLastPage(items, size) / size);
}
