import type { Catalogue, CataloguedProcedure } from "./catalogue.ts";
import { findProcedure } from "./catalogue.ts";
import type { Experience } from "./experience.ts";
import type { Procedure } from "./procedure.ts";
import { foldText } from "./text.ts";

/** One required procedure of an experience, in its place; without a procedure when the catalogue no longer has it. */
export interface ExperienceStep {
	id: string;
	procedure: CataloguedProcedure | undefined;
}

/** What the records say about money; amounts of different currencies are never added up. */
export interface KnownCosts {
	/** One sum for each currency, in the order met; procedures free of charge add nothing. */
	sums: readonly { currency: string; amount: number }[];
	/** Procedures whose cost is known, those free of charge among them. */
	known: number;
	unknown: number;
}

const DAYS = { dia: 1, semana: 7, mes: 30 };
/** "3 a 5 días hábiles", "Unas 2 semanas"; "hasta" and "dentro de" give no minimum, so they do not match. */
const LEAST_TIME = /^(?:unos |unas |de |desde |entre )?(\d+)(?: ?(?:a|y|o|-|–) ?\d+)? ?(dia|semana|mes)/;
const ANY_TIME = /(\d+) ?(dia|semana|mes)/g;

/** The required procedures of an experience, in order. */
export function listExperienceSteps(catalogue: Catalogue, { ids_procedures }: Experience): ExperienceStep[] {
	return ids_procedures.map((id) => ({ id, procedure: findProcedure(catalogue, id) }));
}

/** Adds up the costs that are known and counts those that are not. */
export function sumKnownCosts(procedures: readonly Pick<Procedure, "costo" | "codigo_moneda">[]): KnownCosts {
	const sums = new Map<string, number>();
	let known = 0;
	for (const { costo, codigo_moneda } of procedures) {
		if (costo === null) continue;
		known += 1;
		if (costo > 0) sums.set(codigo_moneda, (sums.get(codigo_moneda) ?? 0) + costo);
	}
	return {
		sums: [...sums].map(([currency, amount]) => ({ currency, amount })),
		known,
		unknown: procedures.length - known,
	};
}

/** Procedures that alone take longer, by their own records, than the whole experience is estimated to take. */
export function listSlowerThan(procedures: readonly CataloguedProcedure[], estimate: string): CataloguedProcedure[] {
	const most = mostDays(estimate);
	return most === null ? [] : procedures.filter(({ duration }) => (leastDays(duration) ?? 0) > most);
}

/** The least calendar days that a duration names at its beginning; null when it names none. */
function leastDays(duration: string | null): number | null {
	const [, number, unit] = LEAST_TIME.exec(foldText(duration ?? "")) ?? [];
	return number && isUnit(unit) ? Number(number) * DAYS[unit] : null;
}

function mostDays(duration: string): number | null {
	const times = [...foldText(duration).matchAll(ANY_TIME)].map(([, number, unit]) =>
		isUnit(unit) ? Number(number) * DAYS[unit] : 0,
	);
	return times.length > 0 ? Math.max(...times) : null;
}

function isUnit(word: string | undefined): word is keyof typeof DAYS {
	return word !== undefined && word in DAYS;
}
