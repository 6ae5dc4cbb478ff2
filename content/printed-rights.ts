import type { Confidence, Procedure } from "../domain/procedure.ts";
import { CONTACT } from "./contact.ts";
import { type PrintedDocument, type PrintedSection, writeDate } from "./printed-document.ts";

const SIMPLIFICATION_LAW = "Decreto 5-2021";

const CONFIDENCE_WORDS: Readonly<Record<Confidence, string>> = { alta: "alta", media: "media", baja: "baja" };

/** Procedures for when an office does not answer, in the order of the document. */
const WAYS: readonly { id: string; title: string }[] = [
	{ id: "acceso-informacion-publica", title: "Pide información al Estado" },
	{ id: "denuncia-pdh", title: "Si una autoridad te trata mal" },
	{ id: "queja-consumidor", title: "Si el problema es con un negocio" },
];

/** What to ask at the window and where to turn; every fact is taken from the catalogue with its law, date and sources. */
export function writeRights(procedures: readonly Procedure[]): PrintedDocument {
	return {
		id: "derechos",
		title: "Tus derechos en la ventanilla",
		introduction:
			"Este documento te ayuda a preguntar y a saber a dónde ir si algo sale mal. Solo informa: no es consejo legal.",
		updatedOn: "2026-11-20",
		sections: [
			{
				title: "Antes de ir",
				steps: [
					"Lee los requisitos y mira la fecha de la fuente.",
					"Llama a la institución si algo no está claro.",
					"Lleva este documento y algo para anotar.",
				],
			},
			{
				title: "Qué puedes preguntar en la ventanilla",
				points: [
					"¿Qué ley o qué reglamento pide este papel?",
					"¿Cuánto cuesta, dónde se paga y qué recibo dan?",
					"¿Cuánto tarda y cómo me avisan?",
					"¿Cuál es el número de mi trámite?",
					"Si me dicen que no: ¿me lo pueden dar por escrito, con el motivo?",
				],
			},
			writeLaw(procedures),
			...WAYS.map(({ id, title }) => writeWay(requireProcedure(procedures, id), title)),
			{
				title: "Si ves un error aquí",
				paragraphs: [`Cuéntanos: ${CONTACT.writeUs.es}. Lo revisamos y lo corregimos.`],
			},
		],
	};
}

/** Names the law and the procedures that cite it. The portal has not summarised the law, and the document says so. */
function writeLaw(procedures: readonly Procedure[]): PrintedSection {
	const citing = procedures.filter(({ respaldo_legal }) => respaldo_legal?.includes(SIMPLIFICATION_LAW));
	return {
		title: "La ley que simplifica los trámites",
		paragraphs: [
			`En Guatemala hay una Ley para la Simplificación de Requisitos y Trámites Administrativos. Es el ${SIMPLIFICATION_LAW}. Aquí no la resumimos, porque aún no la hemos revisado entera. Estos trámites del portal la citan:`,
		],
		points: citing.map(({ name, respaldo_legal }) => `${name}: ${respaldo_legal}`),
	};
}

function writeWay(procedure: Procedure, title: string): PrintedSection {
	const { name, full_description, steps, duration, costo_nota, respaldo_legal, fecha_actualizado, confidence } =
		procedure;
	return {
		title,
		paragraphs: [`${name}. ${full_description ?? ""}`.trim()],
		steps,
		parts: [
			{
				title: `Datos de «${name}»`,
				points: [
					`Tiempo: ${duration ?? "No especificado"}`,
					`Costo: ${costo_nota ?? "No especificado"}`,
					`Ley: ${respaldo_legal ?? "No especificada"}`,
					`Fecha de la fuente: ${fecha_actualizado ? writeDate(fecha_actualizado) : "sin fecha"}`,
					`Qué tan seguro es el dato: ${confidence ? CONFIDENCE_WORDS[confidence] : "no se sabe"}`,
					...procedure.sources.map((source) => `Fuente: ${source}`),
				],
			},
		],
	};
}

function requireProcedure(procedures: readonly Procedure[], id: string): Procedure {
	const found = procedures.find((procedure) => procedure.id === id);
	if (!found) throw new Error(`content/printed-rights.ts speaks of procedure "${id}", which data/ does not hold`);
	return found;
}
