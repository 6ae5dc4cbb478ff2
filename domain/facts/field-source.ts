import type { AskedField } from "../assistant/assistant-fields.ts";
import type { CataloguedProcedure } from "../catalogue/catalogue.ts";
import { guatemalaToday } from "../text/days.ts";
import { isOfficialSite, safeWebAddress, siteName } from "../text/web-address.ts";
import { type FactStanding, isSaid, judgeListed } from "./confidence.ts";
import type { ProvableField } from "./procedure-fact.ts";
import { findFact } from "./procedure-fact.ts";
import { listTermsFor } from "./procedure-term.ts";

/** Where one fact comes from: the page that says it, else all pages that its record rests on. */
export interface FieldSource {
	/** Safe addresses; several where two say the same, or where nobody noted which of them says this fact. */
	addresses: readonly string[];
	/** Calendar date on which the page, or the newest one of several, was published. */
	date: string | null;
	/** What was found out about this very fact; null where nobody noted its source. */
	proof: FieldProof | null;
}

export interface FieldProof {
	status: FactStanding;
	/** Whether it is older than a fact of its kind may be. */
	isOld: boolean;
	/** When it was last read. */
	read: string | null;
	/** What another source says, of a contradiction, and its safe address. */
	other: { value: string; address: string | null } | null;
}

/** The field of a record that answers a question. */
const PROVES: Readonly<Partial<Record<string, ProvableField>>> = {
	cost: "costo",
	duration: "duration",
	requirements: "requirements",
	steps: "steps",
	place: "lugar",
	hours: "horario",
	law: "respaldo_legal",
	link: "enlace",
} satisfies Partial<Record<AskedField, ProvableField>>;

/** What a note says of its own source. */
const SAYS_OFFICIAL =
	/\b(?:ficha|p[aá]ginas?|lista|estimado|arancel) oficial(?:es)?\b|\bla ficha (?:no )?(?:indica|registra)/i;

/** The source of one field, as the facts of the procedure name it; of several that the record has and none noted, all are told. */
export function findFieldSource(procedure: CataloguedProcedure, field: string): FieldSource {
	const own = findTermSource(procedure, field) ?? findOwnSource(procedure, field);
	return own ?? { ...findRecordSource(procedure, field), proof: null };
}

/** The pages that say its deadlines, or how long it is good, each once. */
function findTermSource({ terms }: CataloguedProcedure, field: string): FieldSource | undefined {
	const asked = listTermsFor(field, terms);
	const [first] = asked;
	if (!first) return undefined;
	const pages = asked.map(({ source, status, other_source }) => [
		source,
		status === "confirmado" ? other_source : null,
	]);
	const addresses = [...new Set(pages.flat().flatMap((page) => safeWebAddress(page) ?? []))];
	const doubted = asked.find(({ status }) => status === "contradicho") ?? first;
	const { published, other_value, other_source } = doubted;
	const { status, isOld } = judgeListed(doubted, guatemalaToday());
	const other = other_value === null ? null : { value: other_value, address: safeWebAddress(other_source) };
	// What was read first is what may have changed since.
	const [read = null] = asked.map((term) => term.read).sort();
	return { addresses, date: addresses.length === 1 ? published : null, proof: { status, isOld, read, other } };
}

function findOwnSource({ facts }: CataloguedProcedure, field: string): FieldSource | undefined {
	const proven = PROVES[field];
	const fact = proven && findFact(facts, proven);
	if (!fact) return undefined;
	const { status, isOld, read, published, other_value } = fact;
	const address = safeWebAddress(fact.source);
	const otherAddress = safeWebAddress(fact.other_source);
	// A second page that says the same is a source too; one that says otherwise is told with what it says.
	const isAgreed = isSaid(status);
	const addresses = [address, isAgreed ? otherAddress : null].flatMap((each) => each ?? []);
	const other = other_value === null ? null : { value: other_value, address: isAgreed ? null : otherAddress };
	// Of two pages the newer day is known where both say theirs.
	const days = [published, ...(addresses.length > 1 ? [fact.other_published] : [])].flatMap((day) => day ?? []);
	const date = days.length < addresses.length ? null : (days.toSorted().at(-1) ?? null);
	return { addresses, date, proof: { status, isOld, read, other } };
}

function findRecordSource(procedure: CataloguedProcedure, field: string): Omit<FieldSource, "proof"> {
	const link = safeWebAddress(procedure.enlace);
	if (field === "link" && link) return { addresses: [link], date: null };
	const sources = [...new Set(procedure.sources.flatMap((source) => safeWebAddress(source) ?? []))];
	if (sources.length === 0) return { addresses: link ? [link] : [], date: link ? procedure.fecha_actualizado : null };
	const official = sources.filter((source) => isOfficialSite(siteName(source)));
	const isOfficialCost = field === "cost" && SAYS_OFFICIAL.test(procedure.costo_nota ?? "");
	// The date of the record is that of its newest source, which may be another one.
	if (isOfficialCost && official.length === 1 && sources.length > 1) return { addresses: official, date: null };
	return { addresses: sources, date: procedure.fecha_actualizado };
}
