import { COOKIE_DAYS, STORAGE_KEYS } from "../storage-keys.ts";
import type { ByLanguage, TextTable } from "../text-shapes.ts";

/** What stays in the browser of a citizen, one row for each of `STORAGE_KEYS`. */
export const BROWSER_STORAGE: ByLanguage<TextTable> = {
	es: {
		caption: "Lo que queda en tu navegador",
		headers: ["Nombre", "Qué guarda", "Cuánto dura"],
		rows: [
			[
				STORAGE_KEYS.language,
				"El idioma que elegiste. También va en una cookie con el mismo nombre.",
				`Hasta que lo borres; la cookie, ${COOKIE_DAYS} días`,
			],
			[STORAGE_KEYS.consent, "Lo que decidiste sobre las cookies y cuándo.", "Hasta que lo borres"],
			[STORAGE_KEYS.promoSeen, "Que ya viste el aviso del día.", "Hasta que lo borres"],
			[STORAGE_KEYS.promoDay, "El día en que lo viste.", "Hasta que lo borres"],
			[
				STORAGE_KEYS.display,
				"El tamaño del texto, el contraste, el modo de lectura y el espacio, si los cambias. Va solo en una cookie.",
				`La cookie, ${COOKIE_DAYS} días`,
			],
			[
				STORAGE_KEYS.department,
				"El departamento que elegiste para ver primero las oficinas cercanas. Va solo en una cookie.",
				`La cookie, ${COOKIE_DAYS} días`,
			],
			[
				STORAGE_KEYS.municipality,
				"El municipio, si elegiste uno. Va solo en una cookie. Tu posición no queda en ningún lado.",
				`La cookie, ${COOKIE_DAYS} días`,
			],
			[STORAGE_KEYS.shortcuts, "Si apagaste los atajos del teclado.", "Hasta que lo borres"],
			[STORAGE_KEYS.requirements, "Los requisitos que marcaste como listos.", "Hasta que los desmarques o lo borres"],
			[STORAGE_KEYS.lastPlan, "Los trámites del último plan que abriste.", "Hasta que cierres la pestaña"],
			[
				STORAGE_KEYS.reportDraft,
				"El reporte que estás escribiendo, sin tu nombre ni tu correo.",
				"Hasta que lo envíes o lo borres",
			],
			[
				STORAGE_KEYS.keptReports,
				"Los reportes que esperan conexión, con tu nombre y tu correo si los diste. Después, solo su código de recibo.",
				"El reporte, hasta que se envía; el código, hasta que cierras el aviso",
			],
			[
				STORAGE_KEYS.receipts,
				"Los códigos de recibo de los reportes que enviaste, con el trámite y la fecha. Sirven para decirte cómo van.",
				"Hasta que los quites en «Mis reportes»",
			],
			[
				STORAGE_KEYS.folder,
				"Tu carpeta: los trámites, experiencias, planes y oficinas que guardaste y lo que decían ese día, con tus notas y fechas. No sale de aquí.",
				"Hasta que la borres en «Mi carpeta»",
			],
			[
				STORAGE_KEYS.folderAside,
				"Mientras ayudas a otra persona: tu carpeta, tus marcas, tus recibos, tus reportes sin enviar y tus cartas, aparte de lo suyo.",
				"Hasta que termines de ayudarle",
			],
			[
				STORAGE_KEYS.folderParts,
				"Las partes de una carpeta que traes con varios códigos, mientras faltan las demás.",
				"Hasta que la carpeta está completa",
			],
			[
				STORAGE_KEYS.windowNotes,
				"Lo que anotas cuando te dicen que no en una ventanilla y lo que escribes en una carta, con tu nombre, tu DPI y tu contacto si los pones. No sale de aquí.",
				"Hasta que lo borres en esas páginas",
			],
			[
				STORAGE_KEYS.savedPages,
				"Copias de las últimas páginas que abriste, para leerlas sin conexión. Sin tus búsquedas ni tus reportes.",
				"60 páginas; las más viejas se borran solas",
			],
			[
				STORAGE_KEYS.savedFiles,
				"Los archivos que dan forma a esas páginas.",
				"150 archivos; los más viejos se borran solos",
			],
			[
				STORAGE_KEYS.savedSearch,
				"La búsqueda, si pides guardarla para usarla sin señal: nombres de trámites y palabras para encontrarlos. Nada tuyo.",
				"Hasta que la quites o borres los datos del sitio",
			],
			[
				STORAGE_KEYS.places,
				"Hasta dónde bajaste en cada página, para que Atrás te devuelva al mismo lugar.",
				"Hasta que cierras la pestaña",
			],
		],
	},
	en: {
		caption: "What stays in your browser",
		headers: ["Name", "What it keeps", "How long it lasts"],
		rows: [
			[
				STORAGE_KEYS.language,
				"The language you chose. It also goes in a cookie of the same name.",
				`Until you delete it; the cookie, ${COOKIE_DAYS} days`,
			],
			[STORAGE_KEYS.consent, "What you decided about cookies and when.", "Until you delete it"],
			[STORAGE_KEYS.promoSeen, "That you saw the notice of the day.", "Until you delete it"],
			[STORAGE_KEYS.promoDay, "The day you saw it.", "Until you delete it"],
			[
				STORAGE_KEYS.display,
				"The text size, the contrast, the reading mode and the spacing, if you change them. It goes only in a cookie.",
				`The cookie, ${COOKIE_DAYS} days`,
			],
			[
				STORAGE_KEYS.department,
				"The department you chose, to see the nearest offices first. It goes only in a cookie.",
				`The cookie, ${COOKIE_DAYS} days`,
			],
			[
				STORAGE_KEYS.municipality,
				"The municipality, if you chose one. It goes only in a cookie. Your position is kept nowhere.",
				`The cookie, ${COOKIE_DAYS} days`,
			],
			[STORAGE_KEYS.shortcuts, "Whether you turned the keyboard shortcuts off.", "Until you delete it"],
			[STORAGE_KEYS.requirements, "The requirements you ticked as ready.", "Until you untick them or delete it"],
			[STORAGE_KEYS.lastPlan, "The procedures of the last plan that you opened.", "Until you close the tab"],
			[
				STORAGE_KEYS.reportDraft,
				"The report that you are writing, without your name or e-mail.",
				"Until you send it or erase it",
			],
			[
				STORAGE_KEYS.keptReports,
				"Reports that wait for a connection, with your name and e-mail if you gave them. Afterwards only their receipt code.",
				"The report, until it is sent; the code, until you close the notice",
			],
			[
				STORAGE_KEYS.receipts,
				"The receipt codes of the reports that you sent, with the procedure and the date. They serve to tell you how the reports are.",
				"Until you remove them under “My reports”",
			],
			[
				STORAGE_KEYS.folder,
				"Your folder: the procedures, experiences, plans and offices that you saved and what they said that day, with your notes and dates. It does not leave this device.",
				"Until you erase it under “My folder”",
			],
			[
				STORAGE_KEYS.folderAside,
				"While you help somebody else: your folder, ticks, receipts, unsent reports and letters, apart from theirs.",
				"Until you finish helping them",
			],
			[
				STORAGE_KEYS.folderParts,
				"The parts of a folder that you bring with several codes, while others are missing.",
				"Until the folder is complete",
			],
			[
				STORAGE_KEYS.windowNotes,
				"What you note when they say no at a window and what you write in a letter, with your name, DPI and contact if you give them. It does not leave this device.",
				"Until you erase it on those pages",
			],
			[
				STORAGE_KEYS.savedPages,
				"Copies of the last pages you opened, to read them offline. Without your searches or reports.",
				"60 pages; the oldest are deleted by themselves",
			],
			[
				STORAGE_KEYS.savedFiles,
				"The files that give those pages their shape.",
				"150 files; the oldest are deleted by themselves",
			],
			[
				STORAGE_KEYS.savedSearch,
				"The search, if you ask to keep it for use without a signal: names of procedures and words to find them. Nothing of yours.",
				"Until you remove it or delete the site's data",
			],
			[
				STORAGE_KEYS.places,
				"How far down you were on each page, so that Back takes you to the same place.",
				"Until you close the tab",
			],
		],
	},
};
