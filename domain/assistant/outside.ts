/** What people ask a portal of procedures and no procedure answers. */
const OUTSIDE_SUBJECTS = ["country", "person", "politics", "advice", "world"] as const;
export type OutsideSubject = (typeof OUTSIDE_SUBJECTS)[number];

const NATIONS =
	"(?:american|mexican|espanol|canadiense|salvadoren|hondurena?|hondureno|nicaraguens|costarricens|colombian|cuban|venezolan|estadounidens|gring|italian|aleman|frances|britanic|ingles)\\w*";
const OTHER_STATES =
	"(?:estados unidos|usa|eeuu|eua|mexico|espana|canada|el salvador|honduras|nicaragua|costa rica|europa|italia)";
const FIRST_NAMES =
	"(?:juan|jose|luis|carlos|jorge|mario|pedro|miguel|manuel|francisco|antonio|oscar|julio|hector|edgar|byron|kevin|pablo|diego|maria|ana|rosa|marta|karla|lucia|sofia|carmen|gloria|sandra|claudia|silvia|luisa|juana|andrea|elena)";

/** On folded words without punctuation; the first to match tells why the question is not ours. */
const OUTSIDE: readonly (readonly [OutsideSubject, RegExp])[] = [
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
	return OUTSIDE.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Troubles in which a person asks for help rather than for a procedure. */
const SITUATIONS = ["danger", "missing", "violence", "extortion", "detained", "dismissed", "unpaid", "hunger"] as const;
export type Situation = (typeof SITUATIONS)[number];

/** Who helps: ids of procedures and institutions, the first first. What the catalogue does not have is passed over. */
interface Help {
	procedures: readonly string[];
	institutions: readonly string[];
}

const CHILD = "(?:hij[oa]s?|nin[oa]s?|nene|nena|bebe|patoj[oa]s?|sobrin[oa]|niet[oa]|herman[oa]|hermanit[oa]|menor)";
const PARTNER_OR_KIN =
	"(?:espos[oa]|marido|mujer|novi[oa]|pareja|conviviente|ex|papa|mama|padre|madre|padrastro|abuel[oa]|ti[oa]|suegr[oa]|hij[oa])";

/** On folded words without punctuation, the gravest first. */
const TROUBLES: readonly (readonly [Situation, RegExp])[] = [
	[
		"danger",
		/\b(?:me quiero (?:morir|matar)|quiero (?:morirme|matarme|suicidarme)|quitarme la vida|suicid\w+|no quiero vivir|(?:necesit\w+|mand\w+|llam\w+|urge|pid\w+|venga) (?:a )?(?:una |la |un |los )?(?:ambulancia|bomberos)|se (?:me )?esta (?:muriendo|ahogando|desangrando|quemando)|no (?:puede |puedo )?respirar?|me van a matar|(?:fuga de|huele a|olor a) gas|(?:hay|hubo) (?:un )?(?:incendio|derrumbe)|hay (?:fuego|heridos?|muchos heridos)|dando un infarto|esta convulsionando|house is on fire|gas leak|can t breathe|i want to die|kill myself)\b/,
	],
	[
		"missing",
		new RegExp(
			`\\b${CHILD} (?:se |que )?(?:no (?:aparece|regresa|regreso|volvio|vuelve|llego)|(?:se )?(?:desaparecio|perdio(?! (?:el|la|su|un|una) )|fue de la casa)|esta (?:desaparecid[oa]|perdid[oa])|desaparecid[oa])|\\b(?:desaparecio|se perdio|se llevaron|secuestraron|raptaron)(?: a)? (?:mi|una?|el|la) ${CHILD}|\\bmy (?:son|daughter|child) (?:is missing|disappeared)`,
		),
	],
	[
		"extortion",
		/\b(?:me (?:estan )?(?:extorsion\w+|amenaz\w+|piden renta|cobran (?:la )?renta)|nos extorsion\w+|extorsion|extorted)\b/,
	],
	[
		"violence",
		new RegExp(
			`\\bm[ei] (?:\\w+ )?(?:me )?(?:pega|pego|golpea|golpeo|maltrata|maltrato|insulta|abusa|abuso|violo|violaron)\\b|\\b(?:le|les|nos) (?:pega|pegan|golpea|maltrata)\\b|\\b${PARTNER_OR_KIN} (?:me |la |le |nos )?(?:pega|pego|golpea|golpeo|maltrata|abusa|quiere matar)|\\b(?:me violaron|fui violada|abuso sexual|abusaron de|(?:me tiene|me tienen) (?:encerrad[oa]|amarrad[oa])|no me deja salir|tengo miedo de mi (?:espos[oa]|marido|pareja|novio|ex)|violencia (?:intrafamiliar|domestica|contra la mujer)|me (?:pegan|golpean|golpearon|maltratan)|(?:husband|wife|partner|boyfriend) (?:hits|beats) me|domestic violence)\\b`,
		),
	],
	[
		"detained",
		/\b(?:(?:detuvieron|arrestaron|capturaron|se llevo la policia|agarro la policia) a (?:mi|un)|(?:la )?policia (?:me|nos|le) (?:pego|golpeo|pidio dinero|quito|robo)|abuso (?:policial|de autoridad)|arrested my)\b/,
	],
	[
		"dismissed",
		/\b(?:(?:me|nos|la|lo) (?:van a )?(?:despid\w+|despedir|corrieron|corrio|echaron)(?: del? (?:trabajo|chamba|empleo))?|despidieron|despido|corrieron|sacaron (?:del|de mi) (?:trabajo|chamba|empleo)|acoso laboral|(?:fired|dismissed) me|got fired|i was fired|lost my job)\b/,
	],
	[
		"unpaid",
		/\bno (?:me|nos|le) (?:quier\w+ |han |ha |estan )?(?:pag\w+\b.*\b(?:trabaj\w+|mes(?:es)?)|(?:pag\w+|dan|dieron|da|dar)\b.*\b(?:aguinaldo|bono 14|bono catorce|sueldo|salario|quincena|prestaciones|liquidacion|horas extras?|vacaciones|indemnizacion))\b|\b(?:patron\w*|jef[ea]|empresa|empleador|trabajo) no (?:me|nos|le) (?:quier\w+ |ha |han )?(?:pag\w+|da|dan)\b|\b(?:boss|employer) (?:does not|doesn t|won t|has not) pa(?:y|id)\b/,
	],
	[
		"hunger",
		/\b(?:no (?:tengo|tenemos) (?:que comer|comida|para comer|dinero para comer)|pasando hambre|nothing to eat|hungry)\b/,
	],
];

const HELP: Readonly<Record<Situation, Help>> = {
	danger: { procedures: [], institutions: ["pnc", "mspas"] },
	missing: { procedures: ["alerta-alba-keneth", "busqueda-persona-inacif"], institutions: ["pgn"] },
	extortion: { procedures: ["denuncia-mp"], institutions: ["mp", "pnc"] },
	violence: {
		procedures: ["atencion-maimi", "medidas-seguridad-violencia", "denuncia-mp"],
		institutions: ["mp", "pnc"],
	},
	detained: { procedures: ["denuncia-pdh"], institutions: ["pdh"] },
	dismissed: { procedures: ["denuncia-laboral-igt"], institutions: ["mintrab"] },
	unpaid: { procedures: ["denuncia-laboral-igt"], institutions: ["mintrab"] },
	hunger: { procedures: ["bolsa-social", "bono-social"], institutions: ["mides"] },
};

/** The trouble that a question, as folded words, tells of; undefined when it tells of none. */
export function findSituation(words: string): Situation | undefined {
	return TROUBLES.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Who helps in it. */
export function helpIn(situation: Situation): Help {
	return HELP[situation];
}

const GREETINGS =
	/^(?:hola|buen dia|buen[oa]s(?: (?:dias|tardes|noches))?|que (?:tal|onda)|saludos|hello|hi|hey|good (?:morning|afternoon|evening))(?: |$)/;
const THANKS =
	/^(?:ok |okay |muy bien |muchas |mil |va |perfecto |bueno |listo )*(?:gracias|thanks|thank you|adios|bye|hasta luego|que amable)(?: |$)/;
const ABILITY =
	/^(?:(?:y |vos |usted |tu )*(?:que (?:puedes|podes|sabes|puede|haces) (?:hacer|decirme)?|como (?:funcionas?|te uso)|quien (?:eres|sos|es usted)|(?:eres|sos|hablo con) (?:una? )?(?:robot|persona|maquina|human[oa]|ia|inteligencia artificial)(?: real| de verdad)?|ayuda(?:me)?|help|what can you do|who are you|are you (?:a robot|human)))$/;

/** Somebody asks that it be done for them: the assistant only tells how. */
const ON_BEHALF =
	/^(?:y )?(?:(?:me )?(?:puedes|podes|podrias) .*\bpor mi$|(?:me )?(?:puedes|podes|podrias) (?:agendar|sacar|hacer|pedir|llenar|dar)(?:me)? (?:una|la|mi) (?:cita|solicitud)$|(?:llena|haz|hace|saca|agenda|pedi|tramita) .*\bpor mi$|(?:agendame|llename) |fill (?:it|the form) for me)/;

/** Whether the words ask who or what the assistant is. */
export function asksAbility(words: string): boolean {
	return ABILITY.test(words) || ON_BEHALF.test(words);
}

/** What words that name nothing are answered with; undefined where they ask for something after all. */
export function answerSmallTalk(words: string): { kind: "greeting" | "thanks" } | undefined {
	if (GREETINGS.test(words)) return { kind: "greeting" };
	return THANKS.test(words) ? { kind: "thanks" } : undefined;
}
