import type { CataloguedProcedure } from "./catalogue.ts";

/**
 * The parts of a record that are written in words. What is read off a paper or a sign stays as it is: laws, offices and their
 * addresses. `notes` are those on its facts, `fees` what is paid and when, `places` the opening hours, `terms` until when.
 */
export const TRANSLATED_FIELDS = [
	"name",
	"description",
	"full_description",
	"duration",
	"lugar",
	"requirements",
	"steps",
	"costo_nota",
	"documento_obtenible",
	"notes",
	"fees",
	"places",
	"terms",
] as const;
export type TranslatedField = (typeof TRANSLATED_FIELDS)[number];

/** By field, each Spanish text with what it says in the other language. */
export type ProcedureTranslation = Readonly<Partial<Record<TranslatedField, Readonly<Record<string, string>>>>>;

/** The translated procedures of one language, by id. */
export type Translations = Readonly<Record<string, ProcedureTranslation>>;

/** One text of a record. */
export interface TranslatedText {
	field: TranslatedField;
	/** As the record says it. */
	spanish: string;
}

/** A procedure in another language, as far as its Spanish is still what was translated. */
export interface TranslatedProcedure {
	procedure: CataloguedProcedure;
	/** Texts that came or changed since: they stand there in Spanish. */
	stillSpanish: readonly string[];
}

/**
 * Says a procedure in another language. A text that no longer is the one that was translated stays as the record says it.
 * Null where none of them is: the record is another one by the same id.
 */
export function translateProcedure(
	procedure: CataloguedProcedure,
	translation: ProcedureTranslation,
): TranslatedProcedure | null {
	const stillSpanish = new Set<string>();
	let isSaid = false;

	function say(field: TranslatedField, spanish: string): string {
		const said = findTranslatedText(translation, { field, spanish });
		if (said === undefined) stillSpanish.add(spanish);
		else isSaid = true;
		return said ?? spanish;
	}

	const sayOrNull = (field: TranslatedField, text: string | null) => (text === null ? null : say(field, text));

	const translated: TranslatedProcedure["procedure"] = {
		...procedure,
		name: sayOrNull("name", procedure.name),
		description: sayOrNull("description", procedure.description),
		full_description: sayOrNull("full_description", procedure.full_description),
		duration: sayOrNull("duration", procedure.duration),
		lugar: sayOrNull("lugar", procedure.lugar),
		requirements: procedure.requirements.map((requirement) => say("requirements", requirement)),
		steps: procedure.steps.map((step) => say("steps", step)),
		costo_nota: sayOrNull("costo_nota", procedure.costo_nota),
		documento_obtenible: sayOrNull("documento_obtenible", procedure.documento_obtenible),
		facts: procedure.facts.map((fact) => ({
			...fact,
			note: sayOrNull("notes", fact.note),
			other_value: sayOrNull("notes", fact.other_value),
		})),
		fees: procedure.fees.map((fee) => ({
			...fee,
			concept: say("fees", fee.concept),
			condition: sayOrNull("fees", fee.condition),
			question: sayOrNull("fees", fee.question),
		})),
		places: procedure.places.map((place) => ({ ...place, hours: sayOrNull("places", place.hours) })),
		terms: procedure.terms.map((term) => ({
			...term,
			concept: say("terms", term.concept),
			event: sayOrNull("terms", term.event),
			condition: sayOrNull("terms", term.condition),
			consequence: sayOrNull("terms", term.consequence),
			other_value: sayOrNull("terms", term.other_value),
		})),
	};
	return isSaid ? { procedure: translated, stillSpanish: [...stillSpanish] } : null;
}

/** What a text says in the other language; undefined where it came or changed after the translation. */
export function findTranslatedText(
	translation: ProcedureTranslation,
	{ field, spanish }: TranslatedText,
): string | undefined {
	const texts = translation[field];
	return texts && Object.hasOwn(texts, spanish) ? texts[spanish] : undefined;
}

/** Every text of a procedure that a translation says, in reading order; one that stands twice in a field comes once. */
export function listTranslatedTexts(procedure: CataloguedProcedure): TranslatedText[] {
	const texts: Readonly<Record<TranslatedField, readonly (string | null)[]>> = {
		name: [procedure.name],
		description: [procedure.description],
		full_description: [procedure.full_description],
		duration: [procedure.duration],
		lugar: [procedure.lugar],
		requirements: procedure.requirements,
		steps: procedure.steps,
		costo_nota: [procedure.costo_nota],
		documento_obtenible: [procedure.documento_obtenible],
		notes: procedure.facts.flatMap(({ note, other_value }) => [note, other_value]),
		fees: procedure.fees.flatMap(({ concept, condition, question }) => [concept, condition, question]),
		places: procedure.places.map(({ hours }) => hours),
		terms: procedure.terms.flatMap((term) => [
			...[term.concept, term.event, term.condition, term.consequence, term.other_value],
		]),
	};
	return TRANSLATED_FIELDS.flatMap((field) =>
		[...new Set(texts[field])].flatMap((spanish) => (spanish === null ? [] : { field, spanish })),
	);
}
