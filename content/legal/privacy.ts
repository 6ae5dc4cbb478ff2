import { MINIMUM_AGE, RETENTION } from "../../domain/report/retention.ts";
import { type Association, BRAND, type ContactWays, describeContact } from "../brand.ts";
import type { ByLanguage, PrivacyPolicy } from "../text-shapes.ts";

function writePrivacyEn(association: Association, contact: ContactWays): PrivacyPolicy {
	return {
		title: "Privacy policy",
		introduction:
			"You can use the whole site without telling us who you are. Here we tell you what data we keep, what for and for how long.",
		updatedOn: "2025-01-01",
		updatedText: "1 January 2025",
		summary: {
			caption: "Summary of the data",
			headers: ["Data", "What for", "How long", "Is it optional?"],
			rows: [
				[
					"Your report: topic, procedure and text",
					"To correct the information",
					"No limit, but without your contact data",
					"Yes: only if you send a report",
				],
				[
					"Contact: name and e-mail",
					"To ask you about your report",
					`Until you ask us to delete them; at most, ${RETENTION.contactMonths} months after the report is closed`,
					"Yes: you may leave them empty",
				],
				[
					"Technical data: the page and, in general terms, your browser",
					"To see if the error happens on some phones",
					`${RETENTION.technicalYears} year at most`,
					"Yes: they only go with a report",
				],
				[
					"Usage data: your visits and your searches",
					"We collect none today",
					`If we ever do, ${RETENTION.usageYears} years at most`,
					"Yes: only if you allow it",
				],
				[
					"Your IP address, turned into a keyed hash",
					"To stop mass sending",
					`${RETENTION.addressDays} day, only in memory`,
					"No: it protects the form",
				],
			],
		},
		sections: [
			{
				id: "quien-responde",
				title: "Who looks after your data",
				paragraphs: [
					`${association.association} looks after the data of this site. We are in ${association.location}.`,
					`If you have questions, ${contact.writeUs.en}.`,
				],
			},
			{
				id: "que-no-hacemos",
				title: "What we do not do",
				paragraphs: ["It is easier to say first what we do not do:"],
				points: [
					"There are no accounts and we do not ask for your identity card (DPI).",
					"We do not track what you do, here or elsewhere.",
					"There are no adverts. Marketing is not used today, even if you accept everything.",
					"We load nothing from other companies on your phone.",
					"We do not sell or lend your data.",
				],
			},
			{
				id: "tu-reporte",
				title: "What we keep when you send a report",
				paragraphs: [
					"We keep what you write: the topic, the procedure, the institution and the text. If you give them, we also keep your name and your e-mail.",
					"Two pieces of technical data go with the report. You can see them before you send it:",
				],
				points: [
					"The page you were on. We remove what is not needed and mask e-mails, phones and numbers like the DPI (identity card) or the NIT (tax number).",
					"Your browser, in general terms: name and major version, kind of system, rough screen size and language. It does not tell who you are.",
				],
			},
			{
				id: "tu-direccion-ip",
				title: "What happens to your IP address",
				paragraphs: [
					"Your phone sends its IP address to each site you visit. That is how the internet works.",
					"When you send a report or use your code, we make a keyed hash of it. It helps to stop whoever sends hundreds of reports or tries the codes of others. The hash lives in memory for one day and the key changes every day. It never goes with your report.",
					"The server’s log notes the time, the page and whether there was an error. It does not note your IP address or what you search for.",
					"If a search finds nothing, we count its words without noting who searched or at what time. We only read them if they were searched on five different days, and we delete them after 12 months.",
				],
			},
			{
				id: "tu-navegador",
				title: "What stays in your browser",
				paragraphs: [
					"There may be four cookies: your language, how you want to see the page, and the department and the municipality whose offices you want to see first. There are also some small notes that only your browser reads. They appear when you choose something or close a notice.",
					"If you press “Use my position” in the list of offices, your device itself looks for the nearest municipality. Your position is not sent to us. We only learn which municipality’s offices you ask for.",
					"A copy of some pages may also stay, to read without internet. If you write a report while offline, it waits on your phone until it can go. Then it is erased.",
					"The codes of the reports you sent stay too. Your browser sends them to us, and to us alone, to tell you how they are under “My reports” and on the page of that procedure. If the phone is not yours alone, take them off that list.",
					"A letter that you fill in and what you note at a window stay on your device alone. There you may put your DPI (identity card) number; it does not reach us.",
					"You can delete all of it from your browser. You can change your decision in “Cookie preferences”, at the foot of each page.",
				],
			},
			{
				id: "con-quien",
				title: "Who else may see them",
				paragraphs: [
					"Only the team that reviews the reports reads them. We do not give them to other companies or to the institutions.",
					"If a company lends us the server or the database, it stores them on our behalf and may not use them. We would only hand them to a judge who asks for them under the law.",
				],
			},
			{
				id: "cuanto-tiempo",
				title: "How long we keep them",
				paragraphs: ["These are the longest times:"],
				points: [
					`Usage data: ${RETENTION.usageYears} years. We collect none today.`,
					`Technical data: ${RETENTION.technicalYears} year.`,
					`Contact data: until you ask us to delete them. If you do not, we delete them ${RETENTION.contactMonths} months after your report is closed. If nobody closes it, we delete them ${RETENTION.openContactMonths} months after we receive it.`,
					"The text of the report stays, without your contact data. So please do not write private things in it.",
				],
			},
			{
				id: "tus-derechos",
				title: "How to see, correct or delete your data",
				paragraphs: [
					"When you send a report we give you a receipt code. Keep it. With it you see how your report is. You can also delete your name and e-mail at any time, and they are deleted at once.",
					"Whoever has the code sees how the report is and on which day it came. They see neither what it says nor who sent it.",
					`In backup copies they are deleted in ${RETENTION.backupDays} days or fewer.`,
					`If you lost the code, or want to see or correct your data, ${contact.writeUs.en}. ${contact.answer.en}`,
				],
			},
			{
				id: "menores",
				title: "If you are a minor",
				paragraphs: [
					`The minimum age to send us data is ${MINIMUM_AGE}. There is no minimum age to read the site.`,
					"If you are not 18 yet, do not put your name or e-mail in a report. They are not needed.",
				],
			},
			{
				id: "ley-y-cambios",
				title: "Law, security and changes",
				paragraphs: [
					"We apply the principles of the GDPR, and Guatemala’s Constitution and Decree 57-2008. Guatemala does not have a general data-protection law yet.",
					"The GDPR is the European law that protects the data of people.",
					"Data travel encrypted. Your receipt code is not stored as it is: only a hash of it.",
					"If we change this page, we will put the new date here.",
				],
			},
		],
	};
}

function writePrivacyEs(association: Association, contact: ContactWays): PrivacyPolicy {
	return {
		title: "Política de privacidad",
		introduction:
			"Puedes usar todo el portal sin decirnos quién eres. Aquí te contamos qué datos guardamos, para qué y por cuánto tiempo.",
		updatedOn: "2025-01-01",
		updatedText: "1 de enero de 2025",
		summary: {
			caption: "Resumen de los datos",
			headers: ["Dato", "Para qué", "Cuánto tiempo", "¿Es opcional?"],
			rows: [
				[
					"Tu reporte: tema, trámite y texto",
					"Corregir la información",
					"Sin límite, pero sin tus datos de contacto",
					"Sí: solo si mandas un reporte",
				],
				[
					"Contacto: nombre y correo",
					"Preguntarte algo sobre tu reporte",
					`Hasta que pidas borrarlos; como máximo, ${RETENTION.contactMonths} meses después de cerrar el reporte`,
					"Sí: puedes dejarlos vacíos",
				],
				[
					"Datos técnicos: la página y tu navegador, en general",
					"Ver si el error pasa en ciertos teléfonos",
					`${RETENTION.technicalYears} año como máximo`,
					"Sí: solo van con un reporte",
				],
				[
					"Datos de uso: tus visitas y tus búsquedas",
					"Hoy no los recogemos",
					`Si un día los recogemos, ${RETENTION.usageYears} años como máximo`,
					"Sí: solo con tu permiso",
				],
				[
					"Tu dirección IP, convertida en una huella con clave",
					"Frenar los envíos en masa",
					`${RETENTION.addressDays} día, solo en la memoria`,
					"No: protege el formulario",
				],
			],
		},
		sections: [
			{
				id: "quien-responde",
				title: "Quién cuida tus datos",
				paragraphs: [
					`La ${association.association} cuida los datos de este portal. Estamos en ${association.location}.`,
					`Si tienes dudas, ${contact.writeUs.es}.`,
				],
			},
			{
				id: "que-no-hacemos",
				title: "Qué no hacemos",
				paragraphs: ["Es más fácil decir primero lo que no hacemos:"],
				points: [
					"No hay cuentas ni te pedimos tu DPI.",
					"No seguimos lo que haces ni en este sitio ni en otros.",
					"No hay anuncios. El marketing no se usa hoy, aunque aceptes todo.",
					"No cargamos nada de otras empresas en tu teléfono.",
					"No vendemos ni prestamos tus datos.",
				],
			},
			{
				id: "tu-reporte",
				title: "Qué guardamos cuando mandas un reporte",
				paragraphs: [
					"Guardamos lo que escribes: el tema, el trámite, la institución y el texto. Si los das, guardamos también tu nombre y tu correo.",
					"Con el reporte van dos datos técnicos. Los puedes ver antes de enviar:",
				],
				points: [
					"La página donde estabas. Quitamos lo que no hace falta y tapamos correos, teléfonos y números como el DPI o el NIT.",
					"Tu navegador, en general: nombre y versión mayor, tipo de sistema, tamaño aproximado de la pantalla e idioma. No sirve para saber quién eres.",
				],
			},
			{
				id: "tu-direccion-ip",
				title: "Qué pasa con tu dirección IP",
				paragraphs: [
					"Tu teléfono manda su dirección IP a cada sitio que visitas. Así funciona internet.",
					"Cuando envías un reporte o usas tu código, hacemos con ella una huella con clave. Sirve para frenar a quien manda cientos de envíos o prueba códigos de otros. La huella vive en la memoria un día y la clave cambia cada día. Nunca va junto a tu reporte.",
					"El registro del servidor anota la hora, la página y si hubo un error. No anota tu dirección IP ni lo que buscas.",
					"Si una búsqueda no encuentra nada, contamos sus palabras sin anotar quién ni a qué hora. Solo las leemos si se buscaron en cinco días distintos, y las borramos a los 12 meses.",
				],
			},
			{
				id: "tu-navegador",
				title: "Qué queda en tu navegador",
				paragraphs: [
					"Puede haber cuatro cookies: tu idioma, cómo quieres ver la página, y el departamento y el municipio cuyas oficinas quieres ver primero. También hay unas notas pequeñas que solo tu navegador lee. Aparecen cuando tú eliges algo o cierras un aviso.",
					"Si presionas «Usar mi posición» en la lista de oficinas, tu propio aparato busca el municipio más cercano. Tu posición no llega a nosotros. Solo sabemos de qué municipio pides las oficinas.",
					"También puede quedar una copia de páginas para leer sin internet. Si escribes un reporte sin conexión, espera en tu teléfono hasta que salga. Luego se borra.",
					"Quedan también los códigos de los reportes que enviaste. Tu navegador nos los manda, y solo a nosotros, para decirte cómo van en «Mis reportes» y en la página de ese trámite. Si el teléfono no es solo tuyo, quítalos de esa lista.",
					"Las cartas que llenas y lo que anotas en una ventanilla quedan solo en tu aparato. Ahí puedes poner tu número de DPI; no nos llega.",
					"Puedes borrarlo todo desde tu navegador. Puedes cambiar tu decisión en «Preferencias de cookies», al pie de cada página.",
				],
			},
			{
				id: "con-quien",
				title: "Quién más puede verlos",
				paragraphs: [
					"Solo los lee el equipo que revisa los reportes. No los damos a otras empresas ni a las instituciones.",
					"Si una empresa nos presta el servidor o la base de datos, los guarda por encargo nuestro y no puede usarlos. Solo los daríamos a un juez que los pida conforme a la ley.",
				],
			},
			{
				id: "cuanto-tiempo",
				title: "Cuánto tiempo los guardamos",
				paragraphs: ["Estos son los plazos máximos:"],
				points: [
					`Datos de uso: ${RETENTION.usageYears} años. Hoy no recogemos ninguno.`,
					`Datos técnicos: ${RETENTION.technicalYears} año.`,
					`Datos de contacto: hasta que pidas borrarlos. Si no lo pides, los borramos ${RETENTION.contactMonths} meses después de cerrar tu reporte. Si nadie lo cierra, los borramos a los ${RETENTION.openContactMonths} meses de recibirlo.`,
					"El texto del reporte queda, ya sin tus datos de contacto. Por eso, no escribas en él cosas privadas.",
				],
			},
			{
				id: "tus-derechos",
				title: "Cómo ver, corregir o borrar tus datos",
				paragraphs: [
					"Al enviar un reporte te damos un código de recibo. Guárdalo. Con él ves cómo va tu reporte. También puedes borrar tu nombre y tu correo cuando quieras, y se borran al momento.",
					"Quien tenga el código ve cómo va el reporte y qué día llegó. No ve lo que dice ni quién lo envió.",
					`En las copias de respaldo se borran en ${RETENTION.backupDays} días o menos.`,
					`Si perdiste el código, o quieres ver o corregir tus datos, ${contact.writeUs.es}. ${contact.answer.es}`,
				],
			},
			{
				id: "menores",
				title: "Si eres menor de edad",
				paragraphs: [
					`La edad mínima para mandarnos datos es de ${MINIMUM_AGE} años. Para leer el portal no hay edad mínima.`,
					"Si aún no cumples 18, no pongas tu nombre ni tu correo en un reporte. No hacen falta.",
				],
			},
			{
				id: "ley-y-cambios",
				title: "Ley, seguridad y cambios",
				paragraphs: [
					"Aplicamos los principios del RGPD y la Constitución y el Decreto 57-2008 de Guatemala. En Guatemala aún no hay una ley general de protección de datos.",
					"El RGPD es la norma europea que cuida los datos de las personas.",
					"Los datos viajan cifrados. Tu código de recibo no se guarda tal cual: solo una huella de él.",
					"Si cambiamos esta página, pondremos aquí la fecha nueva.",
				],
			},
		],
	};
}

/** The privacy policy: ten sections and the summary table of the data. */
export function writePrivacy(association: Association): ByLanguage<PrivacyPolicy> {
	const contact = describeContact(association);
	return { es: writePrivacyEs(association, contact), en: writePrivacyEn(association, contact) };
}

export const PRIVACY = writePrivacy(BRAND);
