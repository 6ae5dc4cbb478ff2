import type { Institution } from "../catalogue/institution.ts";
import type { Procedure } from "../catalogue/procedure.ts";
import { type FichaGroup, type FichaVariant, fichaName, findGiver, groupFichas, type OfficialFicha } from "./ficha.ts";

type Givers = readonly Pick<Institution, "id" | "website">[];

/** What a ficha gives of a procedure, institution included only where it is one of `known`. */
export function listFichaProcedures(fichas: readonly OfficialFicha[], known: Givers): Procedure[] {
	const groups = groupFichas(fichas);
	const groupOf = new Map(groups.flatMap((group) => group.variants.map(({ ficha }) => [ficha.ficha, groupId(group)])));
	return [
		...groups.map((group) => joinVariants(group, known)),
		...fichas.map((ficha) => convert(ficha, known, groupOf.get(ficha.ficha) ?? null)),
	];
}

/** What the one for all variants says where they differ. */
const DEPENDS = "Depende de la variante.";

/** The id of the page of a ficha; its number never changes, its name may. */
function fichaId({ ficha }: OfficialFicha): string {
	return `ficha-${ficha}`;
}

function groupId({ variants }: FichaGroup): string {
	return `fichas-${Math.min(...variants.map(({ ficha }) => Number(ficha.ficha)))}`;
}

function convert(ficha: OfficialFicha, known: Givers, group: string | null): Procedure {
	return {
		id: fichaId(ficha),
		name: fichaName(ficha),
		description: ficha.plain,
		full_description: null,
		category: ficha.category,
		subcategory: null,
		type: ficha.type,
		duration: ficha.time,
		lugar: null,
		user_type: ficha.users,
		requirements: ficha.papers,
		steps: ficha.steps,
		costo: ficha.amount,
		costo_nota: ficha.cost_note,
		codigo_moneda: ficha.currency,
		documento_obtenible: ficha.gets,
		respaldo_legal: ficha.law,
		// The fichas bear no date.
		fecha_actualizado: null,
		enlace: ficha.url ?? ficha.catalogue_url,
		is_digital: ficha.type === "digital",
		institution_id: findGiver(ficha, known),
		keywords: [],
		sources: [ficha.catalogue_url],
		confidence: null,
		needs_review: false,
		nivel: "ficha",
		ficha: ficha.ficha,
		duda: ficha.doubt,
		demanda: ficha.demand,
		grupo: group,
	};
}

/** One record for all variants: what they have in common, and from what to what their costs go. */
function joinVariants(group: FichaGroup, known: Givers): Procedure {
	const id = groupId(group);
	const fichas = group.variants.map(({ ficha }) => ficha);
	const [first] = fichas;
	if (!first) throw new Error("A group of fichas has at least two.");
	const labels = group.variants.map(({ label }) => label).filter((label) => label !== "");
	return {
		...convert(first, known, id),
		id,
		name: group.name,
		description: introduce(group.variants),
		type: common(fichas, ({ type }) => type) ?? "mixto",
		duration: common(fichas, ({ time }) => time) ?? DEPENDS,
		user_type: common(fichas, ({ users }) => users) ?? "ambos",
		requirements: first.papers.filter((paper) => fichas.every(({ papers }) => papers.includes(paper))),
		steps: first.steps.filter((step) => fichas.every(({ steps }) => steps.includes(step))),
		costo: common(fichas, ({ amount }) => amount),
		costo_nota: common(fichas, ({ cost_note }) => cost_note) ?? sayRange(fichas) ?? DEPENDS,
		documento_obtenible: common(fichas, ({ gets }) => gets) ?? DEPENDS,
		respaldo_legal: common(fichas, ({ law }) => law) ?? DEPENDS,
		enlace: common(fichas, ({ url }) => url) ?? first.catalogue_url,
		is_digital: fichas.every(({ type }) => type === "digital"),
		keywords: labels,
		sources: fichas.map(({ catalogue_url }) => catalogue_url),
		ficha: null,
		duda: common(fichas, ({ doubt }) => doubt),
		demanda: common(fichas, ({ demand }) => demand) ?? 1,
	};
}

function introduce(variants: readonly FichaVariant[]): string {
	return `El catálogo oficial lo divide en ${variants.length} variantes. Elige la tuya para ver qué pide.`;
}

/** What all of them say; null where they differ. */
function common<Value>(fichas: readonly OfficialFicha[], read: (ficha: OfficialFicha) => Value): Value | null {
	const values = new Set(fichas.map(read));
	const [value] = values;
	return values.size === 1 && value !== undefined ? value : null;
}

/** From what to what they cost, in the form that `findCostRange` reads; null where they cost the same or somebody does not know. */
function sayRange(fichas: readonly OfficialFicha[]): string | null {
	const amounts = fichas.flatMap(({ amount }) => amount ?? []);
	const currency = common(fichas, (ficha) => ficha.currency);
	const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
	if (amounts.length < fichas.length || currency === null || least === most) return null;
	const sign = currency === "USD" ? "US$" : "Q";
	return `De ${sign}${sayAmount(least)} a ${sign}${sayAmount(most)}, según la variante.`;
}

function sayAmount(amount: number): string {
	const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
	return amount.toLocaleString("en-US", { minimumFractionDigits, maximumFractionDigits: 2 });
}
