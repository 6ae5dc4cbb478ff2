import type { Language } from "../language.ts";

interface Named {
	key: string;
	name: Readonly<Record<Language, string>>;
}

/** The five dimensions of the maturity, in the order in which everything lists them. */
export const DIMENSIONS = [
	{ key: "digitalizacion", name: { es: "Digitalización", en: "Digital service" } },
	{ key: "simplicidad", name: { es: "Sencillez", en: "Simplicity" } },
	{ key: "interoperabilidad", name: { es: "Datos compartidos", en: "Shared data" } },
	{ key: "atencion", name: { es: "Atención", en: "Service to people" } },
	{ key: "legalidad", name: { es: "Respeto de la ley", en: "Respect for the law" } },
] as const satisfies readonly Named[];
export type Dimension = (typeof DIMENSIONS)[number]["key"];

/**
 * The 20 indicators in the order of the dimensions, in words that a neighbour uses. A key is the field of the
 * observatory's table; a `text` is answered there in words that begin with Sí, Parcial or No, a `figure` by a scale.
 */
export const INDICATORS = [
	{
		key: "completamente_en_linea",
		dimension: "digitalizacion",
		kind: "figure",
		name: { es: "Se hace todo en línea", en: "All of it is done online" },
	},
	{
		key: "adjunta_docs_digitalmente",
		dimension: "digitalizacion",
		kind: "text",
		name: { es: "Los papeles se mandan en digital", en: "Papers are sent in digital form" },
	},
	{
		key: "firma_electronica_avanzada",
		dimension: "digitalizacion",
		kind: "text",
		name: { es: "Acepta firma electrónica avanzada", en: "Accepts an advanced electronic signature" },
	},
	{
		key: "resultado_electronico",
		dimension: "digitalizacion",
		kind: "text",
		name: { es: "Entrega el resultado en digital", en: "Gives the result in digital form" },
	},
	{
		key: "num_pasos",
		dimension: "simplicidad",
		kind: "figure",
		name: { es: "Tiene pocos pasos", en: "Has few steps" },
	},
	{
		key: "num_requisitos",
		dimension: "simplicidad",
		kind: "figure",
		name: { es: "Tiene pocos requisitos", en: "Has few requirements" },
	},
	{
		key: "docs_misma_entidad",
		dimension: "simplicidad",
		kind: "text",
		name: {
			es: "No pide papeles que la entidad ya tiene",
			en: "Does not ask for papers that the office already has",
		},
	},
	{
		key: "decl_jurada_innec",
		dimension: "simplicidad",
		kind: "text",
		name: { es: "No pide declaraciones juradas de más", en: "Does not ask for needless sworn statements" },
	},
	{
		key: "intercambia_datos",
		dimension: "interoperabilidad",
		kind: "text",
		name: { es: "Comparte datos con otras entidades", en: "Shares data with other offices" },
	},
	{
		key: "portal_interinst",
		dimension: "interoperabilidad",
		kind: "text",
		name: { es: "Está en un portal de varias entidades", en: "Is on a portal of several offices" },
	},
	{
		key: "usa_xroad_api",
		dimension: "interoperabilidad",
		kind: "text",
		name: { es: "Conecta sistemas con X-Road o una API", en: "Links systems through X-Road or an API" },
	},
	{
		key: "consulta_estado",
		dimension: "atencion",
		kind: "text",
		name: { es: "Puedes ver cómo va tu trámite", en: "You can see how your case is going" },
	},
	{
		key: "notificacion_electronica",
		dimension: "atencion",
		kind: "text",
		name: { es: "Te avisa por correo o mensaje", en: "Tells you by e-mail or message" },
	},
	{
		key: "info_en_linea",
		dimension: "atencion",
		kind: "text",
		name: { es: "Tiene información en línea", en: "Has information online" },
	},
	{
		key: "atencion_alterna",
		dimension: "atencion",
		kind: "text",
		name: { es: "Atiende también por otra vía", en: "Also serves you another way" },
	},
	{
		key: "multi_idioma",
		dimension: "atencion",
		kind: "text",
		name: { es: "Atiende en varios idiomas", en: "Serves in several languages" },
	},
	{
		key: "calif_usuarios",
		dimension: "atencion",
		kind: "text",
		name: { es: "Puedes calificar la atención", en: "You can rate the service" },
	},
	{
		key: "req_solo_por_ley",
		dimension: "legalidad",
		kind: "text",
		name: { es: "Solo pide lo que la ley manda", en: "Only asks for what the law demands" },
	},
	{
		key: "normativa_vigente",
		dimension: "legalidad",
		kind: "text",
		name: { es: "Dice qué norma lo respalda", en: "Names the rule behind it" },
	},
	{
		key: "presuncion_buena_fe",
		dimension: "legalidad",
		kind: "text",
		name: { es: "Confía en tu palabra (buena fe)", en: "Trusts your word (good faith)" },
	},
] as const satisfies readonly (Named & { dimension: Dimension; kind: "figure" | "text" })[];

/** One of the 20, with its name. */
export type IndicatorEntry = (typeof INDICATORS)[number];
/** The key of any of the 20. */
export type Indicator = IndicatorEntry["key"];
/** The key of one of the 17 that a table answers in words. */
export type TextIndicator = Extract<IndicatorEntry, { kind: "text" }>["key"];

// `@__PURE__` lets the bundler leave the whole list out of what the browser downloads: pages get the names they draw.

/** The keys of the 17 texts, in the order of the list. */
export const TEXT_INDICATORS: readonly TextIndicator[] = /* @__PURE__ */ INDICATORS.flatMap((indicator) =>
	indicator.kind === "text" ? [indicator.key] : [],
);

/** Which indicators make up each dimension. */
export const INDICATORS_BY_DIMENSION = /* @__PURE__ */ perDimension<readonly IndicatorEntry[]>((dimension) =>
	INDICATORS.filter((indicator) => indicator.dimension === dimension),
);

/** One value for each of the five dimensions. */
export function perDimension<Value>(of: (dimension: Dimension) => Value): Readonly<Record<Dimension, Value>> {
	const values = DIMENSIONS.map(({ key }) => [key, of(key)]);
	return Object.fromEntries(values) as Record<Dimension, Value>;
}
