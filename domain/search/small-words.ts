/**
 * Stop words: little words, kin whose papers those of anybody are, and verbs for what people do with any procedure
 * (sacar, tramitar, pedir). "Renovar" and "reponer" tell procedures apart, so they are not listed.
 */
export const STOP_WORDS = `
	a al ante con contra como cual cuando cuanto de del desde donde e el ella en entre es esa ese eso esta este esto
	estan fue ha hay la las le les lo los me mi mis muy ni no nos o para pero por porque pues que quien se ser si
	sin sobre son soy su sus te tiene tienen tengo tu un una unas uno unos va voy y ya yo
	buscar busco conseguir consultar cuesta dar debo dice favor gestion gestionar hacer hago ir llevar
	llenar meter necesita necesito obtener papel papeles pasos pedir piden poder puedo poner quiere quiero realizar
	requisito requisitos saber sacar saque sacan solicitar tener tramitar tramite tramites quisiera
	gobierno guate guatemala linea
	costo precio vale valor tarda demora cobran cuestan horario gratis rapido urgente
	sale salen bus calle montar ayer todo toda todos todas
	papa mama papi mami esposo esposa marido hermano hermana tio tia primo prima suegro suegra amigo amiga vecino vecina
	tiempo estoy estamos otro otra otros otras querer quieren quisieramos hacemos hacen hice mas nuestro nuestra nuestros usted ustedes alguien aqui ahora hoy
	pa pal vos vas ando debe deben puede pueden manera forma mismo misma alla ahi entonces tambien aun todavia cada
	algun alguna algunos algunas cosa cosas cuanta cuantos cuantas cuales porfa porfavor urge tocar toca ocupo ocupa
	dos tres cuatro cinco seis siete ocho nueve diez ano anos mes meses semana semanas
	averiguar averiguo encontrar encuentro conseguir consigo lograr agarrar recibir
`;

/** Words in the names of so many institutions that they name none. */
export const SHARED_BY_INSTITUTIONS = `
	ministerio instituto consejo direccion departamento fondo registro secretaria superintendencia
	general nacional guatemalteco republica
`;
