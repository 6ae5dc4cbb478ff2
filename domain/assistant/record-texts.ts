import type { Procedure } from "../catalogue/procedure.ts";
import { splitWords, tellingStems } from "../text/stem.ts";

/** More quotes than these are no short answer. */
export const MAX_MENTIONS = 3;

/** The sentences of a record that speak of what the words ask, as the record has them; those that meet most words only. */
export function listMentions(procedure: Procedure, words: string): string[] {
	const asked = tellingStems(words);
	if (asked.length === 0) return [];
	const counted = listSentencesOf(procedure).map((sentence) => {
		const stems = new Set(tellingStems(sentence));
		return { sentence, met: asked.filter((stem) => stems.has(stem)).length };
	});
	const most = Math.max(...counted.map(({ met }) => met), 0);
	if (most === 0 || most * 2 < asked.length) return [];
	return [...new Set(counted.filter(({ met }) => met === most).map(({ sentence }) => sentence))].slice(0, MAX_MENTIONS);
}

function listSentencesOf({ requirements, costo_nota, full_description, lugar, steps, duration }: Procedure): string[] {
	return [
		...requirements,
		...splitSentences(costo_nota),
		...splitSentences(full_description),
		...splitSentences(lugar),
		...splitSentences(duration),
		...steps,
	];
}

const DEADLINE =
	/\b(?:extempor[aá]ne[oa]s?|(?:en|del|al|el) plazo(?= |[.;,])(?! de | que | llega)|plazos? de ley|a m[aá]s tardar|recargos?|genera multa|se paga una multa|se cobra el doble|de gracia|anterior al vencimiento|antes de la convocatoria|(?:dentro de|despu[eé]s de|antes de|pasad[oa]s|pasaron|en)(?: los)? \d+ d[ií]as|los \d+ d[ií]as (?:h[aá]biles )?(?:siguientes|despu[eé]s|tras)|tienes \d+ d[ií]as|despu[eé]s del \d)/i;

/** What a record says on until when something must be done, and what happens after. */
export function listDeadlines({ steps, requirements, costo_nota, full_description }: Procedure): string[] {
	const sentences = [...steps, ...requirements, ...splitSentences(costo_nota), ...splitSentences(full_description)];
	return [...new Set(sentences.filter((sentence) => DEADLINE.test(sentence)))].slice(0, MAX_MENTIONS);
}

/** The sentences of a text. */
function splitSentences(text: string | null): string[] {
	return text?.split(/(?<=[.!?])\s+/) ?? [];
}

/** One line of a cost table: what is paid up to an income; the last line has no upper end. */
interface CostRow {
	upTo: number | null;
	amount: number;
}

const ROWS = /(?:hasta Q(?<upTo>[\d,]+)|m[aá]s de Q[\d,]+), Q(?<amount>[\d,]+(?:\.\d+)?)/gi;
/** Fewer lines are no table. */
const LEAST_ROWS = 3;

/** The table by monthly income that a note on a cost tells ("hasta Q500, Q4; …"); empty where it tells none. */
export function readCostTable(note: string | null): CostRow[] {
	const rows = [...(note ?? "").matchAll(ROWS)].map(({ groups }) => ({
		upTo: groups?.upTo === undefined ? null : toNumber(groups.upTo),
		amount: toNumber(groups?.amount ?? ""),
	}));
	return rows.length >= LEAST_ROWS ? rows : [];
}

/** The line of a table that holds for an income. */
export function findCostRow(rows: readonly CostRow[], income: number): CostRow | undefined {
	return rows.find(({ upTo }) => upTo === null || income <= upTo);
}

const INCOME =
	/\b(?:gan[oae]|ganan|ganamos|ingresos?(?: de)?|sueldo(?: de)?|salario(?: de)?|earn|make) (?:como |unos |de |q )*(?<digits>\d{1,3}(?: \d{3})+|\d+)(?<thousands> ?mil)?\b(?! \d+ ?mil\b)/;

/** The monthly income that a question tells, as folded words ("gano 4 000 al mes"); null when it tells none. */
export function readIncome(words: string): number | null {
	const said = INCOME.exec(words)?.groups;
	if (!said?.digits) return null;
	return toNumber(said.digits) * (said.thousands ? 1000 : 1);
}

/** The words without the income that they tell. */
export function withoutIncome(words: readonly string[]): string[] {
	return splitWords(words.join(" ").replace(INCOME, " "));
}

function toNumber(digits: string): number {
	return Number(digits.replace(/[ ,]/g, ""));
}

/** Sentences of its texts that speak of something. */
export function listSentences({ full_description, costo_nota, lugar }: Procedure, pattern: RegExp): string[] {
	const sentences = [lugar, full_description, costo_nota].flatMap(splitSentences);
	return sentences.filter((sentence) => pattern.test(sentence));
}

/** The same of its requirements too. */
export function listSaid(procedure: Procedure, pattern: RegExp): string[] {
	const said = [...procedure.requirements, ...listSentences(procedure, pattern)].filter((each) => pattern.test(each));
	return [...new Set(said)].slice(0, MAX_MENTIONS);
}
