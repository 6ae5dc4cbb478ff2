/** A page of the portal that a text leads to; `app/paths.ts` turns it into a link. */
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
