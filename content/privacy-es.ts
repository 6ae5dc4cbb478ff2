import { MINIMUM_AGE, RETENTION } from "../domain/report/retention.ts";
import type { Association } from "./brand.ts";
import type { ContactWays } from "./contact.ts";

import type { PrivacyPolicy } from "./legal-document.ts";

export function writePrivacyEs(association: Association, contact: ContactWays): PrivacyPolicy {
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
					"Puede haber tres cookies: la de tu idioma, la de cómo quieres ver la página y la de los archivos del portal que ya tienes. También hay unas notas pequeñas que solo tu navegador lee. Aparecen cuando tú eliges algo o cierras un aviso. La de los archivos aparece cuando empiezas a usar una página: no dice quién eres.",
					"También puede quedar una copia de páginas para leer sin internet. Si escribes un reporte sin conexión, espera en tu teléfono hasta que salga. Luego se borra.",
					"Quedan también los códigos de los reportes que enviaste. Tu navegador nos los manda, y solo a nosotros, para decirte cómo van en «Mis reportes» y en la página de ese trámite. Si el teléfono no es solo tuyo, quítalos de esa lista.",
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
