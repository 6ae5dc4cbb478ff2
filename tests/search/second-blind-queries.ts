import type { RatedQuery } from "./rated-queries.ts";

/**
 * Forty more of the same kinds, rated after the tuning with `blind-queries.ts` and scored as they stand: how the rules
 * meet questions that they were not made with. No word may be added for what these miss.
 */
export const SECOND_BLIND_QUERIES: readonly RatedQuery[] = [
	{ text: "¿en dónde registro a mi bebé que nació en casa?", best: ["inscripcion-nacimiento"] },
	{ text: "¿cuánto tiempo tarda el dpi en salir?", best: ["consulta-estado-dpi", "dpi-primera-vez", "renovacion-dpi"] },
	{
		text: "¿qué necesito para poner un comedor?",
		best: ["licencia-sanitaria"],
		good: ["tarjeta-manipulacion-alimentos", "tarjeta-salud"],
	},
	{ text: "¿dónde pago la calcomanía de mi moto?", best: ["impuesto-circulacion-calcomania"] },
	{
		text: "¿mi patrono está obligado a inscribirme en el igss?",
		best: ["inscripcion-trabajador-igss", "inscripcion-patronal-igss"],
	},
	{ text: "¿cómo saco un certificado médico en el hospital?", best: ["certificado-medico-hospital"] },
	{ text: "quiero cambiarme el nombre", best: ["cambio-de-nombre"] },
	{ text: "extravié mi licencia de conducir", best: ["licencia-conducir-reposicion"] },
	{ text: "se venció mi pasaporte", best: ["renovacion-pasaporte"], good: ["extension-vigencia-pasaporte"] },
	{ text: "compré un terreno y quiero ponerlo a mi nombre", best: ["inscripcion-compraventa-inmueble"] },
	{ text: "mi patrón no me quiere dar vacaciones", best: ["denuncia-laboral-igt"] },
	{ text: "mi vecino hace mucho ruido", best: ["mediacion-oj"] },
	{ text: "me asaltaron en el bus", best: ["denuncia-mp"] },
	{ text: "mi hija cumple 15 y quiere pasaporte", best: ["pasaporte-menores"] },
	{ text: "el papá de mi hijo no da dinero", best: ["pension-alimenticia"] },
	{ text: "ayuda del gobierno para comprar comida", best: ["bolsa-social", "bono-social"] },
	{ text: "tengo 65 años y nunca trabajé en empresa", best: ["aporte-adulto-mayor"] },
	{
		text: "quiero estudiar y no tengo dinero",
		best: ["beca-social-educacion-superior", "beca-social-educacion-media", "beca-nuestro-futuro"],
	},
	{ text: "me mordió un perro y quiero denunciar", best: ["nombre-2503", "denuncia-mp"], good: ["ficha-2990"] },
	{ text: "permiso para portar pistola", best: ["licencia-portacion-armas"], good: ["registro-tenencia-arma"] },
	{ text: "cerrar temporalmente mi negocio", best: ["cese-temporal-sat"] },
	{ text: "inscribir moto nueva", best: ["inscripcion-vehiculo-nuevo"] },
	{ text: "traer un carro de estados unidos", best: ["sat"], good: ["registro-importadores"] },
	{ text: "how to open a bakery", best: ["exp-001"], good: ["licencia-sanitaria"] },
	{ text: "birth certificate for my daughter", best: ["certificado-nacimiento"] },
	{ text: "work visa for foreigners", best: ["permiso-trabajo-extranjeros", "residencia-temporal"] },
	{ text: "notarized transfer of a used car", best: ["traspaso-vehiculo-electronico", "traspaso-vehiculo-escritura"] },
	{ text: "report domestic violence", best: ["atencion-maimi", "medidas-seguridad-violencia", "denuncia-mp"] },
	{ text: "renas maestros", best: ["certificado-renas"] },
	{ text: "MSPAS tarjeta de manipulacion", best: ["tarjeta-manipulacion-alimentos"] },
	{ text: "MINTRAB contratos", best: ["registro-contrato-trabajo"] },
	{ text: "SEGEPLAN becas", best: ["beca-nuestro-futuro", "becas-cooperacion-internacional"] },
	{ text: "lisencia ambiental", best: ["licencia-ambiental"], good: ["fichas-3575"] },
	{ text: "pazaporte para niños", best: ["pasaporte-menores"] },
	{ text: "contansia de solteria", best: ["constancia-solteria"] },
	{ text: "recojer dpi de otra persona", best: ["entrega-dpi-por-tercero"] },
	{ text: "licencia de consturccion", best: ["licencia-construccion-municipal"] },
	{ text: "colecta publica en escuintla", best: ["nombre-3177"] },
	{ text: "carnet de adulto mayor en la capital", best: ["nombre-2779"], good: ["aporte-adulto-mayor"] },
	{ text: "hacer una manifestacion en coban", best: ["nombre-3178"] },
];
