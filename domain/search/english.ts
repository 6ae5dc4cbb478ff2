import { SPANISH_SAYINGS } from "./sayings.ts";

/**
 * What is asked in English, in the Spanish words of the catalogue: what foreigners, returning families and their
 * lawyers call it. Longer sayings go first ("tax id" is no identity card). A word that Spanish also has, such as
 * "visa" or "once", is not listed.
 */
const SPANISH_FOR: readonly (readonly [english: string, spanish: string])[] = [
	// Identity and registers
	["tax id; tax number; tax identification number; taxpayer id; tin", "nit"],
	["id card; identity card; identity document; national id; personal id; id", "dpi"],
	["birth record; birth", "nacimiento"],
	["newborn; baby; new born", "recien nacido"],
	["death; died; dead", "defuncion"],
	["marriage; wedding; married; marry; spouse", "matrimonio"],
	["single status; singleness; unmarried", "solteria"],
	["divorce; divorced", "divorcio"],
	["common law marriage; civil union", "union de hecho"],
	["surname; last name", "apellido"],
	["name", "nombre"],
	["certificate; certificates; certification", "certificado"],
	["proof", "constancia"],
	["copy", "certificado"],
	["records; background check; background; clearance", "antecedentes"],
	["criminal record; criminal records", "antecedentes penales"],
	["police record; police records; police clearance", "antecedentes policiacos"],
	["criminal", "penales"],
	["police report; crime report", "denuncia"],
	["police", "policiacos"],
	["signature", "firma"],
	["register; registration; enroll; enrol; enrollment; enrolment; registry; sign up", "inscripcion"],
	["voter; voting; vote; electoral roll; elections", "votar empadronamiento"],
	["will; testament", "testamento"],
	["inheritance; inherit; heir", "herencia"],
	["property registry; land registry; title deed; deed; deeds", "certificacion registral inmueble"],
	["adopt; adoption", "adopcion"],
	["child support; alimony", "pension alimenticia"],
	["apostille; legalize; legalise; legalization", "apostilla"],
	// Migration
	["passport; passports", "pasaporte"],
	["residence permit; residency permit; residence; residency; resident", "residencia"],
	["temporary", "temporal"],
	["permanent", "permanente"],
	["green card", "residencia permanente"],
	["citizenship; citizen; nationality; naturalization; naturalisation; naturalize", "naturalizacion"],
	["foreigner; foreigners; foreign; expat; expats; immigrant; alien", "extranjero"],
	["stay longer; stay more; visa extension; extend visa; extend stay; overstay", "prorroga visa"],
	["tourist; tourism", "turista"],
	["immigration; migration", "migracion"],
	["travel; trip", "viajar"],
	["abroad; overseas; united states", "exterior"],
	["consular id; consular card", "tarjeta identificacion consular"],
	["consulate; embassy; consular", "consulado"],
	["entries and exits; travel history; migratory movement", "movimiento migratorio"],
	["extension; extend", "prorroga"],
	// Driving
	[
		"driver s license; drivers license; driver license; driver licence; driving license; driving licence",
		"licencia conducir",
	],
	["driver s licence; drivers licence", "licencia conducir"],
	["driver; drivers; driving; drive", "conducir"],
	["license; licence; licenses; licences", "licencia"],
	["permit; permission; authorization; authorisation", "permiso"],
	["car title; car; cars; vehicle; vehicles; truck; motorcycle; motorbike; automobile", "vehiculo"],
	["ownership transfer; transfer; sell; selling; change owner", "traspaso"],
	["used", "usado"],
	["license plate; license plates; number plate; number plates; plates; plate", "placas"],
	["road tax; vehicle tax; car tax; circulation tax", "impuesto circulacion calcomania"],
	[
		"traffic ticket; traffic tickets; traffic fine; traffic fines; speeding ticket; ticket; fine; fines",
		"multas transito",
	],
	// Taxes, business and trade
	["tax clearance; tax solvency; tax certificate; good standing", "solvencia fiscal"],
	["tax; taxes", "impuesto"],
	["invoice; invoices; invoicing; electronic invoice; billing", "factura electronica"],
	["small taxpayer", "pequeno contribuyente"],
	["business license; business licence; trade license; commercial patent", "patente comercio"],
	["business; company; firm; shop; store", "negocio empresa"],
	["corporation; limited company; llc", "sociedad anonima"],
	["legal representative", "representante legal"],
	["trademark; trade mark; brand", "marca"],
	["start; open; set up; create", "abrir"],
	["formalize; formalise", "formalizar"],
	["bakery", "panaderia"],
	["restaurant; food stall", "restaurante"],
	["food handler; food handling; food handlers", "manipulacion alimentos"],
	["food", "alimentos"],
	["health card", "tarjeta salud"],
	[
		"health license; health licence; health permit; sanitary license; sanitary licence; sanitary permit; sanitary",
		"licencia sanitaria",
	],
	["pharmacy; drugstore", "farmacia"],
	["medicine; medicines; drug; drugs", "medicamentos"],
	["export; exports; exporting; exporter", "exportar"],
	["import; imports; importing; importer; bring; bringing", "importar"],
	["product; products; goods", "productos"],
	["sign; billboard", "rotulo"],
	["complaint book; complaints book", "libro quejas"],
	["consumer", "consumidor"],
	["complaint; complain; claim", "queja"],
	["report a crime; press charges", "denuncia"],
	["protect", "proteger"],
	// Work, study, health, help
	["work; job; employment", "trabajo"],
	["hire; hiring", "contratar"],
	["employee; employees; worker; workers; staff", "empleados"],
	["employer", "patrono"],
	["contract", "contrato"],
	["payroll", "planilla"],
	["social security; health insurance; medical insurance", "igss"],
	["retirement visa; retiree visa; retire as a foreigner", "residencia permanente"],
	["pension; retirement; retire", "pension"],
	["elderly; senior citizen; senior citizens; seniors; old age", "adulto mayor"],
	["disability; disabled", "discapacidad"],
	["scholarship; scholarships; grant", "beca"],
	["university; college", "universidad"],
	["study; studies", "estudiar"],
	["admission; admissions", "primer ingreso"],
	["test; exam", "examen"],
	["school", "escuela"],
	["public", "publica"],
	["diploma; degree; degrees", "titulo"],
	["transcript; transcripts; school records; grades", "certificacion estudios"],
	["recognition; validation; validate", "reconocimiento"],
	["course; courses; training", "cursos"],
	["health", "salud"],
	["hospital", "hospital"],
	["education", "educacion"],
	["labor; labour", "trabajo"],
	["child abuse clearance; sex offender; sex offenders", "renas"],
	["missing child; amber alert", "alerta alba keneth"],
	["missing person", "persona desaparecida"],
	["domestic violence; violence against women", "violencia mujer"],
	["human rights", "derechos humanos"],
	["child; children; kid; kids; minor; minors; son; daughter", "menores"],
	["leave the country; exit permit; leave country", "salida pais"],
	["vaccine; vaccination; vaccinated; shot; shots", "vacuna"],
	["yellow fever", "fiebre amarilla"],
	["lost my job; lost job; lose my job; fired; laid off; unemployed; unemployment", "despidieron empleo"],
	["widow; widower; widowhood", "viudez"],
	["pregnant; pregnancy; maternity", "maternidad"],
	["teacher; teachers", "maestro"],
	["nurse; nursing", "enfermeria"],
	["sport; sports; soccer", "deportivo"],
	["pet; pets; dog; dogs; cat; cats", "mascota"],
	["animal abuse; animal cruelty", "maltrato animal"],
	["cattle; livestock; cow; cows", "ganado"],
	["fishing; fish", "pesca"],
	["hunting; hunt", "caceria"],
	["boat; boats; yacht; ship", "embarcacion"],
	["drone; drones", "dron"],
	["raffle; lottery", "rifa"],
	// House, land, nature, arms
	["building permit; construction permit; building license; construction license", "licencia construccion"],
	["build; building; construction", "construir"],
	["house; home; housing", "casa"],
	["property tax", "iusi"],
	["property; land; real estate", "inmueble"],
	["land use; zoning", "uso suelo"],
	["mortgage; loan", "credito vivienda"],
	["gun; guns; firearm; firearms; weapon", "arma"],
	["carry", "portacion"],
	["tree; trees", "arboles"],
	["cut; logging", "cortar"],
	["environmental impact", "impacto ambiental"],
	["environmental; environment", "ambiental"],
	["water", "agua"],
	["electricity; power supply", "energia electrica"],
	["parcel; package; mail; post office", "paquete correo"],
	["public information; freedom of information", "informacion publica"],
	// Offices
	["ministry of foreign affairs; foreign ministry; foreign affairs", "ministerio relaciones exteriores"],
	["ministry; department", "ministerio"],
	["tax office; tax authority; revenue service; tax administration", "superintendencia administracion tributaria"],
	["civil registry; registry office", "renap"],
	["public prosecutor; prosecutor; district attorney", "ministerio publico"],
	["ombudsman", "procuraduria derechos humanos"],
	["supreme electoral court; electoral court", "tribunal supremo electoral"],
	["commercial registry; mercantile registry; companies registry", "registro mercantil"],
	["city hall; municipality; town hall", "municipalidad"],
	["court; courts; judiciary", "organismo judicial"],
	["agriculture", "agricultura"],
	["economy", "economia"],
	["culture", "cultura"],
	["energy", "energia"],
	["mining; mines", "minas"],
	// What is done, and what happened
	["renewal; renew; renewing; expired", "renovar"],
	["replace; replacement; lost; lose; stolen; duplicate; reissue", "reponer perdida robo"],
	["first time; first", "primera vez"],
	["update; change of address", "actualizacion"],
	["change", "cambio"],
	["correct; correction; error; mistake", "corregir error"],
	["verify; check; status", "consulta"],
	["close", "cerrar"],
	["pay; payment", "pagar"],
	["buy; purchase", "comprar"],
];

/** Words of an English sentence that name nothing. */
export const ENGLISH_SMALL_WORDS = `
	the of for to an i my your do does is are it in on at and or how what where when which who can could get getting got
	need want with from about please be have has apply application applying request take long much many cost costs
	requirement requirements office there done tell if by that this me you we our guatemala guatemalan would like
`;

interface Saying {
	words: readonly string[];
	/** In the words of the catalogue. */
	catalogued: readonly string[];
}

/** By their first word, the longest first: most words begin none, and need no further look. */
const SAYINGS = new Map<string, Saying[]>();
for (const [said, catalogued] of [...SPANISH_SAYINGS, ...SPANISH_FOR]) {
	for (const saying of said.split("; ")) {
		const words = saying.split(" ");
		const [first = ""] = words;
		const alike = [...(SAYINGS.get(first) ?? []), { words, catalogued: catalogued.split(" ") }];
		SAYINGS.set(
			first,
			alike.sort((one, other) => other.words.length - one.words.length),
		);
	}
}

/** The same words in order, with every saying that we know, English or of several words, in those of the catalogue. */
export function sayInSpanish(words: readonly string[]): string[] {
	const said: string[] = [];
	for (let start = 0; start < words.length; ) {
		const word = words[start] ?? "";
		const saying = SAYINGS.get(word)?.find((each) => each.words.every((one, at) => one === words[start + at]));
		if (saying) said.push(...saying.catalogued);
		else said.push(word);
		start += saying?.words.length ?? 1;
	}
	return said;
}
