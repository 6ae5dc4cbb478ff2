/** What people ask a portal of procedures and no procedure answers. */
export const OUTSIDE_SUBJECTS = ["country", "person", "politics", "advice", "world"] as const;
export type OutsideSubject = (typeof OUTSIDE_SUBJECTS)[number];

const NATIONS =
	"(?:american|mexican|espanol|canadiense|salvadoren|hondurena?|hondureno|nicaraguens|costarricens|colombian|cuban|venezolan|estadounidens|gring|italian|aleman|frances|britanic|ingles)\\w*";
const OTHER_STATES =
	"(?:estados unidos|usa|eeuu|eua|mexico|espana|canada|el salvador|honduras|nicaragua|costa rica|europa|italia)";
const FIRST_NAMES =
	"(?:juan|jose|luis|carlos|jorge|mario|pedro|miguel|manuel|francisco|antonio|oscar|julio|hector|edgar|byron|kevin|pablo|diego|maria|ana|rosa|marta|karla|lucia|sofia|carmen|gloria|sandra|claudia|silvia|luisa|juana|andrea|elena)";

/** On folded words without punctuation; the first to match tells why the question is not ours. */
const PATTERNS: readonly (readonly [OutsideSubject, RegExp])[] = [
	[
		"country",
		new RegExp(
			`\\bvisa (?:de (?:turista|trabajo|estudiante) )?(?:${NATIONS}|schengen|(?:para|a|de|en) ${OTHER_STATES})|\\b(?:pasaporte|licencia|cedula|residencia|dpi|ciudadania|nacionalidad|seguro social) ${NATIONS}|\\b(?:green card|greencard|us visa|american visa|mexican passport|us passport|american passport|curp|ine de mexico)\\b|\\b(?:tramites?|impuestos|residencia|permiso de trabajo|licencia de conducir) (?:en|de|in) ${OTHER_STATES}\\b`,
		),
	],
	[
		"person",
		new RegExp(
			`\\b(?:dpi|nit|cui|telefono|celular|direccion|correo|placas?|antecedentes|salario|sueldo|id|phone number|address) (?:de|del|of) (?:don |dona |senora? |mi vecin[oa] )?${FIRST_NAMES}\\b|\\b(?:donde vive|quien es el dueno de|de quien es la placa|where does) `,
		),
	],
	[
		"politics",
		/\b(?:por quien (?:voto|votar|debo votar)|quien (?:es|fue|sera) (?:el |la )?(?:president[ea]|vicepresident[ea]|alcalde|ministr[oa]|diputad[oa])|(?:que )?(?:opinas?|piensas|crees|te parece) (?:de|sobre|del)|arevalo|giammattei|sandra torres|consuelo porras|quien (?:va a )?gana(?:r|ra|ron)?|(?:mejor|que) partido politico|golpe de estado|who is the president|vote for)\b/,
	],
	[
		"advice",
		/\b(?:me conviene|(?:puedo|debo|deberia|quiero|como) demand(?:ar|o) (?:a )?|(?:puedo|voy a) (?:ganar|perder) (?:el |un )?(?:juicio|caso)|es (?:legal|ilegal|delito)|me pueden (?:meter|demandar|embargar|arrestar|desalojar)|(?:recomienda\w*|busco|necesito) (?:un |una )?abogad[oa]|que (?:dice|pasa) (?:la ley )?si (?:no )?(?:me|firmo|renuncio)|cuantos anos de carcel|can i sue|is it (?:legal|illegal)|should i (?:sue|sign|quit|divorce|plead|settle))\b/,
	],
	[
		"world",
		/\b(?:clima|llover|llueve|llovera|lluvia|temperatura|pronostico|temblor|sismo|weather|rain|futbol|messi|(?:cuanto|como) quedo (?:el|la|barcelona|real)|(?:el|los) (?:municipal|cremas|rojos) (?:anoche|hoy|ayer)|marcador|receta de (?!medic)|cocinar|chiste|(?:una|otra) (?:cancion|pelicula) (?:de|para)|horoscopo|tipo de cambio|(?:a cuanto|cuanto) esta el dolar|poema|(?:mi |la )tarea|(?:busco|conseguir\w*|consigueme|quiero|tener|tienes) (?:una? )?novi[oa]|hora es(?: ahora| ya)?$|joke|recipe|football|la capital de)\b/,
	],
];

/** Why a question, as folded words, is outside of what a catalogue of procedures knows; undefined when it is not. */
export function findOutsideSubject(words: string): OutsideSubject | undefined {
	return PATTERNS.find(([, pattern]) => pattern.test(words))?.[0];
}
