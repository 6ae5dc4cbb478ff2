import type { Dimension, Indicator } from "../domain/evaluation.ts";
import {
	DIMENSIONS,
	EXCELLENT_MATURITY,
	INDICATORS,
	INDICATORS_BY_DIMENSION,
	MAX_MATURITY,
	MAX_SCORE,
	POINTS_PER_INDICATOR,
	REQUIREMENT_LIMITS,
	STEP_LIMITS,
} from "../domain/evaluation.ts";
import type { PrintedDocument } from "./printed-document.ts";

const DIMENSION_NAMES: Readonly<Record<Dimension, string>> = {
	digitalizacion: "Digitalización",
	simplicidad: "Simplicidad",
	interoperabilidad: "Trabajo entre instituciones",
	atencion: "Atención",
	legalidad: "Legalidad",
};

const INDICATOR_QUESTIONS: Readonly<Record<Indicator, string>> = {
	completamente_en_linea: "¿Se hace todo por internet? Mixto cuenta como Parcial.",
	adjunta_docs_digitalmente: "¿Puedes mandar los papeles por internet?",
	firma_electronica_avanzada: "¿Acepta la firma electrónica avanzada?",
	resultado_electronico: "¿El resultado llega por internet?",
	num_pasos: `¿Tiene pocos pasos? Hasta ${STEP_LIMITS.good}, Sí. Hasta ${STEP_LIMITS.medium}, Parcial. Más, No.`,
	num_requisitos: `¿Pide pocos requisitos? Hasta ${REQUIREMENT_LIMITS.good}, Sí. Hasta ${REQUIREMENT_LIMITS.medium}, Parcial. Más, No.`,
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
		updatedOn: "2026-11-20",
		sections: [
			{
				title: "De dónde salen las respuestas",
				paragraphs: [
					"Leemos lo que la institución publica. No entramos en sus oficinas ni en sus sistemas.",
					"«No: sin evidencia pública» quiere decir que no hallamos nada desde fuera. Puede que la institución sí lo haga y no lo diga.",
				],
			},
			{
				title: "Cómo se suman los puntos",
				paragraphs: [`Cada respuesta vale hasta ${POINTS_PER_INDICATOR} puntos. La nota más alta es ${MAX_SCORE}.`],
				points: [
					`Sí: ${POINTS_PER_INDICATOR} puntos`,
					`Parcial: ${POINTS_PER_INDICATOR / 2} puntos`,
					"No, o sin respuesta: 0 puntos",
				],
			},
			{
				title: "Qué quiere decir la nota",
				points: [
					"De 80 a 100: excelente",
					"De 60 a 79: buena",
					"De 40 a 59: parcial",
					"De 0 a 39: necesita modernizarse",
				],
			},
			{
				title: "Cómo se mide la madurez",
				paragraphs: [
					`Los ${INDICATORS.length} puntos forman ${DIMENSIONS.length} grupos. Cada grupo suma hasta 1, según el promedio de sus respuestas. Por eso la madurez va de 0 a ${MAX_MATURITY}.`,
				],
				points: [
					"De 4.0 a 5.0: maduro",
					"De 3.0 a 3.9: en desarrollo",
					"De 2.0 a 2.9: básico",
					"De 0 a 1.9: inicial",
					`Un trámite cuenta como excelente desde ${EXCELLENT_MATURITY.toFixed(1)}`,
				],
			},
			{
				title: `Los ${INDICATORS.length} puntos que miramos`,
				parts: DIMENSIONS.map((dimension) => ({
					title: DIMENSION_NAMES[dimension],
					points: INDICATORS_BY_DIMENSION[dimension].map((indicator) => INDICATOR_QUESTIONS[indicator]),
				})),
			},
		],
	};
}
