/** Pages of the portal that a text may lead to; `tests/addresses.test.ts` compares them with the pages that there are. */
export const DESTINATIONS = [
	"/",
	"/catalogo",
	"/categorias",
	"/instituciones",
	"/observatorio",
	"/asistente-tramites",
	"/experiencias",
	"/ayuda",
	"/terminos",
	"/privacidad",
	"/accesibilidad",
	"/acerca-de",
] as const;
export type Destination = (typeof DESTINATIONS)[number];
