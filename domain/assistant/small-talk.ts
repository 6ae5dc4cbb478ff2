import type { Reply } from "./reply.ts";

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
export function answerSmallTalk(words: string): Extract<Reply, { kind: "greeting" | "thanks" }> | undefined {
	if (GREETINGS.test(words)) return { kind: "greeting" };
	return THANKS.test(words) ? { kind: "thanks" } : undefined;
}
