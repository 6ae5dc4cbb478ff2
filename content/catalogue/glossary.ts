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

/**
 * Names of institutions are those of `data/institutions.json`; a test compares them. A system whose full name no source
 * states is told by what it does.
 */
const ROWS: readonly Row[] = [
	["ADN", "material genético de cada persona", "DNA"],
	["AGEXPORT", "Asociación Guatemalteca de Exportadores"],
	["ANM", "acuerdo de la autoridad migratoria", "decision of the migration authority"],
	["API", "conexión entre programas", "connection between programs"],
	["BANVI", "Banco Nacional de la Vivienda", "former national housing bank"],
	[
		"CAFTA-DR",
		"Tratado de Libre Comercio entre República Dominicana, Centroamérica y Estados Unidos",
		"free trade agreement with the United States",
	],
	["CATAFI", "oficina del IGSS que atiende las pensiones en la capital", "IGSS office for pensions in the capital"],
	["CGC", "Contraloría General de Cuentas"],
	["CHN", "Crédito Hipotecario Nacional"],
	[
		"CITES",
		"Convención sobre el Comercio Internacional de Especies Amenazadas de Fauna y Flora Silvestres",
		"treaty on trade in endangered species",
	],
	["CIV", "Ministerio de Comunicaciones, Infraestructura y Vivienda"],
	["CNA", "Consejo Nacional de Adopciones"],
	["COMIECO", "Consejo de Ministros de Integración Económica", "council of ministers of Central American integration"],
	["CONADI", "Consejo Nacional para la Atención de las Personas con Discapacidad"],
	["CONAMIGUA", "Consejo Nacional de Atención al Migrante de Guatemala"],
	["CONAP", "Consejo Nacional de Áreas Protegidas"],
	["CONRED", "Coordinadora Nacional para la Reducción de Desastres"],
	["COVIAL", "Unidad Ejecutora de Conservación Vial", "road maintenance unit"],
	["CSV", "archivo de hoja de cálculo", "spreadsheet file"],
	["CUI", "Código Único de Identificación", "personal identification code, the number of the DPI"],
	["DEIC", "División Especializada en Investigación Criminal", "criminal investigation division of the police"],
	["DEPREX", "Declaración para Registro y Control de Exportaciones", "export declaration"],
	["DGH", "Dirección General de Hidrocarburos"],
	["DGT", "Dirección General de Transportes"],
	["DIACO", "Dirección de Atención y Asistencia al Consumidor"],
	["DICABI", "Dirección de Catastro y Avalúo de Bienes Inmuebles", "land registry and property valuation office"],
	["DIGARN", "oficina de gestión ambiental del MARN", "environmental office of the MARN"],
	["DIGECAM", "Dirección General de Control de Armas y Municiones"],
	["DPI", "Documento Personal de Identificación", "national identity card"],
	[
		"DRACES",
		"Departamento de Regulación, Acreditación y Control de Establecimientos de Salud",
		"department that licenses health establishments",
	],
	["DUA", "Declaración Única Aduanera", "single customs declaration"],
	["DUCA", "Declaración Única Centroamericana", "single Central American customs declaration"],
	[
		"DUCA-D",
		"Declaración Única Centroamericana para el comercio con países de fuera de Centroamérica",
		"single declaration for trade with countries outside Central America",
	],
	[
		"DUCA-F",
		"Declaración Única Centroamericana para mercancías originarias de Centroamérica",
		"single declaration for goods from Central America",
	],
	["EMETRA", "Entidad Metropolitana Reguladora de Transporte y Tránsito", "traffic authority of Guatemala City"],
	["EMPAGUA", "Empresa Municipal de Agua de la Ciudad de Guatemala"],
	["FAUCA", "Formulario Aduanero Único Centroamericano", "Central American customs form"],
	["FEL", "Factura Electrónica en Línea", "online electronic invoice"],
	["FHA", "Instituto de Fomento de Hipotecas Aseguradas"],
	["FOPAVI", "Fondo para la Vivienda"],
	["FYDUCA", "Factura y Declaración Única Centroamericana", "Central American invoice and customs declaration"],
	["GLP", "gas licuado de petróleo", "liquefied petroleum gas"],
	["GUIASA", "guía del MAGA para mover animales", "MAGA permit to move animals"],
	["IGM", "Instituto Guatemalteco de Migración"],
	["IGSS", "Instituto Guatemalteco de Seguridad Social"],
	["INAB", "Instituto Nacional de Bosques"],
	["INACIF", "Instituto Nacional de Ciencias Forenses"],
	["INTECAP", "Instituto Técnico de Capacitación y Productividad"],
	["IRTRA", "Instituto de Recreación de los Trabajadores de la Empresa Privada"],
	["ISR", "Impuesto sobre la Renta", "income tax"],
	["IUSI", "Impuesto Único sobre Inmuebles", "property tax"],
	["IVA", "Impuesto al Valor Agregado", "value added tax"],
	[
		"IVS",
		"programa del IGSS de invalidez, vejez y sobrevivencia",
		"IGSS programme of disability, old age and survivors",
	],
	["MAGA", "Ministerio de Agricultura, Ganadería y Alimentación"],
	["MAIMI", "Modelo de Atención Integral para Mujeres Víctimas de Violencia", "care for women who suffered violence"],
	["MARN", "Ministerio de Ambiente y Recursos Naturales"],
	["MARPOL", "convenio para que los barcos no contaminen el mar", "treaty against pollution from ships"],
	["MCD", "Ministerio de Cultura y Deportes"],
	["MEM", "Ministerio de Energía y Minas"],
	["MIDES", "Ministerio de Desarrollo Social"],
	["MINDEF", "Ministerio de la Defensa Nacional"],
	["MINECO", "Ministerio de Economía"],
	["MINEDUC", "Ministerio de Educación"],
	["MINEX", "Ministerio de Relaciones Exteriores"],
	["MINFIN", "Ministerio de Finanzas Públicas"],
	["MINGOB", "Ministerio de Gobernación"],
	["MINTRAB", "Ministerio de Trabajo y Previsión Social"],
	["MIPYME", "micro, pequeña y mediana empresa", "micro, small and medium-sized business"],
	["MP", "Ministerio Público"],
	["MSPAS", "Ministerio de Salud Pública y Asistencia Social"],
	["NAD", "sistema de referencia de mapas de Norteamérica", "North American map datum"],
	["NIT", "Número de Identificación Tributaria", "tax identification number"],
	["NOV", "Número de Orientación Vocacional", "number of the vocational guidance test"],
	["OEA", "Organización de los Estados Americanos", "Organization of American States"],
	["OJ", "Organismo Judicial"],
	["ONG", "organización no gubernamental", "non-governmental organisation"],
	["ONSEC", "Oficina Nacional de Servicio Civil"],
	["PAM", "Programa del Aporte Económico del Adulto Mayor", "monthly support for older adults"],
	["PBX", "central telefónica", "switchboard"],
	["PDH", "Procuraduría de los Derechos Humanos"],
	["PGN", "Procuraduría General de la Nación"],
	["PIN", "número de identificación personal", "personal identification number"],
	["PINPEP", "programa de incentivos forestales para quienes tienen poca tierra", "forest incentives for smallholders"],
	["PNC", "Policía Nacional Civil"],
	["PROBOSQUE", "programa de incentivos para sembrar y cuidar bosques", "forest incentives"],
	["RECIT", "sistema en línea del MINTRAB para registrar contratos", "online system of the MINTRAB for contracts"],
	["RENAP", "Registro Nacional de las Personas"],
	["RENAS", "Registro Nacional de Agresores Sexuales", "national register of sex offenders"],
	["REPEJU", "Registro de las Personas Jurídicas", "register of legal entities"],
	["RERIT", "sistema en línea del MINTRAB para reglamentos de trabajo", "online system of the MINTRAB for work rules"],
	["RGAE", "Registro General de Adquisiciones del Estado", "register of suppliers of the State"],
	["RGP", "Registro General de la Propiedad"],
	["RGPD", "norma europea de protección de datos", "European data protection law"],
	["RM", "Registro Mercantil General de la República"],
	["RPI", "Registro de la Propiedad Intelectual"],
	["RTCA", "Reglamento Técnico Centroamericano", "Central American technical regulation"],
	["RTU", "Registro Tributario Unificado", "unified tax register"],
	["SAT", "Superintendencia de Administración Tributaria"],
	["SEADEX", "Servicio Electrónico de Autorización de Exportaciones", "online system for export permits"],
	["SEGEPLAN", "Secretaría de Planificación y Programación de la Presidencia"],
	["SERCO-SIT", "sistema en línea de la SIT para comercializadores", "online system of the SIT for sellers"],
	["SERNAF", "Sistema Electrónico del Registro Nacional Forestal", "online system of the forest register"],
	["SESAN", "Secretaría de Seguridad Alimentaria y Nutricional", "office for food security"],
	["SIAD", "sistema que numera los expedientes del MSPAS", "system that numbers the files of the MSPAS"],
	["SIECA", "Secretaría de Integración Económica Centroamericana", "secretariat of Central American integration"],
	["SIGAP", "Sistema Guatemalteco de Áreas Protegidas", "system of protected areas"],
	["SIGEP", "sistema en línea del INAB", "online system of the INAB"],
	["SIGIE", "sistema en línea del MAGA", "online system of the MAGA"],
	["SIM", "tarjeta que da línea a un celular", "card that connects a phone"],
	["SIT", "Superintendencia de Telecomunicaciones"],
	["SOFI", "solvencia fiscal", "proof that no tax is owed"],
	["SUN", "Sistema de Ubicación y Nivelación", "placement system of the University of San Carlos"],
	["SVET", "Secretaría contra la Violencia Sexual, Explotación y Trata de Personas"],
	["TRIBUTA", "tribunal administrativo de la SAT", "administrative tribunal of the SAT"],
	["TSE", "Tribunal Supremo Electoral"],
	["USAC", "Universidad de San Carlos de Guatemala"],
	["USD", "dólares de Estados Unidos", "US dollars"],
	["UTM", "coordenadas en metros que usan los mapas", "map coordinates in metres"],
	["VDRL", "examen de sangre para detectar sífilis", "blood test for syphilis"],
	["VIN", "número de identificación del vehículo", "vehicle identification number"],
	["VISAR", "Viceministerio de Sanidad Agropecuaria y Regulaciones", "vice-ministry for plant and animal health"],
	["VUPE", "Ventanilla Única para las Exportaciones"],
];

/** Words in capitals that need no explanation: everyday ones, currency and standards known by their letters alone. */
export const UNDERSTOOD: readonly string[] = [
	...["PDF", "JPG", "PNG", "QR", "SIM", "MB", "WEB", "JSON", "IP"],
	// Printed on a sticker.
	...["APTGLP", "APTGLPC"],
	// What schools call their table of marks.
	...["MED"],
	...["US", "CC", "BY", "AA", "EN", "WCAG", "JAWS", "NVDA"],
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
	`(?:^|[^\\p{L}\\d-])(${ROWS.map(([abbreviation]) => abbreviation).join("|")})(?![\\p{L}\\d]|-[\\p{L}\\d])`,
	"gu",
);

/** The known abbreviations of a text, once each, in the order of their first use. */
export function findAbbreviations(text: string): AbbreviationUse[] {
	const uses = new Map<string, AbbreviationUse>();
	for (const { index, 0: whole, 1: spelled = "" } of text.matchAll(ABBREVIATION_IN_TEXT)) {
		const entry = ABBREVIATION_BY_SPELLING.get(spelled);
		const position = index + whole.length - spelled.length;
		if (entry && !uses.has(entry.abbreviation)) uses.set(entry.abbreviation, { ...entry, position });
	}
	return [...uses.values()];
}
