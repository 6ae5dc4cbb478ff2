/** Troubles in which a person asks for help rather than for a procedure. */
export type Situation =
	| ("danger" | "missing" | "violence" | "extortion" | "detained")
	| ("dismissed" | "unpaid" | "hunger" | "mistreated" | "wronged");

/** Who helps: ids of procedures and institutions, the first first. What the catalogue does not have is passed over. */
interface Help {
	procedures: readonly string[];
	institutions: readonly string[];
}

const CHILD = "(?:hij[oa]s?|nin[oa]s?|nene|nena|bebe|patoj[oa]s?|sobrin[oa]|niet[oa]|herman[oa]|hermanit[oa]|menor)";
const PARTNER_OR_KIN =
	"(?:espos[oa]|marido|mujer|novi[oa]|pareja|conviviente|ex|papa|mama|padre|madre|padrastro|abuel[oa]|ti[oa]|suegr[oa]|hij[oa])";

/** What may not have come home instead of somebody. */
const THING =
	"(?:dpi|pasaporte|cheque|carta|paquete|papel(?:es)?|documentos?|constancia|titulo|diploma|tarjeta|bono|beca|correo|licencia|acta|partida|certificad[oa]|boleta|remesa|caja)";
/** "Mi hijo no aparece en el sistema" is missed by nobody. */
const ON_A_LIST =
	"(?:(?:inscrit|registrad|asentad|anotad)[oa]|en (?:el |la |los |las )?(?:sistema|registros?|lista|listado|renap|pagina|padron|partida|internet))";

/**
 * Of life and limb, where nothing may be missed: on folded words without punctuation, the gravest first. The other
 * troubles are learned from examples.
 */
const TROUBLES: readonly (readonly [Situation, RegExp])[] = [
	[
		"danger",
		/\b(?:me quiero (?:morir|matar)|quiero (?:morirme|matarme|suicidarme)|quitarme la vida|suicid\w+|no quiero vivir|(?:necesit\w+|mand\w+|llam\w+|urge|pid\w+|venga) (?:a )?(?:una |la |un |los )?(?:ambulancia|bomberos)|se (?:me )?esta (?:muriendo|ahogando|desangrando|quemando)|no (?:puede |puedo )?respirar?|me van a matar|(?:fuga de|huele a|olor a) gas|(?:hay|hubo) (?:un )?(?:incendio|derrumbe)|hay (?:fuego|heridos?|muchos heridos)|dando un infarto|esta convulsionando|house is on fire|gas leak|can t breathe|i want to die|kill myself)\b/,
	],
	[
		"missing",
		new RegExp(
			[
				`(?<!\\b${THING} de(?: mi| su| la| el)? )\\b${CHILD} (?:de \\w+ (?:anos|meses) )?(?:se |que )?(?:no (?:aparece(?! ${ON_A_LIST})|regresa|regreso|volvio|vuelve|llego)|(?:se )?(?:desaparecio|perdio(?! (?:el|la|su|un|una) )|fue de la casa)|esta (?:desaparecid[oa]|perdid[oa])|desaparecid[oa])`,
				`\\b${CHILD}(?: (?!${THING}\\b)\\w+){1,16} no (?:llego|regreso|volvio|ha (?:llegado|regresado|vuelto)) a (?:la |su )?casa`,
				`\\b(?:desaparecio|se perdio|se llevaron|secuestraron|raptaron)(?: a)? (?:mi|una?|el|la) ${CHILD}`,
				"\\bmy (?:son|daughter|child) (?:is missing|disappeared)",
			].join("|"),
		),
	],
	[
		"extortion",
		/\b(?:me (?:estan )?(?:extorsion\w+|amenaz\w+|piden renta|cobran (?:la )?renta)|nos extorsion\w+|extorsion|extorted)\b/,
	],
	[
		"violence",
		new RegExp(
			`\\bme (?:acaba de|esta|quiere|quiso|va a|volvio a) (?:pegar|pegando|golpear|golpeando|maltratando)\\b|\\bm[ei] (?:\\w+ )?(?:me )?(?:pega|pego|golpea|golpeo|maltrata|maltrato|insulta|abusa|abuso|violo|violaron)\\b|\\b(?:le|les|nos) (?:pega|pegan|golpea|maltrata)\\b|\\b${PARTNER_OR_KIN} (?:me |la |le |nos )?(?:pega|pego|golpea|golpeo|maltrata|abusa|quiere matar)|\\b(?:me violaron|fui violada|abuso sexual|abusaron de|(?:me tiene|me tienen) (?:encerrad[oa]|amarrad[oa])|no me deja salir|tengo miedo de mi (?:espos[oa]|marido|pareja|novio|ex)|violencia (?:intrafamiliar|domestica|contra la mujer)|me (?:pegan|golpean|golpearon|maltratan)|(?:husband|wife|partner|boyfriend) (?:hits|beats) me|domestic violence)\\b`,
		),
	],
	[
		"hunger",
		/\b(?:no (?:tengo|tenemos|tienen?) (?:nada )?(?:que|para) comer|pasando hambre|nothing to eat|(?:are|am) hungry)\b/,
	],
	[
		"detained",
		/\b(?:(?:detuvieron|arrestaron|capturaron|se llevo la policia|agarro la policia) a (?:mi|un)|(?:la )?policia (?:me|nos|le) (?:pego|golpeo|pidio dinero|quito|robo)|abuso (?:policial|de autoridad)|arrested my)\b/,
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
	mistreated: { procedures: ["denuncia-pdh", "denuncia-mp"], institutions: ["pdh"] },
	wronged: { procedures: ["queja-consumidor", "denuncia-pdh", "denuncia-mp"], institutions: [] },
	hunger: { procedures: ["bolsa-social", "bono-social"], institutions: ["mides"] },
};

/** The grave trouble that a question, as folded words, tells of; undefined when it tells of none. */
export function findGraveTrouble(words: string): Situation | undefined {
	return TROUBLES.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Who helps in it. */
export function helpIn(situation: Situation): Help {
	return HELP[situation];
}
