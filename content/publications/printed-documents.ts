import type { Confidence, Procedure } from "../../domain/catalogue/procedure.ts";
import { LOCALES } from "../../domain/language.ts";
import { LEAST_CONFIRMED, POINTS, POINTS_PER_DIMENSION } from "../../domain/observatory/evaluation.ts";
import {
	DIMENSIONS,
	INDICATORS,
	INDICATORS_BY_DIMENSION,
	type Indicator,
} from "../../domain/observatory/indicators.ts";
import {
	EXCELLENT_MATURITY,
	MATURITY_SCALE,
	type MaturityBand,
	REQUIREMENT_SCALE,
	SCORE_SCALE,
	type ScoreBand,
	STEP_SCALE,
	writeBands,
} from "../../domain/observatory/scales.ts";
import { BRAND, CONTACT } from "../brand.ts";
import { type HelpDocument, HOW_TO_STEPS } from "../help.ts";
import { listQuestions } from "../questions.ts";

/** A document to keep or print, in Spanish; scripts/make/documents.ts makes a tagged PDF of it. */
export interface PrintedDocument {
	id: HelpDocument["id"];
	title: string;
	introduction: string;
	/** Calendar date `YYYY-MM-DD` of the text; the facts in it have dates of their own. */
	updatedOn: string;
	sections: readonly PrintedSection[];
}

export interface PrintedSection {
	title: string;
	paragraphs?: readonly string[];
	/** Numbered, in order. */
	steps?: readonly string[];
	points?: readonly string[];
	/** Smaller sections under this one. */
	parts?: readonly PrintedSection[];
}

/** A calendar date `YYYY-MM-DD` as the documents write it: "14 de marzo de 2025". */
export function writeDate(date: string): string {
	return new Intl.DateTimeFormat(LOCALES.es, { dateStyle: "long", timeZone: "UTC" }).format(
		new Date(`${date}T00:00:00Z`),
	);
}

/** Questions of the help centre that someone with only the paper needs. */
const PRINTED_QUESTIONS = [
	"hacer-aqui",
	"cuenta",
	"tipos",
	"sin-costo",
	"que-llevar",
	"copias",
	"cuanto-tarda",
	"dias-habiles",
	"fuentes",
	"reportar",
];

/** The quick guide: the six steps and the questions that come up while reading a procedure. */
export function writeQuickGuide(): PrintedDocument {
	const questions = listQuestions("es").filter(({ id }) => PRINTED_QUESTIONS.includes(id));
	return {
		id: "guia-rapida",
		title: "Guía rápida del portal",
		introduction: `${BRAND.product} explica los trámites de Guatemala. Usarlo es gratis. Aquí no se hacen trámites: solo te decimos cómo se hacen.`,
		updatedOn: "2026-11-20",
		sections: [
			{
				title: "Seis pasos",
				steps: HOW_TO_STEPS.es.map(({ title, text }) => `${title}. ${text}`),
			},
			{
				title: "Lo que más nos preguntan",
				parts: questions.map(({ question, answer }) => ({ title: question, paragraphs: [answer] })),
			},
			{
				title: "Cómo escribirnos",
				points: [`Por escrito: ${CONTACT.writeUs.es}`, `Horario: ${BRAND.hours.es.toLowerCase()}`, BRAND.location],
			},
		],
	};
}

const [fewSteps, mediumSteps] = STEP_SCALE;
const [fewRequirements, mediumRequirements] = REQUIREMENT_SCALE;

const SCORE_WORDS: Readonly<Record<ScoreBand, string>> = {
	excelente: "excelente",
	bueno: "buena",
	parcial: "parcial",
	modernizar: "necesita modernizarse",
};

const MATURITY_WORDS: Readonly<Record<MaturityBand, string>> = {
	madura: "maduro",
	desarrollo: "en desarrollo",
	basica: "básico",
	inicial: "inicial",
};

/** What we ask of each procedure; the names of the indicators say the answer. */
const INDICATOR_QUESTIONS: Readonly<Record<Indicator, string>> = {
	completamente_en_linea: "¿Se hace todo por internet? Mixto cuenta como Parcial.",
	adjunta_docs_digitalmente: "¿Puedes mandar los papeles por internet?",
	firma_electronica_avanzada: "¿Acepta la firma electrónica avanzada?",
	resultado_electronico: "¿El resultado llega por internet?",
	num_pasos: `¿Tiene pocos pasos? Hasta ${fewSteps.upTo}, Sí. Hasta ${mediumSteps.upTo}, Parcial. Más, No.`,
	num_requisitos: `¿Pide pocos requisitos? Hasta ${fewRequirements.upTo}, Sí. Hasta ${mediumRequirements.upTo}, Parcial. Más, No.`,
	docs_misma_entidad: "¿Evita pedirte papeles que da la misma institución?",
	decl_jurada_innec: "¿Evita pedir una declaración jurada que no hace falta?",
	intercambia_datos: "¿La institución comparte datos con otras?",
	portal_interinst: "¿Está en un portal de varias instituciones?",
	usa_xroad_api: "¿Sus sistemas se conectan por X-Road o por una API?",
	consulta_estado: "¿Puedes ver cómo va tu trámite?",
	notificacion_electronica: "¿Te avisan por correo o mensaje?",
	info_en_linea: "¿Los requisitos están publicados?",
	atencion_alterna: "¿Hay otra forma de que te atiendan?",
	multi_idioma: "¿Se explica en más de un idioma?",
	calif_usuarios: "¿Puedes calificar la atención?",
	req_solo_por_ley: "¿Pide solo lo que manda una norma?",
	normativa_vigente: "¿Dice en qué norma se apoya?",
	presuncion_buena_fe: "¿Te creen de buena fe, sin pedirte más pruebas?",
};

/** How the observatory scores, written out of the constants that do the scoring. */
export function writeMethodology(): PrintedDocument {
	return {
		id: "metodologia",
		title: "Cómo califica el observatorio",
		introduction: `El observatorio mira ${INDICATORS.length} puntos en cada trámite. Así sabemos qué tan fácil y digital es.`,
		updatedOn: "2026-11-23",
		sections: [
			{
				title: "De dónde salen las respuestas",
				paragraphs: [
					"Leemos lo que la institución publica. No entramos en sus oficinas ni en sus sistemas.",
					"Cada respuesta es Sí, Parcial o No, y una fuente la muestra. También el No: que no hallemos nada no quiere decir que no exista.",
					"Lo que ninguna fuente muestra es «Sin dato».",
				],
			},
			{
				title: "Cómo se suman los puntos",
				paragraphs: [`Cada respuesta vale hasta ${POINTS.si} puntos. La nota más alta es ${SCORE_SCALE.highest}.`],
				points: [`Sí: ${POINTS.si} puntos`, `Parcial: ${POINTS.parcial} puntos`, `No: ${POINTS.no} puntos`],
			},
			{
				title: "Qué pasa con lo que no sabemos",
				paragraphs: [
					"La nota suma solo lo confirmado. Lo que es «Sin dato» se ve a rayas en la barra: la nota puede subir hasta ahí.",
					`Un trámite con menos de ${LEAST_CONFIRMED} de los ${INDICATORS.length} puntos confirmados es «No evaluable todavía». No tiene nota y no entra en los promedios.`,
				],
			},
			{
				title: "Qué quiere decir la nota",
				points: writeBands(SCORE_SCALE).map(({ band, from, to }) => `De ${from} a ${to}: ${SCORE_WORDS[band]}`),
			},
			{
				title: "Cómo se mide la madurez",
				paragraphs: [
					`Los ${INDICATORS.length} puntos forman ${DIMENSIONS.length} temas. Cada tema suma hasta ${POINTS_PER_DIMENSION}, según la parte que está confirmada. Por eso la madurez va de 0 a ${MATURITY_SCALE.highest}.`,
				],
				points: [
					...writeBands(MATURITY_SCALE).map(({ band, from, to }) => `De ${from} a ${to}: ${MATURITY_WORDS[band]}`),
					`Un trámite cuenta como excelente desde ${EXCELLENT_MATURITY.toFixed(MATURITY_SCALE.decimals)}`,
				],
			},
			{
				title: `Los ${INDICATORS.length} puntos que miramos`,
				parts: DIMENSIONS.map(({ key, name }) => ({
					title: name.es,
					points: INDICATORS_BY_DIMENSION[key].map((indicator) => INDICATOR_QUESTIONS[indicator.key]),
				})),
			},
		],
	};
}

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
	if (!found)
		throw new Error(`content/publications/printed-documents.ts speaks of procedure "${id}", which data/ does not hold`);
	return found;
}
