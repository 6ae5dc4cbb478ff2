import { splitWords } from "../search/stem.ts";

/** What can be asked about a procedure, in the order in which answers come. */
export const ASKED_FIELDS = [
	"cost",
	"duration",
	"requirements",
	"steps",
	"place",
	"hours",
	"phone",
	"online",
	"audience",
	"document",
	"validity",
	"law",
	"link",
	"updated",
] as const;
export type AskedField = (typeof ASKED_FIELDS)[number];

interface AskedQuestion {
	/** Fields asked about, in the order of `ASKED_FIELDS`; empty when the question names none. */
	fields: readonly AskedField[];
	/** The question without the words that ask for fields: what remains should name a procedure. */
	subject: string;
}

const GET = "(?:hacer|sacar|pedir|solicitar|tramitar|obtener|conseguir|renovar)";
const ASK_FOR =
	"(?:hago|hace|hacen|saco|saca|sacan|pido|pide|solicito|solicita|tramito|tramita|obtengo|obtiene|consigo)";
const LITTLE = "(?:(?:me|se|lo|la|le|los|las|nos|te|que|el|por|puedo|puede|debo|tengo|hay|es|son|esta|queda|quedan) )*";

/**
 * How people ask for each field, on folded words without punctuation. The first to match takes its words away,
 * so that "página en línea" is a link and not a question about doing it online.
 */
const WAYS_OF_ASKING: readonly (readonly [AskedField, readonly string[]])[] = [
	[
		"updated",
		[
			"(?:cuando fue )?(?:la )?ultima (?:actualizacion|revision|fecha)(?: de la ficha)?",
			"cuando (?:lo|la|se|los) (?:actualizo|actualizaron|reviso|revisaron)",
			"estan? actualizad[oa]s?",
			"de cuando (?:es|son)(?: (?:el|este|estos|los|la) (?:datos?|ficha|informacion))?",
			"(?:de donde (?:sale|sacaron)|cual es la fuente|fuentes?)(?: (?:del|de ese|el|ese) dato)?",
			"last updated?|how recent|sources?",
		],
	],
	[
		"link",
		[
			"(?:enlace|link|liga)s?(?: oficial)?",
			"(?:en que |cual es la |que )?(?:pagina|sitio)(?: (?:web|oficial|de internet|en linea))?",
			"portal oficial|donde entro",
			"web ?(?:site|page)|official (?:site|page)",
		],
	],
	[
		"phone",
		[
			"(?:numero de )?telefonos?(?: de contacto)?",
			"a (?:que|cual) numero(?: (?:llamo|puedo llamar))?|donde (?:llamo|puedo llamar)|llamar",
			"correo electronico|contacto",
			"phone(?: number)?|e ?mail",
		],
	],
	[
		"hours",
		[
			"(?:en que |que |cual es el )?horarios?(?: de atencion)?",
			"a que horas?(?: (?:abren?|cierran?|atienden?))?|que dias (?:abren?|atienden?)|(?:abren|cierran|atienden)(?: (?:los|el))?",
			"(?:opening )?hours|what time",
		],
	],
	["duration", ["cuanto (?:tiempo )?dura(?: en)? (?:el |la )?(?:tramite|gestion|proceso)"]],
	[
		"validity",
		[
			"(?:cuanto(?: tiempo)?|cuantos (?:anos|meses)) (?:dura|sirve|vale por)n?",
			"(?:cual es la |que )?vigencia|(?:cuando|en cuanto tiempo) (?:se )?vence|cada cuanto",
			"por cuanto tiempo (?:sirve|vale|es valid[oa])",
			"expires?|valid(?: for)?",
		],
	],
	[
		"cost",
		[
			"(?:como )?cuanto (?:me |se |nos |le )*(?:cuestan?|valen?|cobran?|salen?|paga|pago|pagan|es|son|hay que pagar|tengo que pagar|debo pagar|piden de pago)(?: el pago)?",
			"a (?:como|cuanto)(?: (?:sale|esta|es|cuesta))?|cuanto (?:pisto|dinero|plata)|cuantos quetzales",
			"(?:que |cual es el |cual es la )?(?:costos?|precios?|tarifas?)(?: (?:tiene|total))?|que valor tiene",
			"(?:es |sale |son )?(?:gratis|gratuit[oa]s?)|(?:me |se )?cobran(?: algo)?|(?:hay|tengo) que pagar(?: algo)?|cuesta algo",
			"(?:si )?(?:yo )?gan[oae]n?(?: (?:como|unos|q|de))* (?:\\d{1,3}(?: \\d{3})+|\\d+)(?: ?mil)?(?: (?:quetzales|al mes|mensual(?:es)?))*",
			"how much(?: (?:does|do|is|are|it|will|cost|costs))*|cost|costs|price|fees?|free",
		],
	],
	[
		"duration",
		[
			"(?:en |como )?cuant[oa]s? (?:tiempo|dias|meses|semanas)(?: habiles)?(?: (?:me|se|lo|la))*(?: (?:tardan?|demoran?|dilatan?|toma|lleva|entregan?|dan|sale))?",
			"(?:como )?cuanto (?:se |me )?(?:tardan?|demoran?|dilatan?|toma|lleva)",
			"(?:se )?(?:tardan?|demoran?|dilatan?)(?: mucho)?|plazos?",
			"cuando (?:me |lo |la |se )*(?:dan|entregan?|estara?(?: list[oa])?|sale)",
			"how long(?: (?:does|do|it|take|takes|to|will))*|how many days",
		],
	],
	[
		"document",
		[
			"que (?:documento |papel |constancia )?(?:me (?:dan|entregan)|se obtiene|obtengo|recibo|consigo)(?: al (?:final|terminar|sacar))?",
			"what (?:do|will) i (?:get|receive)",
		],
	],
	[
		"requirements",
		[
			"(?:cuales son los |que )?requisitos?(?: (?:piden|hay|tiene|son|necesito))*",
			"que (?:papeles|papeleria|documentos|documentacion|cosas)(?: (?:me|se|necesito|necesita|piden|pide|llevo|llevar|presento|presentar|ocupo|debo|tengo|hay|que|exigen|solicitan|son|hacen|falta))*",
			"que (?:cosas )?(?:me |se )?(?:necesito|necesita|piden|pide|llevo|ocupo|requiere|exigen|hace falta)(?: (?:llevar|presentar|tener))?",
			"que (?:debo|tengo que|hay que) (?:llevar|presentar|tener|entregar)|(?:los )?(?:papeles|papeleria)",
			"what (?:do i need|documents|papers)(?: (?:do|i|need|to|bring))*|requirements?",
		],
	],
	[
		"law",
		[
			"(?:que |cual es la |en que )?(?:ley|leyes|decreto)(?: (?:lo|la|los|las))?(?: (?:respalda|regula|rige|manda|dice|obliga))?",
			"(?:cual es (?:el|la) )?(?:base|respaldo|fundamento|marco) legal|legal basis|which law|law",
		],
	],
	[
		"audience",
		[
			`quien(?:es)? (?:lo |la )?(?:puede|pueden|debe|deben|tienen? que|necesitan?)(?: ${GET}(?:lo|la)?)?`,
			"(?:para|a) quien(?:es)?(?: (?:es|va|esta|son|dirigido|sirve))*",
			`puede (?:${GET}(?:lo|la)? )?(?:otra persona|un familiar|alguien mas|cualquiera|cualquier persona)(?: ${GET}(?:lo|la))?`,
			"(?:es )?para (?:personas|empresas) o (?:para )?(?:personas|empresas)",
			"who can(?: (?:apply|do|it|get|request|for))*",
		],
	],
	[
		"place",
		[
			`(?:a |en |por )?a?donde (?:${LITTLE})(?:${ASK_FOR}|${GET}|ir|voy|paga|pago|pagar|pagan|cobran|entrego|recojo|queda|es|esta)?\\b`,
			"(?:a |en |por )?a?donde",
			"(?:en que|que|cual) (?:lugar|oficina|institucion|parte|ministerio|entidad)(?: (?:lo|la|los|las|me|da|dan|hace|ve|atiende|emite|es|entrega|extiende|tramita))*",
			"quien (?:me |lo |la |los )*(?:da|emite|extiende|entrega|hace|otorga|autoriza)\\b",
			"(?:cual es la |que )?(?:direccion|ubicacion) (?:del|de la|de las|de los|tiene)|cual es la direccion|^(?:la )?(?:direccion|ubicacion) de|oficinas?|sedes?",
			"where(?: (?:is|do|can|i|go|get|to|the|office))*|which (?:office|institution)|address",
		],
	],
	[
		"online",
		[
			`(?:(?:se|lo|la|los) )*(?:(?:puedo|pueden?) )?(?:${GET}(?:lo|la|los|las)? )?(?:en linea|por internet|por la web|por computadora|desde (?:mi |la )?casa|desde el (?:celular|telefono)|virtual(?:mente)?|digital(?:mente)?|online)`,
			"(?:es )?(?:presencial(?:mente)?|en persona|personalmente)|(?:tengo|hay) que (?:ir|presentarse|presentarme)",
		],
	],
	[
		"steps",
		[
			"(?:cuales son los |que |los )?pasos?(?: a seguir)?|(?:cual es el )?(?:procedimiento|proceso)",
			`como (?:${LITTLE})(?:${ASK_FOR}|${GET}|hacer(?:le|lo)?)\\b|como le hago`,
			"que (?:hago|debo hacer|tengo que hacer|hay que hacer|puedo hacer|sigue)",
			"how (?:do|can|to)(?: (?:i|get|apply|for))*|steps",
		],
	],
];

const COMPILED = WAYS_OF_ASKING.map(
	([field, ways]) => [field, new RegExp(`\\b(?:${ways.join("|")})(?= |$)`, "g")] as const,
);
/** "¿Cómo renuevo…?": the verb stays in the subject, because renewing tells procedures apart. */
const HOW = /\bcomo\b/g;

/** Finds what a question asks for and what is left of it. */
export function readQuestion(text: string): AskedQuestion {
	const asked = new Set<AskedField>();
	let rest = splitWords(text).join(" ");
	for (const [field, ways] of COMPILED) {
		const without = rest.replace(ways, " ");
		if (without !== rest) asked.add(field);
		rest = without.replace(/ +/g, " ").trim();
	}
	const subject = rest.replace(HOW, " ").replace(/ +/g, " ").trim();
	if (subject !== rest && asked.size === 0) asked.add("steps");
	return { fields: ASKED_FIELDS.filter((field) => asked.has(field)), subject };
}

/** A word or two that ask for each field, in the order in which they can stand together. */
const IN_SHORT: Readonly<Record<AskedField, string>> = {
	cost: "costo",
	duration: "plazo",
	requirements: "requisitos",
	steps: "pasos",
	place: "donde",
	hours: "horario",
	phone: "telefono",
	online: "en linea",
	audience: "quien puede",
	document: "que recibo",
	validity: "vigencia",
	law: "base legal",
	link: "enlace",
	updated: "fuente",
};

/** Fields as words that ask for them again: what travels with a conversation. */
export function sayInShort(fields: readonly AskedField[]): string {
	return fields.map((field) => IN_SHORT[field]).join(" y ");
}
