import builtIn from "../../data/official/names.json" with { type: "json" };
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { LANGUAGES } from "../../domain/language.ts";
import type { OfficialName } from "../../domain/official/official-name.ts";
import type { SearchedBeside } from "../../domain/search/entries.ts";
import type { Meaning } from "../../domain/search/meaning.ts";
import { experiencesIn } from "./experiences.ts";
import { listTranslatedNames } from "./translations.ts";

/**
 * What people usually mean by a word, the most probable first. Only words that the names and keywords of the catalogue
 * leave open stand here: a word that fits one procedure is a keyword of that procedure. A page that the catalogue does
 * not have is passed over, so what is gathered later may stand here already.
 */
const MEANT: readonly (readonly [said: string, pages: string])[] = [
	// Who you are
	[
		"dpi; documento personal; documento de identidad; identificacion; identificacion personal; cedula; cedula de vecindad; cui; sacar dpi",
		"dpi-primera-vez renovacion-dpi reposicion-dpi",
	],
	[
		"dpi nuevo; primer dpi; dpi 18 años; cumpli 18 años; cumpli 18; 18 años; 18; mayor de edad; dpi por primera vez",
		"dpi-primera-vez",
	],
	["cambiar dpi; actualizar dpi; vencimiento dpi", "renovacion-dpi reposicion-dpi"],
	[
		"dpi perdido; dpi dañado; perder dpi; dpi extraviado; dpi quebrado; dpi quemado; dpi mojado; dpi roto; dpi botado; perder documentos; robaron documentos; robaron billetera; perder billetera",
		"reposicion-dpi",
	],
	["entrega dpi; recoger dpi; dpi listo", "consulta-estado-dpi entrega-dpi-por-tercero"],
	["partida; partida de nacimiento; fe de edad; nacimiento", "certificado-nacimiento inscripcion-nacimiento"],
	["nacio mi hijo; bebe; recien nacido; tuve un hijo; asentar niño; registrar hijo", "inscripcion-nacimiento"],
	["matrimonio; casarse; casamiento; boda; nos casamos", "inscripcion-matrimonio certificado-matrimonio"],
	[
		"defuncion; fallecimiento; muerte; murio; murio familiar; murio abuelo; fallecio abuelo; fallecio familiar",
		"inscripcion-defuncion certificado-defuncion",
	],
	["divorcio; divorciarse; separarse; separacion", "divorcio"],
	["solteria; soltero; soltera; estado civil", "constancia-solteria"],
	["apellido", "cambio-de-nombre reconocimiento-hijo"],
	["renap", "renap dpi-primera-vez certificado-nacimiento"],
	// Travel and living here
	[
		"pasaporte; viajar; viaje; viajar al extranjero; salir del pais; ir a estados unidos",
		"pasaporte-primera-vez renovacion-pasaporte pasaporte-menores",
	],
	["pasaporte vencido", "renovacion-pasaporte extension-vigencia-pasaporte"],
	["pasaporte perdido; pasaporte robado; pasaporte extraviado", "reposicion-pasaporte"],
	["viajar con niños; viajar con mi hijo; permiso de viaje menor", "permiso-salida-menores pasaporte-menores"],
	["residencia; residente; vivir en guatemala; quedarme a vivir", "residencia-temporal residencia-permanente"],
	["visa; turista", "visa-y-prorroga-turista"],
	[
		"ciudadania; nacionalidad; nacionalidad guatemalteca; ciudadania guatemalteca; nacionalizarse",
		"naturalizacion nacionalidad-hijos-guatemaltecos",
	],
	["consulado", "pasaporte-en-el-exterior tarjeta-identificacion-consular inscripcion-nacimiento-consular"],
	["permiso de trabajo; extranjero trabajar", "permiso-trabajo-extranjeros"],
	// Police and courts
	["antecedentes; carencia; solvencia para trabajo", "antecedentes-penales antecedentes-policiacos"],
	["penales; carencia de antecedentes", "antecedentes-penales"],
	["policiacos; policiales", "antecedentes-policiacos"],
	["denuncia; denunciar; robo; asalto; estafa; extorsion", "denuncia-mp"],
	["robo celular; robo telefono; estafa internet", "denuncia-mp"],
	["violencia; maltrato; mi esposo me pega", "atencion-maimi medidas-seguridad-violencia denuncia-mp"],
	["pension; alimentos", "pension-alimenticia pension-vejez-igss aporte-adulto-mayor"],
	["pension viudez; viudez; pension fallecio; pension murio; fallecio pensionado", "pension-viudez-orfandad-estado"],
	["manutencion; pension de mis hijos; mantencion", "pension-alimenticia"],
	["jubilacion; jubilarse; retiro", "pension-vejez-igss pension-jubilacion-estado"],
	[
		"violador; certificado violador; agresor; agresor sexual; certificado agresor; delitos sexuales",
		"certificado-renas",
	],
	// Taxes
	["nit; numero de identificacion tributaria; sacar nit; nuevo contribuyente", "inscripcion-nit actualizacion-rtu"],
	["rtu; constancia rtu; actualizar nit; ratificar rtu", "actualizacion-rtu"],
	["sat", "sat inscripcion-nit actualizacion-rtu"],
	["agencia virtual", "agencia-virtual-sat"],
	["factura; facturas; facturar; fel", "habilitacion-fel"],
	["iva; pequeño contribuyente", "pequeno-contribuyente-iva declaracion-mensual-pequeno-contribuyente"],
	["solvencia; omisos", "solvencia-fiscal solvencia-municipal"],
	["impuestos", "inscripcion-nit solvencia-fiscal impuesto-circulacion-calcomania"],
	["iusi; impuesto de la casa", "pago-iusi solvencia-municipal"],
	["ornato; boleto", "boleto-de-ornato"],
	// Vehicles
	[
		"licencia; licencia de conducir; licencia de manejar; permiso de conducir; manejar; conducir; aprender a manejar",
		"licencia-conducir-primera licencia-conducir-renovacion licencia-conducir-reposicion",
	],
	["licencia vencida; renovar licencia; licencia de conducir vencida", "licencia-conducir-renovacion"],
	["licencia perdida; perdi licencia; licencia robada", "licencia-conducir-reposicion"],
	["placas; placa", "reposicion-placas inscripcion-vehiculo-nuevo"],
	[
		"calcomania; impuesto de circulacion; tarjeta de circulacion",
		"impuesto-circulacion-calcomania imprimir-tarjeta-circulacion",
	],
	[
		"traspaso; vender carro; comprar carro; comprar vehiculo; vender vehiculo; comprar moto; vender moto; vehiculo usado",
		"traspaso-vehiculo-electronico traspaso-vehiculo-escritura",
	],
	["carro; vehiculo; moto", "traspaso-vehiculo-electronico impuesto-circulacion-calcomania licencia-conducir-primera"],
	[
		"multa; multas; multa de transito; remision",
		"consulta-multas-emetra multas-transito-pnc desacuerdo-multa-transito",
	],
	[
		"importar carro; traer carro; carro importado; nacionalizar carro; importar vehiculo; traer vehiculo; nacionalizar vehiculo; importar moto; traer moto; nacionalizar moto; traer carro de estados unidos; importar carro de estados unidos; nacionalizar carro de estados unidos",
		"importacion-vehiculo sat",
	],
	// Work and help
	["igss; seguro social; seguro", "igss portal-afiliado-igss inscripcion-trabajador-igss"],
	["cita igss", "cita-medica-igss"],
	["cuotas; constancia igss; tiempo cotizado", "portal-afiliado-igss"],
	["trabajo; empleo; chamba; feria de empleo; bolsa de empleo; vacantes", "tu-empleo mintrab"],
	["contrato", "registro-contrato-trabajo exp-004"],
	[
		"me despidieron; despido; prestaciones; no me pagan; liquidacion; aguinaldo; bono 14; horas extras; prestaciones laborales; indemnizacion",
		"denuncia-laboral-igt",
	],
	["bono; ayuda; subsidio; ayuda economica", "bono-social bolsa-social aporte-adulto-mayor"],
	["comer; hambre; viveres; despensa", "bolsa-social bono-social"],
	["adulto mayor; tercera edad; anciano; abuelo; ayuda abuelo; ayuda anciano; bono anciano", "aporte-adulto-mayor"],
	["beca; becas", "beca-social-educacion-media beca-nuestro-futuro usac-beca-estudiantil"],
	["discapacidad; discapacitado", "certificacion-discapacidad"],
	// A business
	[
		"empresa; negocio; tienda; abrir tienda; poner tienda; abrir negocio; poner negocio; crear negocio; abrir empresa; poner empresa; crear empresa; inscribir empresa; inscribir negocio; taller mecanico; vender internet",
		"constitucion-empresa-comerciante-individual patente-comercio-empresa exp-002",
	],
	[
		"emprender; emprendimiento; formalizar; formalizarme; formalizar negocio; legalizar negocio; legalizar empresa; abrir",
		"exp-002 exp-008 constitucion-empresa-comerciante-individual",
	],
	["patente; patente de comercio", "patente-comercio-empresa patente-comercio-sociedad"],
	["sociedad; sociedad anonima; sa; constituir sociedad", "patente-comercio-sociedad verificacion-nombre-sociedad"],
	["cerrar empresa; cerrar negocio", "cese-definitivo-sat cese-temporal-sat"],
	["marca; logo; registrar marca", "registro-marca exp-007 busqueda-antecedentes-marca"],
	["panaderia; abrir panaderia; poner panaderia", "exp-001 licencia-sanitaria tarjeta-manipulacion-alimentos"],
	[
		"restaurante; comedor; cafeteria; abrir restaurante",
		"licencia-sanitaria tarjeta-manipulacion-alimentos tarjeta-salud",
	],
	["vender comida; venta de comida; comida", "licencia-sanitaria tarjeta-manipulacion-alimentos"],
	["sanidad; permiso sanitario; salubridad", "licencia-sanitaria"],
	["tarjeta de salud; tarjeta de pulmones", "tarjeta-salud"],
	["exportar; exportacion", "codigo-exportador exp-003 documentos-exportacion-seadex"],
	["exportar productos", "exp-003 codigo-exportador documentos-exportacion-seadex"],
	["importar; importacion", "registro-importadores"],
	[
		"contratar empleados; contratar personal; contratar trabajadores",
		"exp-004 inscripcion-patronal-igss registro-contrato-trabajo",
	],
	// House and land
	[
		"construir; construccion; construir casa; permiso de construccion; licencia de construccion",
		"licencia-construccion-municipal exp-005",
	],
	["casa; vivienda", "subsidio-vivienda-fopavi credito-mi-primera-casa exp-005"],
	[
		"terreno; finca; propiedad; escritura; escrituras",
		"certificacion-registral-inmueble inscripcion-compraventa-inmueble consulta-registral-a-distancia",
	],
	[
		"vender terreno; comprar terreno; comprar inmueble; vender inmueble; vender casa; comprar casa; traspasar casa; traspasar terreno; casa a mi nombre; terreno a mi nombre",
		"inscripcion-compraventa-inmueble certificacion-registral-inmueble rgp",
	],
	["luz; luz electrica; energia electrica; conexion de luz; contador de luz", "conexion-luz"],
	["agua; agua potable; conexion de agua", "conexion-agua-empagua reconexion-agua-empagua"],
	["muni; municipalidad", "muniguate boleto-de-ornato licencia-construccion-municipal"],
	// Study and papers
	["universidad; usac; san carlos", "usac-inscripcion-primer-ingreso exp-006 usac-orientacion-vocacional"],
	["estudiar en la universidad; entrar a la universidad", "exp-006 usac-inscripcion-primer-ingreso"],
	["escuela; inscribir hijo en escuela", "inscripcion-escuela-publica"],
	["titulo; diploma", "autentica-documentos-educativos reconocimiento-titulo-extranjero impresion-reposicion-titulo"],
	["notas; certificado de estudios; constancia de estudios", "certificacion-estudios"],
	["cursos; capacitacion", "inscripcion-cursos-intecap"],
	["apostilla; apostillar; legalizar documentos", "apostilla-documentos"],
	["votar; empadronarse; padron; elecciones", "empadronamiento actualizacion-residencia-electoral"],
	// What only official fichas answer
	["traer mascota; importar mascota; entrar mascota; mascota extranjero", "ficha-2945"],
	[
		"viajar mascota; sacar mascota; llevar mascota; exportar mascota; mascota pais; mascota avion",
		"ficha-3007 ficha-2998",
	],
	["maltrato animal; maltratar animal; abandonar mascota; denunciar mascota", "ficha-2990"],
	["cancha; cancha deportiva; jugar futbol; alquilar cancha", "ficha-1134"],
	["academia deportiva; clase deporte; clases futbol; curso deporte; escuela futbol", "ficha-1135"],
	["escalafon; ascenso docente; clase escalafonaria", "ficha-1357 ficha-1358 ficha-1359"],
	["cedula docente; catalogacion; registrar titulo maestro", "ficha-1360"],
	["beca ingles; estudiar ingles; aprender ingles", "ficha-1156"],
	["cita consular; cita consulado", "ficha-2751 pasaporte-en-el-exterior"],
	["seguimiento paquete; rastrear paquete; donde esta paquete", "ficha-1053"],
	[
		"trasladar cadaver; traslado cadaver; trasladar difunto; mover cadaver",
		"ficha-1843 ficha-1844 traslado-migrante-fallecido",
	],
	["denuncia ambiental; contaminacion; contaminar rio; basurero clandestino", "ficha-3672"],
	["queja escuela; queja maestro; denunciar escuela; denunciar maestro", "ficha-1387"],
	["auxiliar enfermeria; estudiar enfermeria", "ficha-2486"],
	["pesca; pescar; licencia pesca; permiso pesca", "ficha-2934 ficha-2855 ficha-2913"],
	["centro recreativo; centro vacacional; vacaciones trabajador estado", "ficha-1931"],
	["medicina controlada; receta controlada", "ficha-3479"],
	["informe nacimiento; constancia hospital nacimiento", "ficha-1769"],
	["robo arma; robo pistola; perder arma", "ficha-1645 ficha-1693"],
	["gasolinera; abrir gasolinera", "ficha-1443 ficha-1454"],
	["recuperar nacionalidad", "ficha-2776"],
	// Arms and nature
	["arma; armas; pistola; portacion", "licencia-portacion-armas registro-tenencia-arma"],
	["arbol; talar; cortar arboles", "licencia-aprovechamiento-forestal"],
	["impacto ambiental; licencia ambiental; permiso ambiental; impacto ambiental licencia", "licencia-ambiental"],
	[
		"queja; reclamo; devolver dinero; devolucion; reembolso; producto malo; producto vencido; vender vencido; celular malo; estafa tienda; vender malo",
		"queja-consumidor",
	],
];

/** Small businesses that need no permit of their own: each is opened like any other. */
const SHOPS =
	"libreria ferreteria barberia peluqueria salon zapateria sastreria carpinteria lavanderia floristeria boutique paca gimnasio abarroteria pulperia verduleria taller imprenta vidrieria";
/** Where food is made or served: each needs the sanitary licence. */
const EATERIES =
	"heladeria pasteleria tortilleria pizzeria pupuseria taqueria cevicheria cantina bar carniceria polleria reposteria";
/** What is sold from a stall or at home; alone it may be a recipe. */
const DISHES =
	"tacos shucos pupusas tamales chuchitos atol helados pizza hamburguesas pollo pasteles tortillas refacciones";

export const MEANINGS: readonly Meaning[] = [
	...MEANT.map(([said, pages]) => ({ said: said.split("; "), pages: pages.split(" ") })),
	opening(SHOPS, ["constitucion-empresa-comerciante-individual", "patente-comercio-empresa", "exp-002"]),
	{
		said: DISHES.split(" ").flatMap((dish) => [`vender ${dish}`, `venta de ${dish}`]),
		pages: ["licencia-sanitaria", "tarjeta-manipulacion-alimentos"],
	},
	opening(EATERIES, ["licencia-sanitaria", "tarjeta-manipulacion-alimentos", "tarjeta-salud"]),
];

/** Each alone, as in "poner una librería", and with the verb that is no little word. */
function opening(kinds: string, pages: readonly string[]): Meaning {
	return { said: kinds.split(" ").flatMap((kind) => [kind, `abrir ${kind}`]), pages };
}

/** Ids of the procedures that most people ask for; which of two that fit alike is shown first. */
export const MOST_ASKED: readonly string[] = `
	dpi-primera-vez renovacion-dpi reposicion-dpi entrega-dpi-por-tercero dpi-extranjero-domiciliado
	certificado-nacimiento certificado-matrimonio certificado-defuncion
	inscripcion-nacimiento inscripcion-defuncion inscripcion-matrimonio
	pasaporte-primera-vez renovacion-pasaporte pasaporte-menores reposicion-pasaporte pasaporte-en-el-exterior
	permiso-salida-menores certificacion-movimiento-migratorio
	inscripcion-nit actualizacion-rtu solvencia-fiscal habilitacion-fel pequeno-contribuyente-iva
	impuesto-circulacion-calcomania traspaso-vehiculo-electronico traspaso-vehiculo-escritura
	antecedentes-penales antecedentes-policiacos certificado-renas denuncia-mp
	licencia-conducir-primera licencia-conducir-renovacion licencia-conducir-reposicion licencia-conducir-transferencia
	portal-afiliado-igss inscripcion-trabajador-igss inscripcion-patronal-igss
	aporte-adulto-mayor bono-social bolsa-social beca-social-educacion-media
	patente-comercio-empresa patente-comercio-sociedad licencia-sanitaria tarjeta-salud tarjeta-manipulacion-alimentos
	permiso-trabajo-extranjeros residencia-temporal residencia-permanente visa-y-prorroga-turista
	apostilla-documentos autentica-documentos-educativos certificacion-estudios inscripcion-escuela-publica
	usac-inscripcion-primer-ingreso empadronamiento boleto-de-ornato registro-contrato-trabajo queja-consumidor
	certificacion-registral-inmueble
`
	.trim()
	.split(/\s+/);

/** The procedures of the official catalogue of which we know only the name; `npm run catalogue -- match` writes them. */
export const OFFICIAL_NAMES: readonly OfficialName[] = builtIn;

/**
 * What the search knows beside the procedures of a catalogue: its institutions, the guides in both languages, our words,
 * and the names of the official catalogue whose ficha no procedure bears.
 */
export function listSearchedBeside(catalogue: Catalogue): SearchedBeside {
	const { institutions, procedures, variants } = catalogue;
	const known = new Set<string | null>();
	for (const { ficha } of procedures) known.add(ficha);
	for (const { ficha } of variants) known.add(ficha);
	return {
		institutions,
		experiences: LANGUAGES.flatMap((language) => experiencesIn(catalogue, language)),
		meanings: MEANINGS,
		mostAsked: MOST_ASKED,
		otherNames: listTranslatedNames(),
		names: OFFICIAL_NAMES.filter(({ number }) => !known.has(number)),
	};
}
