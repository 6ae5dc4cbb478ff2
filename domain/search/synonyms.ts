import { ENGLISH_SMALL_WORDS, sayInSpanish } from "./english.ts";
import { cutPronoun, splitWords, stemWord } from "./stem.ts";

/**
 * Stop words: little words, kin whose papers those of anybody are, and verbs for what people do with any procedure (sacar, tramitar, pedir). "Renovar" and
 * "reponer" tell procedures apart, so they are not listed.
 */
const STOP_WORDS = `
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
`;

/** Words in the names of so many institutions that they name none. */
const SHARED_BY_INSTITUTIONS = `
	ministerio instituto consejo direccion departamento fondo registro secretaria superintendencia
	general nacional guatemalteco republica
`;

/**
 * What people say, and the words of the catalogue for it. Our own list, from three places: everyday speech in
 * Guatemala, names that documents had before (cédula, fe de edad), and the tuning queries of `tests/search/`.
 * It adds to the `keywords` that each procedure carries; a word that fits one procedure only belongs there.
 */
const EVERYDAY_WORDS: readonly (readonly [said: string, catalogued: string])[] = [
	// Documents and registers
	["cedula identificacion identidad", "dpi"],
	["rtu", "nit"],
	["partida acta fe certificado certificacion constancia", "certificado certificacion constancia"],
	["carne carnet credencial", "tarjeta carne credencial certificacion"],
	["factura facturar talonario", "fel factura"],
	["patente", "empresa"],
	["permiso", "licencia autorizacion permiso"],
	["licencia autorizacion", "permiso"],
	["escritura terreno lote finca", "inmueble propiedad"],
	// What happened
	[
		"perder perdi perdio perdida extravio extravie extraviado botado olvide olvidado robo robaron robado robada",
		"reposicion perdida robo",
	],
	["perdio perdido perdida desaparecio desaparecido", "desaparecido desaparicion"],
	["vencido vencio vence caduco caducado", "renovacion vencido"],
	["danado roto arruino quebro quebrado rompio mojo mojado manchado quemo quemado", "reposicion danado"],
	["nacer nacio nacido bebe", "nacimiento"],
	["murio muerto muerte morir fallecio fallecido difunto", "defuncion fallecido fallecimiento"],
	["casar casado casamiento boda", "matrimonio"],
	["pega pego golpea golpeo maltrata maltrato golpes", "violencia"],
	["asaltar asalto amenazar amenaza extorsion delito violacion", "denuncia delito"],
	["robo robaron", "denuncia"],
	["abuso abusar discriminar discriminacion autoridad", "derechos humanos"],
	["deportar deportado retornado", "migrante retornado"],
	["enfermo hospital doctor", "salud medico"],
	["sordo ciego invalido paralitico mudo", "discapacidad"],
	["cuerpo cadaver restos", "fallecido"],
	["herencia heredar heredero", "testamento"],
	["equivocado equivocacion error", "corregir error rectificacion"],
	// People
	["hijo hija nino nina patojo patoja menor ninez", "menor hijo nino"],
	["anciano abuelo abuela viejito viejitos jubilado", "adulto mayor"],
	["obrero empleado trabajador personal", "trabajador empleado"],
	["albanil carpintero electricista mecanico plomero herrero", "oficio"],
	["jefe patron patrono empleador", "patrono"],
	["jubilar jubilacion retiro pensionado", "pension"],
	["pobre necesitado", "pobreza"],
	// Work, business and money
	["chamba chance trabajo", "empleo trabajo"],
	["tienda negocio abarroteria local comercio", "negocio empresa comercio comerciante"],
	["restaurante comedor cafeteria comida", "alimento comida"],
	["pan tortilla tamal pollo refaccion dulce", "alimento comida"],
	["shampoo jabon crema perfume maquillaje", "cosmetico"],
	["cobrar cobro precio garantia supermercado compania devolver devolucion reembolso defectuoso", "consumidor queja"],
	["pisto dinero plata", "economico"],
	["prestamo", "credito"],
	["sueldo pago", "salario"],
	["impuesto", "tributario sat"],
	["deuda deber moroso solvente", "solvencia"],
	["subsidio ayuda apoyo bono", "bono apoyo aporte"],
	["rotulo letrero manta valla", "rotulo anuncio"],
	["mercaderia producto", "mercancia"],
	// Vehicles and travel
	["carro auto automovil moto motocicleta picop camion", "vehiculo"],
	["manejar conducir piloto", "conducir"],
	["chofer brevete", "licencia conducir"],
	["taxi mototaxi tuctuc camioneta", "transporte bus"],
	["trailer", "remolque cabezal"],
	["remision infraccion", "multa"],
	["gringo", "extranjero"],
	["usa eeuu eua mexico espana", "exterior extranjero consulado"],
	["pais afuera exterior extranjero", "exterior extranjero"],
	["salga salir salida", "salida"],
	// What is done, in the words of an office
	["inscribir apuntar asentar anotar", "inscripcion registro"],
	["registrar", "inscripcion"],
	["mandar enviar", "envio"],
	["encomienda", "paquete"],
	["traer", "importar importacion"],
	["vender", "comercializar comercializador"],
	["venta puesto kiosko caseta", "negocio comercio comercializador"],
	["sembrar", "plantar"],
	["reponer duplicado", "reposicion"],
	["pleito pelea problema", "conflicto"],
	["reclamar reclamo", "queja"],
	["cotizar cotizacion", "cuota"],
	["cambiar cambio", "actualizacion cambio"],
	["direccion residencia", "domicilio residencia"],
	["entre entrar sali salir", "entrada salida"],
	// Study, health, building, arms
	["clase taller", "curso"],
	["diploma titulo", "titulo certificado diploma"],
	["graduar graduado gradue", "titulo graduacion"],
	["primaria basico diversificado nota", "estudio grado nota"],
	["medicina remedio", "medicamento"],
	["estado", "publico funcionario"],
	["universidad", "usac"],
	["entrar ingresar ingreso", "ingreso"],
	["colegio escuela", "escuela"],
	["vivienda casa hogar", "vivienda casa"],
	["pistola revolver", "arma"],
	["arbol palo madera", "forestal"],
];

/** Forms in which a verb changes inside, or is too short for its ending to be cut, and the form that the catalogue knows. */
const VERB_FORMS: readonly (readonly [forms: string, verb: string])[] = [
	["abro abre abra abren", "abrir"],
	["renuevo renueva renueve renuevan", "renovar"],
	["repongo repone reponen", "reponer"],
	["pierdo pierde perdi", "perder"],
	["corrijo corrige", "corregir"],
	["compruebo comprueba", "comprobar"],
	["pago paga pague", "pagar"],
	["caso casarnos", "casarse"],
	["muero muere", "morir"],
	["nazco nace", "nacer"],
	["viajo viaje", "viajar"],
];

const EMPTY = new Set(splitWords(STOP_WORDS + ENGLISH_SMALL_WORDS));
const SHARED = new Set(splitWords(SHARED_BY_INSTITUTIONS).map(stemWord));

const CATALOGUED = new Map<string, string[]>();
for (const [said, catalogued] of EVERYDAY_WORDS) {
	for (const word of splitWords(said).map(stemWord)) {
		const known = CATALOGUED.get(word) ?? [];
		CATALOGUED.set(word, [...new Set([...known, ...splitWords(catalogued).map(stemWord)])]);
	}
}

const VERBS = new Map(VERB_FORMS.flatMap(([forms, verb]) => forms.split(" ").map((form) => [form, verb] as const)));

/** "Abuelito", "tienditas"; what is left of other words ("delito") nobody has among the everyday words. */
const DIMINUTIVE = /^(\p{L}{3,})it([oa])s?$/u;
/** From this age on the help for old people is meant ("mi mamá tiene 68 años"). */
const OLD_AGE = /^(?:6[5-9]|[789]\d|10\d)$/;
const YEARS = new Set(["anos", "anitos", "years"]);

/** Stems of the words of a text, Spanish or English, that tell procedures apart, in order and without repetition. */
export function tellingStems(text: string): string[] {
	return [...new Set(sayInSpanish(sayAge(splitWords(text))).flatMap(tellingStem))];
}

/** Stems of words met before: a catalogue says the same few thousand words again and again. */
const stems = new Map<string, readonly string[]>();
const MOST_STEMS = 20_000;

/** The stem of a word; none of one that tells nothing. */
function tellingStem(word: string): readonly string[] {
	const known = stems.get(word);
	if (known) return known;
	const stem = EMPTY.has(cutPronoun(word)) ? [] : [stemWord(VERBS.get(word) ?? cutDiminutive(word))];
	if (stems.size >= MOST_STEMS) stems.clear();
	stems.set(word, stem);
	return stem;
}

/** "68 años" in the word for people of that age. */
function sayAge(words: readonly string[]): readonly string[] {
	if (!words.some((word) => YEARS.has(word))) return words;
	return words.flatMap((word, at) => {
		if (OLD_AGE.test(word) && YEARS.has(words[at + 1] ?? "")) return ["anciano"];
		return YEARS.has(word) && OLD_AGE.test(words[at - 1] ?? "") ? [] : [word];
	});
}

/** "Abuelo" out of "abuelito", where it is a word that people are known to say. */
function cutDiminutive(word: string): string {
	const [, root, ending] = DIMINUTIVE.exec(word) ?? [];
	const whole = `${root}${ending}`;
	return root !== undefined && CATALOGUED.has(stemWord(whole)) ? whole : word;
}

/** Stems of the catalogue's words for what a person said; empty when nobody says it otherwise. */
export function cataloguedStems(stem: string): readonly string[] {
	return CATALOGUED.get(stem) ?? [];
}

/** Whether a stem stands in the names of so many institutions that it tells none from the others. */
export function isSharedByInstitutions(stem: string): boolean {
	return SHARED.has(stem);
}

/**
 * Whether the stems name the institution with these stems: it must have all of them, and at least one must not be shared
 * by many institutions.
 */
export function isNamedBy(stems: readonly string[], institution: ReadonlySet<string>): boolean {
	return stems.every((stem) => institution.has(stem)) && stems.some((stem) => !SHARED.has(stem));
}
