import type { Dimension, Indicator } from "../domain/evaluation.ts";
import type { ByLanguage } from "./by-language.ts";

/** What each of the five dimensions looks at. */
export const DIMENSION_NAMES: ByLanguage<Readonly<Record<Dimension, string>>> = {
	es: {
		digitalizacion: "Digitalización",
		simplicidad: "Sencillez",
		interoperabilidad: "Datos compartidos",
		atencion: "Atención",
		legalidad: "Respeto de la ley",
	},
	en: {
		digitalizacion: "Digital service",
		simplicidad: "Simplicity",
		interoperabilidad: "Shared data",
		atencion: "Service to people",
		legalidad: "Respect for the law",
	},
};

/** The 20 indicators in words that a neighbour uses. */
export const INDICATOR_NAMES: ByLanguage<Readonly<Record<Indicator, string>>> = {
	es: {
		completamente_en_linea: "Se hace todo en línea",
		adjunta_docs_digitalmente: "Los papeles se mandan en digital",
		firma_electronica_avanzada: "Acepta firma electrónica avanzada",
		resultado_electronico: "Entrega el resultado en digital",
		num_pasos: "Tiene pocos pasos",
		num_requisitos: "Tiene pocos requisitos",
		docs_misma_entidad: "No pide papeles que la entidad ya tiene",
		decl_jurada_innec: "No pide declaraciones juradas de más",
		intercambia_datos: "Comparte datos con otras entidades",
		portal_interinst: "Está en un portal de varias entidades",
		usa_xroad_api: "Conecta sistemas con X-Road o una API",
		consulta_estado: "Puedes ver cómo va tu trámite",
		notificacion_electronica: "Te avisa por correo o mensaje",
		info_en_linea: "Tiene información en línea",
		atencion_alterna: "Atiende también por otra vía",
		multi_idioma: "Atiende en varios idiomas",
		calif_usuarios: "Puedes calificar la atención",
		req_solo_por_ley: "Solo pide lo que la ley manda",
		normativa_vigente: "Dice qué norma lo respalda",
		presuncion_buena_fe: "Confía en tu palabra (buena fe)",
	},
	en: {
		completamente_en_linea: "All of it is done online",
		adjunta_docs_digitalmente: "Papers are sent in digital form",
		firma_electronica_avanzada: "Accepts an advanced electronic signature",
		resultado_electronico: "Gives the result in digital form",
		num_pasos: "Has few steps",
		num_requisitos: "Has few requirements",
		docs_misma_entidad: "Does not ask for papers that the office already has",
		decl_jurada_innec: "Does not ask for needless sworn statements",
		intercambia_datos: "Shares data with other offices",
		portal_interinst: "Is on a portal of several offices",
		usa_xroad_api: "Links systems through X-Road or an API",
		consulta_estado: "You can see how your case is going",
		notificacion_electronica: "Tells you by e-mail or message",
		info_en_linea: "Has information online",
		atencion_alterna: "Also serves you another way",
		multi_idioma: "Serves in several languages",
		calif_usuarios: "You can rate the service",
		req_solo_por_ley: "Only asks for what the law demands",
		normativa_vigente: "Names the rule behind it",
		presuncion_buena_fe: "Trusts your word (good faith)",
	},
};
