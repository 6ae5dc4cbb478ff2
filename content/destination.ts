/** A page of the portal that a text leads to; `tests/addresses.test.ts` compares it with the pages that there are. */
export type Destination =
	| "/"
	| "/catalogo"
	| "/categorias"
	| "/instituciones"
	| "/observatorio"
	| "/asistente-tramites"
	| "/experiencias"
	| "/ayuda"
	| "/terminos"
	| "/privacidad"
	| "/accesibilidad"
	| "/acerca-de";
