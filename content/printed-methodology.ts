import { LEAST_CONFIRMED, POINTS, POINTS_PER_DIMENSION } from "../domain/observatory/evaluation.ts";
import type { Indicator } from "../domain/observatory/indicators.ts";
import { DIMENSIONS, INDICATORS, INDICATORS_BY_DIMENSION } from "../domain/observatory/indicators.ts";
import type { MaturityBand, ScoreBand } from "../domain/observatory/scales.ts";
import {
	EXCELLENT_MATURITY,
	MATURITY_SCALE,
	REQUIREMENT_SCALE,
	SCORE_SCALE,
	STEP_SCALE,
	writeBands,
} from "../domain/observatory/scales.ts";
import type { PrintedDocument } from "./printed-document.ts";

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
