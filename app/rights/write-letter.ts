import type { LetterField, LetterKind } from "../../content/rights/letter-texts.ts";
import { cleanLine, cleanText } from "../../domain/report/report-form.ts";
import { formatDate } from "../words/format.ts";
import type { Typed } from "./use-kept-form.ts";

/** A place that nobody filled: a line to write on, or several. */
export interface Blank {
	lines: 0 | 1 | 4;
}

/** One paragraph of a letter; a list is a paragraph for each of its points. */
export type LetterParagraph = readonly (string | Blank)[];

export interface LetterFacts {
	/** The record of the procedure by its Spanish name; null for a letter about none. */
	procedure: string | null;
	/** Whether Decreto 5-2021 binds the office. */
	isExecutive: boolean;
	/** `YYYY-MM-DD`; empty where nobody knows the day yet. */
	day: string;
}

/** More than an office reads; what is longer is told, and never cut. */
export const LONGEST_LETTER_TEXT = 3_000;
export const LONGEST_LETTER_LINE = 200;
/** The number on an identity card (CUI). */
const DPI_DIGITS = 13;
/** A line to write on, in a letter that goes as text. */
const DRAWN_LINE = "____________________";

const SHORT: Blank = { lines: 0 };
const LINE: Blank = { lines: 1 };
const LINES: Blank = { lines: 4 };

const PETITION = "el artículo 28 de la Constitución Política de la República";
const ANSWER_IN_TIME =
	"El artículo 28 de la Constitución da un máximo de 30 días para resolver y notificar una petición en materia administrativa.";
const ONLY_BY_LAW =
	"El Decreto 5-2021, Ley para la Simplificación de Requisitos y Trámites Administrativos, obliga a las dependencias del Organismo Ejecutivo. Según esa ley, solo pueden exigir requisitos que estén en una ley o en un acuerdo gubernativo.";

/** A letter in Spanish, which the offices read, as it is shown, printed, copied and sent. What is not filled in is a line. */
export function writeLetter(kind: LetterKind, typed: Typed, facts: LetterFacts): readonly LetterParagraph[] {
	const value = (field: LetterField) => cleanLine(typed[field] ?? "");
	const said = (field: LetterField, blank: Blank) => value(field) || blank;
	const written = (field: LetterField, blank: Blank) => cleanText(typed[field] ?? "") || blank;
	const asked = value("ask") === "" ? [] : [cleanText(typed.ask ?? "")];
	const about = facts.procedure === null ? [] : [[`Es sobre el trámite «${facts.procedure}».`]];
	const dpi = value("dpi");
	const me = ["Yo, ", said("name", LINE), ", con DPI número ", dpi || LINE, ", "];
	const to = said("to", LINE);

	function numbered(points: readonly (string | Blank)[]): LetterParagraph[] {
		return points.map((point, position) => [`${position + 1}. `, point]);
	}

	const bodies: Readonly<Record<LetterKind, () => readonly LetterParagraph[]>> = {
		"requisito-no-publicado": () => [
			["A la autoridad superior\n", to, "\nPresente"],
			[...me, `hago esta petición con base en ${PETITION}.`],
			...about,
			["Me piden lo siguiente, y no encontré publicado que sea un requisito:"],
			[written("facts", LINES)],
			...(facts.isExecutive ? [[ONLY_BY_LAW]] : []),
			["Pido que me respondan por escrito:"],
			...numbered([
				"En qué ley o acuerdo gubernativo está ese requisito, y en qué artículo.",
				"Dónde está publicado.",
				"Si ninguno lo pide, que reciban mis papeles sin él.",
				...asked,
			]),
			[ANSWER_IN_TIME],
		],
		informacion: () => [
			["Unidad de Información Pública\n", to, "\nPresente"],
			[
				...me,
				"pido información pública con base en el Decreto 57-2008, Ley de Acceso a la Información Pública, y en el artículo 30 de la Constitución Política de la República.",
			],
			...about,
			["Pido esta información:"],
			[written("facts", LINES)],
			["La quiero así: ", written("ask", LINE)],
			["Pido la respuesta en el plazo que da esa ley, y que me digan qué día vence."],
		],
		"queja-superior": () => [
			["A la autoridad superior\n", to, "\nPresente"],
			[...me, `presento esta queja con base en ${PETITION}.`],
			...about,
			["Esto fue lo que pasó:"],
			[written("facts", LINES)],
			["Pido:"],
			...numbered(["Que revisen lo que pasó y lo corrijan.", ...asked, "Que me respondan por escrito."]),
			[ANSWER_IN_TIME],
		],
		"queja-pdh": () => [
			["Procurador de los Derechos Humanos\nProcuraduría de los Derechos Humanos\nPresente"],
			[
				...me,
				"presento esta denuncia con base en los artículos 274 y 275 de la Constitución Política de la República.",
			],
			["La institución de la que me quejo es ", to, "."],
			...about,
			["Esto fue lo que pasó:"],
			[written("facts", LINES)],
			["Pido:"],
			...numbered(["Que investiguen lo que pasó.", ...asked, "Que me digan por escrito el resultado."]),
		],
		"queja-diaco": () => [
			["Dirección de Atención y Asistencia al Consumidor (DIACO)\nPresente"],
			[...me, "presento esta queja contra ", to, "."],
			["Esto fue lo que pasó:"],
			[written("facts", LINES)],
			["Escribí mi queja en el libro de quejas del negocio el día ", SHORT, "."],
			["Pido: ", written("ask", LINES)],
		],
	};
	const day = facts.day === "" ? LINE : formatDate(facts.day, "es");
	return [
		[said("place", SHORT), ", ", day],
		...bodies[kind](),
		["Pueden responderme en: ", said("contact", LINE)],
		["Atentamente,"],
		["Firma: ", LINE, "\nNombre: ", said("name", LINE), "\nDPI: ", dpi || LINE],
	];
}

/** The letter as a message: a paragraph, an empty line. */
export function letterText(letter: readonly LetterParagraph[]): string {
	const say = (part: string | Blank) =>
		typeof part === "string" ? part : Array(Math.max(part.lines, 1)).fill(DRAWN_LINE).join("\n");
	return letter.map((paragraph) => paragraph.map(say).join("")).join("\n\n");
}

/** What is wrong with what was typed into one field; it goes into the letter all the same. */
export function findLetterFault(field: LetterField, typed: string): "long" | "dpi" | undefined {
	const most = field === "facts" || field === "ask" ? LONGEST_LETTER_TEXT : LONGEST_LETTER_LINE;
	if (typed.length > most) return "long";
	if (field !== "dpi" || typed.trim() === "") return undefined;
	return typed.replace(/[\s.-]/g, "").match(/^\d+$/)?.[0]?.length === DPI_DIGITS ? undefined : "dpi";
}

/** What was noted at the window, in Spanish sentences for a letter; empty where nobody noted what was said. */
export function tellNotes(notes: Typed): string {
	const note = (name: string) => cleanText(notes[name] ?? "");
	if (note("reason") === "" && note("asked") === "") return "";
	const when = /^\d{4}-\d\d-\d\d$/.test(note("day")) ? `El ${formatDate(note("day"), "es")}` : "";
	const hour = note("time") && `a las ${note("time").replace(/^0/, "")}`;
	const where = [note("office") && `en ${note("office")}`, note("window") && `ventanilla ${note("window")}`];
	const met = note("official") && `me atendió ${note("official")}`;
	const scene = [when, hour, ...where, met].filter(Boolean).join(", ");
	return [
		scene && endSentence(scene.charAt(0).toUpperCase() + scene.slice(1)),
		note("asked") && endSentence(`Pedí: ${note("asked")}`),
		note("reason") && endSentence(`Me dijeron: ${note("reason")}`),
	]
		.filter(Boolean)
		.join("\n");
}

function endSentence(words: string): string {
	return /[.!?…]$/.test(words) ? words : `${words}.`;
}
