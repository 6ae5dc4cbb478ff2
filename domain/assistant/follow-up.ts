import type { Catalogue, CataloguedProcedure } from "../catalogue/catalogue.ts";
import { procedureName } from "../catalogue/procedure.ts";
import { splitWords, tellingStems } from "../text/stem.ts";
import { foldText } from "../text/text.ts";
import type { AskedField } from "./assistant-fields.ts";
import { type Candidate, isSure } from "./assistant-match.ts";
import type { Knowledge, ReadQuestion } from "./question.ts";
import { listMentions, MAX_MENTIONS, readIncome } from "./record-texts.ts";
import type { Answer, Reply } from "./reply.ts";
import { VARIANTS } from "./variants.ts";

const OPENERS =
	/^(?:(?:vos|ok|okay|bueno|pues|fijate|ah|entonces|oye|mire|pero|tambien) )*(?:y|e|pero|entonces|tambien|and|what about|also)(?: |$)/;
/** What asks for a detail of the procedure talked about, and names no procedure by it. */
const ASKS_DETAIL =
	/\b(?:acept\w+|puedo (?:pagar|ir|llevar|mandar|usar)|se puede (?:pagar|usar)|(?:me |te |se )?(?:piden|pide|exigen)|necesito|necesita|hace falta|hay que|tengo que|debo (?:llevar|ir)|sirve|vale|puede (?:ir|recoger\w*|hacer\w*)|do i need|can i (?:pay|use|bring))\b/;

interface Detail {
	/** The brother that is meant; undefined when the procedure has none of the kind. */
	sibling: CataloguedProcedure | undefined;
	/** Whether the words say the variant and nothing more. */
	isWhole: boolean;
	/** The words that say it. */
	said: string;
	/** Other words for it in records. */
	also: string;
}

/** Whether a question, as folded words, begins like one that goes on. */
export function goesOn(words: string): boolean {
	return OPENERS.test(words);
}

/** Whether a question asks for a detail, such as "¿aceptan tarjeta?". */
export function asksDetail(words: string): boolean {
	return ASKS_DETAIL.test(words);
}

/** How probably one word must ask for a field. */
const LEAST_OF_WORD = 0.3;
/** A verb with the pronoun of what was talked about: "sacarla". */
const WITH_PRONOUN = /^\p{L}{2,}r(?:[mst]e|(?:[mst]e)?l[aeo]s?)$/u;
const PRONOUNS = new Set("otro otra otros nuevo nueva uno una eso esto ese esa".split(" "));

/** Asks for something of what was talked about: its words name a field or end in its pronoun ("¿cuánto tardan en darlo?"). */
export function asksBack({ intents }: Pick<Knowledge, "intents">, { named, fields }: ReadQuestion): boolean {
	const words = named === "" ? [] : named.split(" ");
	const asks = (word: string) => {
		const [best] = intents.read([word]);
		return best !== undefined && best.share >= LEAST_OF_WORD && fields.some((field) => field === best.intent);
	};
	const goesBack = (word: string) => WITH_PRONOUN.test(word) || PRONOUNS.has(word) || asks(word);
	return fields.length > 0 && words.length > 0 && words.every(goesBack);
}

/** Reads "para renovarla" as a variant of a procedure; undefined when the words name no variant. */
export function readVariant(
	catalogue: Catalogue,
	procedure: CataloguedProcedure,
	{ words, subject }: { words: string; subject: string },
): Detail | undefined {
	const variants = VARIANTS.filter(({ said }) => words.search(said) >= 0);
	const [first] = variants;
	if (!first) return undefined;
	const family = familyOf(procedure);
	const brothers = catalogue.procedures
		.filter((other) => other !== procedure && variants.some(({ named }) => named.test(foldedName(other))))
		.map((other) => ({ other, shared: countShared(other, family) }))
		.filter(({ shared }) => shared > 0 && shared * 2 >= family.length)
		.sort((one, other) => other.shared - one.shared || lengthOf(one.other) - lengthOf(other.other));
	const isItself = variants.some(({ named }) => named.test(foldedName(procedure)));
	const matched = variants.flatMap(({ said }) => words.match(said) ?? []).join(" ");
	const known = new Set([...family, ...tellingStems(matched)]);
	return {
		sibling: isItself ? procedure : brothers[0]?.other,
		said: matched,
		also: variants.flatMap(({ also }) => also ?? []).join(" "),
		isWhole: tellingStems(subject).every((stem) => known.has(stem) || IDLE.has(stem)),
	};
}

/** Procedures of the same thing: "¿cuál es más barato?" compares them. */
export function listFamily(catalogue: Catalogue, procedure: CataloguedProcedure): CataloguedProcedure[] {
	const family = familyOf(procedure);
	const brothers = catalogue.procedures.filter(
		(other) =>
			other !== procedure &&
			family.length > 0 &&
			VARIANTS.some(({ named }) => named.test(foldedName(other))) &&
			countShared(other, family) === family.length,
	);
	return [procedure, ...brothers];
}

const IDLE = new Set(
	tellingStems("puede pueden persona caso ejemplo edad año soy fuera mayor lleva tarda quiero estaba ya"),
);

/** What the name says of the thing itself, without the variant: "pasaporte". */
function familyOf(procedure: CataloguedProcedure): string[] {
	const plain = foldText(procedureName(procedure))
		.replace(/\([^)]*\)/g, " ")
		.replace(/ por (?:robo|medio).*| vencido.*/g, " ");
	const name = VARIANTS.reduce((left, { said }) => left.replace(said, " "), plain);
	return tellingStems(name).filter((stem) => !NAMES_KIND.has(stem));
}

/** Words that stand in names of every kind. */
const NAMES_KIND = new Set(
	tellingStems(
		"inscripción ordinario cambio solicitud registro obtener emisión reposición inscribir domiciliado vigente tipo guatemalteco",
	),
);

function countShared(other: CataloguedProcedure, family: readonly string[]): number {
	const { stems } = nameOf(other);
	return family.filter((stem) => stems.has(stem)).length;
}

function foldedName(procedure: CataloguedProcedure): string {
	return nameOf(procedure).folded;
}

interface ReadName {
	folded: string;
	stems: ReadonlySet<string>;
}

const names = new WeakMap<CataloguedProcedure, ReadName>();

/** Read once: a question goes through the names of the whole catalogue. */
function nameOf(procedure: CataloguedProcedure): ReadName {
	const known = names.get(procedure);
	if (known) return known;
	const name = procedureName(procedure);
	const read = { folded: foldText(name), stems: new Set(tellingStems(name)) };
	names.set(procedure, read);
	return read;
}

function lengthOf(procedure: CataloguedProcedure): number {
	return procedureName(procedure).length;
}

/** A question, and what was talked about before it. */
interface FollowUp extends Pick<ReadQuestion, "words" | "fields" | "named" | "isUnnamed"> {
	catalogue: Catalogue;
	previous: CataloguedProcedure;
	/** What was asked of it. */
	fieldsBefore: readonly AskedField[];
}

/** Answers a question that goes on about the procedure before, or its brother; undefined where it turns to another one. */
export function followUp(asked: FollowUp, candidates: readonly Candidate[]): Answer | undefined {
	const { catalogue, words, fields, named, isUnnamed, previous, fieldsBefore } = asked;
	const variant = readVariant(catalogue, previous, { words, subject: named });
	// What was asked of the one is asked of the other: "¿cuánto cuesta?", "¿y para renovarla?".
	const kept = fields.length > 0 ? fields : fieldsBefore;
	const answer: Answer = { kind: "answer", fields: kept, procedure: previous, others: [], income: readIncome(words) };
	// "¿Y si vivo en Estados Unidos?" only seems to ask where or whether online, and "¿y si soy extranjero?" who may.
	if (variant?.isWhole) {
		const { sibling = previous, said, also } = variant;
		if (sibling !== previous)
			return { ...answer, fields: kept.filter((field) => field !== "online" && field !== "place"), procedure: sibling };
		const [direct, other] = [
			listMentions(previous, said),
			also.split(" ").flatMap((word) => listMentions(previous, word)),
		];
		const mentions = direct.length > 0 ? direct : [...new Set(other)].slice(0, MAX_MENTIONS);
		return {
			...answer,
			fields: fields.filter((field) => field !== "audience"),
			mentions: isOfPrevious(previous, said) && mentions.length === 0 ? null : mentions,
		};
	}
	if (isUnnamed || !(goesOn(words) || asksDetail(words))) return undefined;
	const mentions = listMentions(previous, named);
	if (mentions.length > 0 && (asksDetail(words) || !isNamedSurely(candidates, named)))
		return { ...answer, fields, mentions };
	const isAboutAnother = isNamedSurely(candidates, named) || (!asksDetail(words) && candidates.length > 0);
	return isAboutAnother ? undefined : { ...answer, fields, mentions: [] };
}

/** Whether one candidate is meant, and by its name: "10 años" stands in many records and names none. */
function isNamedSurely(candidates: readonly Candidate[], named: string): boolean {
	const stems = new Set(tellingStems(candidates[0]?.procedure.name ?? ""));
	const isNamed = tellingStems(named).some((stem) => stems.has(stem));
	return isNamed && isSure(candidates);
}

/** Whether the variant stands in the name already: "¿y para renovarlo?" after the renewal. */
function isOfPrevious({ name }: CataloguedProcedure, said: string): boolean {
	const stems = new Set(tellingStems(name ?? ""));
	return tellingStems(said).some((stem) => stems.has(stem));
}

/** Beside an answer to "¿necesito cita para el pasaporte?" stands what the record says on its other words. */
export function withDetail(reply: Reply, named: string, words: string): Reply {
	if (reply.kind !== "answer") return reply;
	const income = readIncome(words);
	if (reply.fields.length > 0 || !asksDetail(words)) return { ...reply, income };
	const { name, keywords } = reply.procedure;
	const known = new Set(tellingStems(`${name ?? ""} ${keywords.join(" ")}`));
	const other = splitWords(named).filter((word) => tellingStems(word).some((stem) => !known.has(stem)));
	const mentions = listMentions(reply.procedure, other.join(" "));
	return { ...reply, income, mentions: mentions.length > 0 ? mentions : null };
}
