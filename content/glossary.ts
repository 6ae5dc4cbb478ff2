/** An abbreviation that the catalogue uses, in Spanish because its texts are. */
export interface Abbreviation {
	abbreviation: string;
	expansion: string;
	/** What it is, in English; null for names of institutions, which are not translated. */
	english: string | null;
}

/** Where an abbreviation first appears in a text. */
export interface AbbreviationUse extends Abbreviation {
	position: number;
}

type Row = readonly [abbreviation: string, expansion: string, english?: string];

/** Names of institutions are those of `data/institutions.json`; a test compares them. */
const ROWS: readonly Row[] = [
	["AGEXPORT", "Asociación Guatemalteca de Exportadores"],
	["CGC", "Contraloría General de Cuentas"],
	["CHN", "Crédito Hipotecario Nacional"],
	[
		"CITES",
		"Convención sobre el Comercio Internacional de Especies Amenazadas de Fauna y Flora Silvestres",
		"treaty on trade in endangered species",
	],
	["CIV", "Ministerio de Comunicaciones, Infraestructura y Vivienda"],
	["CNA", "Consejo Nacional de Adopciones"],
	["CONADI", "Consejo Nacional para la Atención de las Personas con Discapacidad"],
	["CONAMIGUA", "Consejo Nacional de Atención al Migrante de Guatemala"],
	["CONAP", "Consejo Nacional de Áreas Protegidas"],
	["CONRED", "Coordinadora Nacional para la Reducción de Desastres"],
	["CUI", "Código Único de Identificación", "personal identification code, the number of the DPI"],
	["DGT", "Dirección General de Transportes"],
	["DIACO", "Dirección de Atención y Asistencia al Consumidor"],
	["DIGECAM", "Dirección General de Control de Armas y Municiones"],
	["DPI", "Documento Personal de Identificación", "national identity card"],
	["FEL", "Factura Electrónica en Línea", "online electronic invoice"],
	["FHA", "Instituto de Fomento de Hipotecas Aseguradas"],
	["FOPAVI", "Fondo para la Vivienda"],
	["GLP", "gas licuado de petróleo", "liquefied petroleum gas"],
	["IGM", "Instituto Guatemalteco de Migración"],
	["IGSS", "Instituto Guatemalteco de Seguridad Social"],
	["INAB", "Instituto Nacional de Bosques"],
	["INACIF", "Instituto Nacional de Ciencias Forenses"],
	["INTECAP", "Instituto Técnico de Capacitación y Productividad"],
	["ISR", "Impuesto sobre la Renta", "income tax"],
	["IUSI", "Impuesto Único sobre Inmuebles", "property tax"],
	["IVA", "Impuesto al Valor Agregado", "value added tax"],
	["MAGA", "Ministerio de Agricultura, Ganadería y Alimentación"],
	["MARN", "Ministerio de Ambiente y Recursos Naturales"],
	["MCD", "Ministerio de Cultura y Deportes"],
	["MEM", "Ministerio de Energía y Minas"],
	["MIDES", "Ministerio de Desarrollo Social"],
	["MINECO", "Ministerio de Economía"],
	["MINEDUC", "Ministerio de Educación"],
	["MINEX", "Ministerio de Relaciones Exteriores"],
	["MINGOB", "Ministerio de Gobernación"],
	["MINTRAB", "Ministerio de Trabajo y Previsión Social"],
	["MIPYME", "micro, pequeña y mediana empresa", "micro, small and medium-sized business"],
	["MP", "Ministerio Público"],
	["MSPAS", "Ministerio de Salud Pública y Asistencia Social"],
	["NIT", "Número de Identificación Tributaria", "tax identification number"],
	["NOV", "Número de Orientación Vocacional", "number of the vocational guidance test"],
	["OJ", "Organismo Judicial"],
	["ONG", "organización no gubernamental", "non-governmental organisation"],
	["PDH", "Procuraduría de los Derechos Humanos"],
	["PGN", "Procuraduría General de la Nación"],
	["PIN", "número de identificación personal", "personal identification number"],
	["PNC", "Policía Nacional Civil"],
	["RENAP", "Registro Nacional de las Personas"],
	["RENAS", "Registro Nacional de Agresores Sexuales", "national register of sex offenders"],
	["REPEJU", "Registro de las Personas Jurídicas", "register of legal entities"],
	["RGP", "Registro General de la Propiedad"],
	["RM", "Registro Mercantil General de la República"],
	["RPI", "Registro de la Propiedad Intelectual"],
	["RTCA", "Reglamento Técnico Centroamericano", "Central American technical regulation"],
	["RTU", "Registro Tributario Unificado", "unified tax register"],
	["SAT", "Superintendencia de Administración Tributaria"],
	["SEGEPLAN", "Secretaría de Planificación y Programación de la Presidencia"],
	["SIGAP", "Sistema Guatemalteco de Áreas Protegidas", "system of protected areas"],
	["SIT", "Superintendencia de Telecomunicaciones"],
	["SUN", "Sistema de Ubicación y Nivelación", "placement system of the University of San Carlos"],
	["SVET", "Secretaría contra la Violencia Sexual, Explotación y Trata de Personas"],
	["TSE", "Tribunal Supremo Electoral"],
	["USAC", "Universidad de San Carlos de Guatemala"],
	["VUPE", "Ventanilla Única para las Exportaciones"],
];

/** In alphabetical order. */
export const GLOSSARY: readonly Abbreviation[] = ROWS.map(([abbreviation, expansion, english = null]) => ({
	abbreviation,
	expansion,
	english,
}));

const ABBREVIATION_BY_SPELLING = new Map(GLOSSARY.map((entry) => [entry.abbreviation, entry]));
/** Whole words only; the letters inside the code of a form, such as SAT-8933, are not an abbreviation to explain. */
const ABBREVIATION_IN_TEXT = new RegExp(
	`(?<![\\p{L}\\d-])(?:${ROWS.map(([abbreviation]) => abbreviation).join("|")})(?![\\p{L}\\d]|-[\\p{L}\\d])`,
	"gu",
);

/** The known abbreviations of a text, once each, in the order of their first use. */
export function findAbbreviations(text: string): AbbreviationUse[] {
	const uses = new Map<string, AbbreviationUse>();
	for (const match of text.matchAll(ABBREVIATION_IN_TEXT)) {
		const entry = ABBREVIATION_BY_SPELLING.get(match[0]);
		if (entry && !uses.has(entry.abbreviation)) uses.set(entry.abbreviation, { ...entry, position: match.index });
	}
	return [...uses.values()];
}
