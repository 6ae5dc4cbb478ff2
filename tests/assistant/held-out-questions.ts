import type { RatedQuestion } from "./rated-questions.ts";

/** Written and rated after the code, and never used to tune it: what a stranger's question may expect. */
export const HELD_OUT_QUESTIONS: readonly RatedQuestion[] = [
	{ text: "disculpe, cuanto me sale sacar la tarjeta de salud", field: "cost", procedures: ["tarjeta-salud"] },
	{
		text: "que llevo para la tarjeta de manipulacion de alimentos",
		field: "requirements",
		procedures: ["tarjeta-manipulacion-alimentos"],
	},
	{
		text: "En cuánto tiempo dan la licencia de construcción",
		field: "duration",
		procedures: ["licencia-construccion-municipal"],
	},
	{ text: "dónde puedo poner una queja contra una tienda", field: "place", procedures: ["queja-consumidor"] },
	{
		text: "se puede hacer en línea el traspaso de un carro?",
		field: "online",
		procedures: ["traspaso-vehiculo-electronico", "traspaso-vehiculo-escritura"],
		isBroad: true,
	},
	{
		text: "cómo corrijo mi nombre mal escrito en la partida de nacimiento",
		field: "steps",
		procedures: ["rectificacion-partida"],
	},
	{ text: "papeles para la residencia permanente", field: "requirements", procedures: ["residencia-permanente"] },
	{
		text: "cuanto cuesta el permiso de trabajo para un extranjero",
		field: "cost",
		procedures: ["permiso-trabajo-extranjeros"],
	},
	{ text: "quién puede recoger mi dpi", field: "audience", procedures: ["entrega-dpi-por-tercero"] },
	{
		text: "qué me dan al terminar el registro de un contrato de trabajo",
		field: "document",
		procedures: ["registro-contrato-trabajo"],
	},
	{ text: "como consulto mis multas de emetra", field: "steps", procedures: ["consulta-multas-emetra"] },
	{ text: "en que ley esta el libro de salarios", field: "law", procedures: ["libro-salarios"] },
	{ text: "pagina para la constancia de cuotas del igss", field: "link", procedures: ["portal-afiliado-igss"] },
	{
		text: "de cuándo es el dato de la patente de comercio de sociedad",
		field: "updated",
		procedures: ["patente-comercio-sociedad"],
	},
	{ text: "a que hora atienden para solicitar el finiquito", field: "hours", procedures: ["finiquito-cgc"] },
	{ text: "cuánto se tarda la adopción de un niño", field: "duration", procedures: ["adopcion"] },
	{ text: "y a que numero llamo", field: "phone", procedures: ["denuncia-mp"], about: "denuncia-mp" },
	{ text: "para quien es el bono social", field: "audience", procedures: ["bono-social"] },
	{ text: "steps to register a trademark", field: "steps", procedures: ["registro-marca"] },
	{
		text: "me quiero inscribir en la usac que pasos hago",
		field: "steps",
		procedures: ["usac-inscripcion-primer-ingreso"],
	},
];
