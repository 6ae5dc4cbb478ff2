import { splitWords } from "../search/stem.ts";

/** Words of a conversation that name no procedure, beyond those that the search leaves out anyway. */
const SMALL_TALK = `
	hola buenos buenas buen dia dias tarde tardes noche noches saludos gracias muchas mil porfa porfavor favor disculpe disculpa
	oiga oye mire mira fijese ayuda ayudame ayudeme info informacion acerca cual cuales algo mas entonces ahora
	tambien todo decir dime digame decime diga explicame explica contame saber quisiera tramite ficha algun alguna
	queda dan da sale hace hacen hacerlo sacarlo ofrece ofrecen atiende atienden ese eso este esta estas aqui alli
	the of for to an i my do does is are it in on and please about tell what which can get with be need want have
	apply application from office are there done long take
`;

/** The catalogue's words for irregular verb forms and for English words; the catalogue is Spanish. */
const CATALOGUE_WORDS: Readonly<Record<string, string>> = {
	renuevo: "renovar",
	renueva: "renovar",
	repongo: "reponer",
	repone: "reponer",
	pierdo: "perder",
	corrijo: "corregir",
	compruebo: "comprobar",
	passport: "pasaporte",
	birth: "nacimiento",
	death: "defuncion",
	marriage: "matrimonio",
	certificate: "certificado",
	driving: "conducir",
	driver: "conducir",
	drivers: "conducir",
	licence: "licencia",
	license: "licencia",
	renew: "renovar",
	renewal: "renovacion",
	replace: "reponer",
	lost: "perdi",
	first: "primera",
	time: "vez",
	id: "dpi",
	identity: "dpi",
	criminal: "penales",
	police: "policiacos",
	record: "antecedentes",
	records: "antecedentes",
	tax: "nit",
	open: "abrir",
	build: "construir",
	house: "casa",
	hire: "contratar",
	study: "estudiar",
	company: "empresa",
	business: "empresa",
	trademark: "marca",
	brand: "marca",
	car: "vehiculo",
	vehicle: "vehiculo",
	transfer: "traspaso",
	residence: "residencia",
	residency: "residencia",
	temporary: "temporal",
	permanent: "permanente",
	work: "trabajo",
	permit: "permiso",
	property: "inmueble",
	construction: "construccion",
	building: "construccion",
	sanitary: "sanitaria",
	environmental: "ambiental",
	import: "importacion",
	export: "exportacion",
	gun: "arma",
	firearm: "arma",
	adoption: "adopcion",
	minors: "menores",
	children: "menores",
	complaint: "queja",
	foreigner: "extranjero",
	scholarship: "beca",
	university: "usac",
	fine: "multa",
	fines: "multas",
};

const SMALL = new Set(splitWords(SMALL_TALK));

/** The words of a text that may name a procedure, in Spanish and in order. */
export function namingWords(text: string): string {
	return splitWords(text)
		.filter((word) => !SMALL.has(word))
		.map((word) => CATALOGUE_WORDS[word] ?? word)
		.join(" ");
}
