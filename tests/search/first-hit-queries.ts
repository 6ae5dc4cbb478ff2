/** A query with one right page, rated before the choice of "Lo más probable" existed. */
export interface FirstHitQuery {
	text: string;
	/** Ids of procedures, experiences or institutions: any of them is the right first hit. */
	first: readonly string[];
}

const ID_CARDS = ["dpi-primera-vez", "renovacion-dpi", "reposicion-dpi"];
const PASSPORTS = ["pasaporte-primera-vez", "renovacion-pasaporte"];
const DRIVING_LICENCES = ["licencia-conducir-primera", "licencia-conducir-renovacion"];
const OWN_BUSINESS = ["constitucion-empresa-comerciante-individual", "patente-comercio-empresa", "exp-002"];

/** Spanish: names, acronyms and everyday words. */
const SPANISH: readonly FirstHitQuery[] = [
	{ text: "DPI", first: ID_CARDS },
	{ text: "dpi vencido", first: ["renovacion-dpi"] },
	{ text: "me robaron el dpi", first: ["reposicion-dpi"] },
	{ text: "NIT", first: ["inscripcion-nit"] },
	{ text: "tramitar nit", first: ["inscripcion-nit"] },
	{ text: "rtu", first: ["actualizacion-rtu", "inscripcion-nit"] },
	{ text: "pasaporte", first: PASSPORTS },
	{ text: "quiero viajar", first: PASSPORTS },
	{ text: "pasaporte de mi hija", first: ["pasaporte-menores"] },
	{ text: "antecedentes", first: ["antecedentes-penales", "antecedentes-policiacos"] },
	{ text: "Antecedentes penales", first: ["antecedentes-penales"] },
	{ text: "policiacos", first: ["antecedentes-policiacos"] },
	{ text: "Patente de comercio", first: ["patente-comercio-empresa"] },
	{ text: "licencia", first: DRIVING_LICENCES },
	{ text: "renovar licencia de conducir", first: ["licencia-conducir-renovacion"] },
	{ text: "partida de nacimiento", first: ["certificado-nacimiento"] },
	{ text: "certificado de nacimiento", first: ["certificado-nacimiento"] },
	{ text: "acta de matrimonio", first: ["certificado-matrimonio"] },
	{ text: "casarse", first: ["inscripcion-matrimonio"] },
	{ text: "ornato", first: ["boleto-de-ornato"] },
	{ text: "IUSI", first: ["pago-iusi", "solvencia-municipal"] },
	{ text: "calcomania", first: ["impuesto-circulacion-calcomania"] },
	{ text: "vender mi carro", first: ["traspaso-vehiculo-electronico", "traspaso-vehiculo-escritura"] },
	{ text: "finiquito", first: ["finiquito-cgc"] },
	{ text: "solvencia fiscal", first: ["solvencia-fiscal"] },
	{ text: "FEL", first: ["habilitacion-fel"] },
	{ text: "factura electronica", first: ["habilitacion-fel"] },
	{ text: "renas", first: ["certificado-renas"] },
	{ text: "apostilla", first: ["apostilla-documentos"] },
	{ text: "votar", first: ["empadronamiento"] },
	{ text: "tercera edad", first: ["aporte-adulto-mayor"] },
	{ text: "pension alimenticia", first: ["pension-alimenticia"] },
	{ text: "adoptar", first: ["adopcion"] },
	{ text: "licencia sanitaria", first: ["licencia-sanitaria"] },
	{ text: "targeta de salud", first: ["tarjeta-salud"] },
	{ text: "registrar un recien nacido", first: ["inscripcion-nacimiento"] },
	{ text: "poner denuncia", first: ["denuncia-mp"] },
	{ text: "empresa", first: OWN_BUSINESS },
];

/** English: what foreigners and returning families look for. */
const ENGLISH: readonly FirstHitQuery[] = [
	{ text: "work permit", first: ["permiso-trabajo-extranjeros"] },
	{ text: "driver license", first: DRIVING_LICENCES },
	{ text: "birth certificate", first: ["certificado-nacimiento"] },
	{ text: "tax id", first: ["inscripcion-nit"] },
	{ text: "residence", first: ["residencia-temporal", "residencia-permanente"] },
	{ text: "permanent residency", first: ["residencia-permanente"] },
	{ text: "passport renewal", first: ["renovacion-pasaporte"] },
	{ text: "how to get a marriage certificate", first: ["certificado-matrimonio"] },
	{ text: "criminal record", first: ["antecedentes-penales"] },
	{ text: "tourist visa extension", first: ["visa-y-prorroga-turista"] },
	{ text: "register a trademark", first: ["registro-marca", "exp-007"] },
	{ text: "lost id card", first: ["reposicion-dpi"] },
	{ text: "building permit", first: ["licencia-construccion-municipal", "exp-005"] },
];

/** What a guided experience is about, in either language. */
const GUIDES: readonly FirstHitQuery[] = [
	{ text: "abrir panaderia", first: ["exp-001"] },
	{ text: "quiero abrir una panaderia", first: ["exp-001"] },
	{ text: "formalizar mi negocio", first: ["exp-002"] },
	{ text: "exportar productos", first: ["exp-003"] },
	{ text: "construir mi casa", first: ["exp-005", "licencia-construccion-municipal"] },
	{ text: "estudiar en la universidad", first: ["exp-006"] },
	{ text: "proteger mi marca", first: ["exp-007"] },
	{ text: "open a bakery", first: ["exp-001"] },
	{ text: "hire employees", first: ["exp-004"] },
	{ text: "contratar empleados", first: ["exp-004"] },
	{ text: "qué necesito para contratar empleados", first: ["exp-004"] },
	{ text: "quiero estudiar en la usac", first: ["exp-006"] },
];

/** Institutions by acronym, by name and by part of their name. */
const INSTITUTIONS: readonly FirstHitQuery[] = [
	{ text: "SAT", first: ["sat"] },
	{ text: "renap", first: ["renap"] },
	{ text: "IGSS", first: ["igss"] },
	{ text: "ministerio de trabajo", first: ["mintrab"] },
	{ text: "Registro Mercantil", first: ["rm"] },
	{ text: "ministerio publico", first: ["mp"] },
	{ text: "tribunal supremo electoral", first: ["tse"] },
	{ text: "intecap", first: ["intecap"] },
	{ text: "muni de guatemala", first: ["muniguate"] },
	{ text: "ministry of health", first: ["mspas"] },
	{ text: "diaco", first: ["diaco"] },
];

/** Queries that the choice may be tuned with. */
export const FIRST_HIT_QUERIES: readonly FirstHitQuery[] = [...SPANISH, ...ENGLISH, ...GUIDES, ...INSTITUTIONS];

/** What people ask and the catalogue may lack: its own page where there is one, else nothing probable at all. */
export const PERHAPS_LACKING: readonly { text: string; id: string }[] = [
	{ text: "divorcio", id: "divorcio" },
	{ text: "me quiero divorciar", id: "divorcio" },
	{ text: "constancia de solteria", id: "constancia-solteria" },
	{ text: "solteria", id: "constancia-solteria" },
	{ text: "luz", id: "conexion-luz" },
	{ text: "conexion de agua", id: "conexion-agua-empagua" },
	{ text: "reponer placas", id: "reposicion-placas" },
	{ text: "vacuna fiebre amarilla", id: "vacuna-fiebre-amarilla" },
];

/** Texts that no list may answer. */
export const NONSENSE: readonly string[] = [
	"xyzzy plugh",
	"<b>",
	"<script>alert(1)</script>",
	"unicornio",
	"pizza con hongos",
	"asdfghjkl",
	"foo bar",
	"blablabla",
	"netflix",
	"' OR 1=1 --",
	"javascript:alert(1)",
	"12345",
	"e",
	"hola",
	"zzzz",
	"qwerty uiop",
];

/** Short words that stand inside longer ones of the catalogue: no hit may have them only there. */
export const SHORT_WORDS: readonly string[] = ["DPI", "NIT", "SAT", "IVA", "cita", "arte", "rama", "ora", "mar", "oj"];
