import type { Counted } from "./fill.ts";
import type { ByLanguage } from "./text-shapes.ts";

/** What the page of the folder says: apart from the dictionary, because no other page needs it. */
export interface FolderTexts {
	title: string;
	/** Of somebody who is helped. */
	titleOf: string;
	lead: string;
	/** What the page of a browser without scripts says in place of the folder. */
	withoutScripts: string;
	loading: string;
	how: { title: string; points: readonly string[] };
	empty: { title: string; hint: string; procedures: string; experiences: string; offices: string };
	kinds: Readonly<Record<"tramite" | "experiencia" | "oficina" | "plan", string>>;
	saved: Counted;
	order: { label: string; own: string; byDate: string; up: string; down: string; moved: string };
	progress: Readonly<Record<"tramite" | "experiencia" | "plan", string>>;
	allReady: string;
	needs: Readonly<Record<"tramite" | "experiencia" | "plan", string>>;
	note: string;
	noteOf: string;
	noteKept: string;
	remove: string;
	removed: string;
	undo: string;
	close: string;
	undone: string;
	check: {
		button: string;
		checking: string;
		failed: string;
		fine: string;
		found: Counted;
		gone: string;
		renamed: string;
		partly: string;
	};
	dates: {
		title: string;
		hint: string;
		what: string;
		day: string;
		time: string;
		timeHint: string;
		about: string;
		aboutNone: string;
		remove: string;
		save: string;
		calendar: string;
		all: string;
		none: string;
		today: string;
		tomorrow: string;
		inDays: string;
		past: string;
		clock: string;
		reminder: string;
		faults: Readonly<Record<"what" | "day", string>>;
		saved: string;
	};
	receipts: { title: string; none: string; open: string; sent: string; unknown: string };
	carry: {
		title: string;
		hint: string;
		print: string;
		/** Of the procedures that are saved, and what the portal gets to know by it. */
		booklet: string;
		bookletHint: string;
		file: string;
		open: string;
		openHint: string;
		codes: string;
		codesHint: string;
		codeOf: string;
		codesMany: string;
		codesFailed: string;
		nextCode: string;
		previousCode: string;
		closeCodes: string;
		picture: string;
		pictureNone: string;
		message: string;
		share: string;
		copy: string;
		copied: string;
		erase: string;
		erased: string;
		fileName: string;
	};
	coming: {
		title: string;
		what: Counted;
		add: string;
		refuse: string;
		missing: Counted;
		broken: string;
		added: string;
		lost: Counted;
		full: string;
		faults: Readonly<Record<"none" | "newer" | "large", string>>;
	};
	states: Readonly<Record<"blocked" | "full" | "unreadable" | "newer", string>>;
	rescue: { download: string; anew: string; fileName: string };
	helping: {
		title: string;
		hint: string;
		name: string;
		nameHint: string;
		begin: string;
		failed: string;
		now: string;
		ends: string;
		end: string;
		confirm: string;
		yes: string;
		no: string;
		waiting: string;
		ended: string;
		stuck: string;
		history: string;
	};
	message: { of: string; bring: string; todo: string; ready: string; note: string; dates: string };
}

export const FOLDER_TEXTS: ByLanguage<FolderTexts> = {
	es: {
		title: "Mi carpeta",
		titleOf: "Carpeta de {{name}}",
		lead: "Lo que guardaste, lo que ya tienes listo y tus fechas. Está solo en este aparato y se lee sin señal.",
		withoutScripts:
			"Para guardar trámites, tu navegador necesita JavaScript, y aquí no funciona. Sin él puedes imprimir la hoja de cada trámite, marcar sus requisitos a mano y pasar una fecha a tu calendario con el formulario de abajo.",
		loading: "Abriendo tu carpeta…",
		how: {
			title: "Cómo funciona",
			points: [
				"En la página de un trámite, una experiencia, un plan o una oficina, toca «Guardar en mi carpeta».",
				"No hay cuenta ni contraseña. Nada sale de este aparato: ni lo que guardas, ni tus notas, ni tus fechas.",
				"Si borras los datos del navegador, o pasas mucho tiempo sin entrar, el navegador puede borrar tu carpeta. Descárgala como archivo para no perderla.",
				"Cuando abres tu carpeta con señal, te decimos qué cambió en los trámites que guardaste: cómo estaba y cómo está. Este aparato compara; no dice cuáles guardaste.",
				"En una ventana privada se borra cuando la cierras.",
				"Si otras personas usan este teléfono, pueden ver tu carpeta.",
			],
		},
		empty: {
			title: "Tu carpeta está vacía",
			hint: "Busca lo que necesitas hacer y toca «Guardar en mi carpeta».",
			procedures: "Buscar un trámite",
			experiences: "Ver experiencias",
			offices: "Ver oficinas",
		},
		kinds: { tramite: "Trámite", experiencia: "Experiencia", oficina: "Oficina", plan: "Plan" },
		saved: { one: "1 cosa guardada", other: "{{count}} cosas guardadas" },
		order: {
			label: "Orden",
			own: "El mío",
			byDate: "Por fecha",
			up: "Subir: {{name}}",
			down: "Bajar: {{name}}",
			moved: "{{name}}: lugar {{place}} de {{all}}.",
		},
		progress: {
			tramite: "{{done}} de {{all}} requisitos listos",
			experiencia: "{{done}} de {{all}} trámites hechos",
			plan: "{{done}} de {{all}} trámites hechos",
		},
		allReady: "Todo listo",
		needs: { tramite: "Requisitos", experiencia: "Trámites, en orden", plan: "Trámites, en orden" },
		note: "Nota",
		noteOf: "Nota sobre {{name}}",
		noteKept: "Se guarda mientras escribes.",
		remove: "Quitar: {{name}}",
		removed: "Quitaste «{{name}}» de la carpeta.",
		undo: "Deshacer",
		close: "Cerrar el aviso",
		undone: "Todo está como antes.",
		check: {
			button: "Ver si algo cambió o ya no está",
			checking: "Revisando…",
			failed: "No hay conexión para revisar. Lo guardado sigue aquí.",
			fine: "Todo lo guardado sigue igual en el portal.",
			found: { one: "Cambió 1 cosa. Está marcada abajo.", other: "Cambiaron {{count}} cosas. Están marcadas abajo." },
			gone: "Ya no está en el portal. Aquí queda lo que decía cuando lo guardaste; pregunta en la institución.",
			renamed: "Cambió de nombre. Antes se llamaba «{{name}}».",
			partly: "Del plan ya no está en el portal: {{names}}.",
		},
		dates: {
			title: "Citas y plazos",
			hint: "Apunta una cita o un último día y pásalo al calendario del teléfono, con un aviso un día antes.",
			what: "¿Qué es?",
			day: "Día",
			time: "Hora, si la tienes",
			timeHint: "Hora de Guatemala.",
			about: "Es de",
			aboutNone: "Nada de lo guardado",
			remove: "Quitar la fecha: {{what}}",
			save: "Apuntar",
			calendar: "Pasar al calendario",
			all: "Pasar todas al calendario",
			none: "No has apuntado ninguna fecha.",
			today: "Es hoy",
			tomorrow: "Es mañana",
			inDays: "Faltan {{count}} días",
			past: "Ya pasó",
			clock: "El reloj de este aparato parece estar mal. Revisa su fecha: por eso no decimos cuánto falta.",
			reminder: "Aviso de tu carpeta en {{product}}.",
			faults: { what: "Escribe qué es, por ejemplo «Cita para el DPI».", day: "Elige un día del calendario." },
			saved: "Apuntado: {{what}}.",
		},
		receipts: {
			title: "Recibos de reportes",
			none: "Aún no has enviado reportes desde este aparato.",
			open: "Ver cómo van mis reportes",
			sent: "enviado el {{day}}",
			unknown: "Reporte",
		},
		carry: {
			title: "Llevar, pasar y borrar",
			hint: "El archivo y los códigos llevan todo: lo guardado, lo marcado, tus notas, tus fechas y los recibos de tus reportes.",
			print: "Imprimir",
			booklet: "Cuaderno de mis trámites",
			bookletHint:
				"Para hacer el cuaderno, el portal recibe qué trámites son. Tus notas, marcas y fechas no salen de este aparato.",
			file: "Descargar como archivo",
			open: "Abrir un archivo de carpeta",
			openHint: "Se suma a lo que ya tienes; no borra nada.",
			codes: "Pasar a otro teléfono con códigos",
			codesHint:
				"En el otro teléfono, apunta la cámara al código y abre la dirección. Repite con cada código. No hace falta internet en este teléfono.",
			codeOf: "Código {{at}} de {{all}}",
			codesMany: "Tu carpeta es muy grande para códigos. Descárgala como archivo y pásala por WhatsApp o cable.",
			codesFailed: "No hay conexión para dibujar los códigos. Descarga tu carpeta como archivo.",
			nextCode: "Siguiente código",
			previousCode: "Código anterior",
			closeCodes: "Cerrar los códigos",
			picture: "Leer un código de una foto",
			pictureNone: "En esa foto no se ve ningún código de carpeta. Acércate, con buena luz, y prueba otra vez.",
			message: "Mandar por WhatsApp",
			share: "Compartir",
			copy: "Copiar como texto",
			copied: "Copiado.",
			erase: "Borrar toda la carpeta",
			erased: "Se borró todo: lo guardado, lo marcado, las notas, las fechas y los recibos.",
			fileName: "mi-carpeta",
		},
		coming: {
			title: "Te pasan una carpeta",
			what: { one: "Trae 1 cosa:", other: "Trae {{count}} cosas:" },
			add: "Sumar a mi carpeta",
			refuse: "No, gracias",
			missing: {
				one: "Leíste una parte. Falta el código {{list}} de {{all}}.",
				other: "Leíste una parte. Faltan los códigos {{list}} de {{all}}.",
			},
			broken: "El código se leyó a medias. Prueba otra vez con más luz, o pide el archivo.",
			added: "Listo: se sumó a tu carpeta.",
			lost: {
				one: "1 dato no se pudo leer o era demasiado largo.",
				other: "{{count}} datos no se pudieron leer o eran demasiado largos.",
			},
			full: "Las dos carpetas juntas pasan de lo que cabe. Quita algo de la tuya y prueba otra vez.",
			faults: {
				none: "Ese archivo no es una carpeta de este portal. Tu carpeta sigue igual.",
				newer: "Ese archivo lo hizo una versión más nueva del portal. Recarga esta página y ábrelo otra vez.",
				large: "Ese archivo es demasiado grande para ser una carpeta. Tu carpeta sigue igual.",
			},
		},
		states: {
			blocked:
				"Este navegador no deja guardar nada. Lo que hagas dura hasta que cierres o dejes esta página: descárgala como archivo.",
			full: "Ya no hay espacio para guardar en este navegador. Lo último está solo en esta página: descárgalo como archivo y quita algo.",
			unreadable:
				"Lo que hay guardado no se puede leer y no lo tocamos. Descárgalo así como está y luego empieza de nuevo.",
			newer:
				"Tu carpeta la guardó una versión más nueva del portal. Recarga la página. Mientras tanto no la cambiamos.",
		},
		rescue: { download: "Descargar lo que hay", anew: "Empezar de nuevo", fileName: "carpeta-sin-leer" },
		helping: {
			title: "Ayudo a otra persona",
			hint: "Para bibliotecas, COCODES y quien ayuda con su propio teléfono. Se abre una carpeta vacía; la tuya queda aparte y vuelve cuando terminas.",
			name: "Nombre de la persona",
			nameHint: "Se queda en este aparato.",
			begin: "Empezar su carpeta",
			failed: "No hay espacio para apartar tu carpeta. No cambió nada. Descarga la tuya y quita algo primero.",
			now: "Estás ayudando a {{name}}. Lo que guardes, marques o escribas va en su carpeta; la tuya está aparte.",
			ends: "Al terminar, imprime la hoja, manda el mensaje o borra todo.",
			end: "Terminar y borrar lo de {{name}}",
			confirm:
				"Se borra de este aparato lo guardado, lo marcado, las notas, las fechas, los recibos, los borradores y las páginas de {{name}}. No se puede deshacer.",
			yes: "Sí, borrar y volver a mi carpeta",
			no: "Seguir ayudando",
			waiting: "Hay un reporte que aún no se envía. Si terminas ahora, se borra sin enviarse.",
			ended: "Se borró todo lo de {{name}}. Esta es tu carpeta otra vez.",
			stuck:
				"Se borró lo de {{name}}, pero tu carpeta no cupo de vuelta. Sigue guardada aparte: libera espacio y toca otra vez «Terminar».",
			history: "Borra tú el historial del navegador y los archivos descargados: una página no puede.",
		},
		message: {
			of: "Carpeta de {{product}}",
			bring: "Falta llevar",
			todo: "Falta hacer",
			ready: "Todo listo",
			note: "Nota",
			dates: "Fechas",
		},
	},
	en: {
		title: "My folder",
		titleOf: "Folder of {{name}}",
		lead: "What you saved, what you have ready and your dates. It is only on this device and can be read without a signal.",
		withoutScripts:
			"To save procedures, your browser needs JavaScript, and it does not work here. Without it you can print the sheet of each procedure, tick its requirements by hand and put a date into your calendar with the form below.",
		loading: "Opening your folder…",
		how: {
			title: "How it works",
			points: [
				"On the page of a procedure, an experience, a plan or an office, press “Save in my folder”.",
				"There is no account and no password. Nothing leaves this device: neither what you save, nor your notes, nor your dates.",
				"If you clear the data of the browser, or do not come back for long, the browser may erase your folder. Download it as a file so that you do not lose it.",
				"When you open your folder with a signal, we tell you what changed in the procedures that you saved: how it was and how it is. This device compares; it does not say which ones you saved.",
				"In a private window it is erased when you close it.",
				"If other people use this phone, they can see your folder.",
			],
		},
		empty: {
			title: "Your folder is empty",
			hint: "Find what you need to do and press “Save in my folder”.",
			procedures: "Find a procedure",
			experiences: "See experiences",
			offices: "See offices",
		},
		kinds: { tramite: "Procedure", experiencia: "Experience", oficina: "Office", plan: "Plan" },
		saved: { one: "1 thing saved", other: "{{count}} things saved" },
		order: {
			label: "Order",
			own: "My own",
			byDate: "By date",
			up: "Move up: {{name}}",
			down: "Move down: {{name}}",
			moved: "{{name}}: place {{place}} of {{all}}.",
		},
		progress: {
			tramite: "{{done}} of {{all}} requirements ready",
			experiencia: "{{done}} of {{all}} procedures done",
			plan: "{{done}} of {{all}} procedures done",
		},
		allReady: "All ready",
		needs: { tramite: "Requirements", experiencia: "Procedures, in order", plan: "Procedures, in order" },
		note: "Note",
		noteOf: "Note about {{name}}",
		noteKept: "Kept as you type.",
		remove: "Remove: {{name}}",
		removed: "You removed “{{name}}” from the folder.",
		undo: "Undo",
		close: "Close the notice",
		undone: "Everything is as before.",
		check: {
			button: "See whether something changed or is gone",
			checking: "Checking…",
			failed: "There is no connection to check. What you saved is still here.",
			fine: "All that you saved is still the same in the portal.",
			found: { one: "1 thing changed. It is marked below.", other: "{{count}} things changed. They are marked below." },
			gone: "It is no longer in the portal. Here is what it said when you saved it; ask the institution.",
			renamed: "It changed its name. It used to be called “{{name}}”.",
			partly: "Of the plan this is no longer in the portal: {{names}}.",
		},
		dates: {
			title: "Appointments and deadlines",
			hint: "Note an appointment or a last day and put it into the calendar of the phone, with a reminder one day before.",
			what: "What is it?",
			day: "Day",
			time: "Time, if you have it",
			timeHint: "Guatemala time.",
			about: "It belongs to",
			aboutNone: "Nothing that is saved",
			remove: "Remove the date: {{what}}",
			save: "Note it",
			calendar: "Put into the calendar",
			all: "Put all into the calendar",
			none: "You have not noted any date.",
			today: "It is today",
			tomorrow: "It is tomorrow",
			inDays: "In {{count}} days",
			past: "It has passed",
			clock: "The clock of this device seems to be wrong. Check its date: that is why we do not say how long it is.",
			reminder: "Reminder from your folder in {{product}}.",
			faults: {
				what: "Write what it is, for example “Appointment for the DPI”.",
				day: "Choose a day of the calendar.",
			},
			saved: "Noted: {{what}}.",
		},
		receipts: {
			title: "Receipts of reports",
			none: "You have not sent reports from this device yet.",
			open: "See how my reports are",
			sent: "sent on {{day}}",
			unknown: "Report",
		},
		carry: {
			title: "Take along, hand over and erase",
			hint: "The file and the codes carry everything: what is saved and ticked, your notes, your dates and the receipts of your reports.",
			print: "Print",
			booklet: "Booklet of my procedures",
			bookletHint:
				"To make the booklet, the portal is told which procedures they are. Your notes, ticks and dates do not leave this device.",
			file: "Download as a file",
			open: "Open a folder file",
			openHint: "It is added to what you have; it erases nothing.",
			codes: "Hand over to another phone by codes",
			codesHint:
				"On the other phone, point the camera at the code and open the address. Do the same with each code. This phone needs no internet.",
			codeOf: "Code {{at}} of {{all}}",
			codesMany: "Your folder is too large for codes. Download it as a file and send it by WhatsApp or cable.",
			codesFailed: "There is no connection to draw the codes. Download your folder as a file.",
			nextCode: "Next code",
			previousCode: "Previous code",
			closeCodes: "Close the codes",
			picture: "Read a code from a photo",
			pictureNone: "No folder code can be seen in that photo. Come closer, with good light, and try again.",
			message: "Send by WhatsApp",
			share: "Share",
			copy: "Copy as text",
			copied: "Copied.",
			erase: "Erase the whole folder",
			erased: "Everything was erased: what was saved and ticked, notes, dates and receipts.",
			fileName: "my-folder",
		},
		coming: {
			title: "You are given a folder",
			what: { one: "It brings 1 thing:", other: "It brings {{count}} things:" },
			add: "Add to my folder",
			refuse: "No, thanks",
			missing: {
				one: "You read one part. Code {{list}} of {{all}} is missing.",
				other: "You read one part. Codes {{list}} of {{all}} are missing.",
			},
			broken: "The code was only half read. Try again with more light, or ask for the file.",
			added: "Done: it was added to your folder.",
			lost: {
				one: "1 detail could not be read or was too long.",
				other: "{{count}} details could not be read or were too long.",
			},
			full: "Both folders together are more than fits. Remove something from yours and try again.",
			faults: {
				none: "That file is not a folder of this portal. Your folder is unchanged.",
				newer: "That file was made by a newer version of the portal. Reload this page and open it again.",
				large: "That file is too large to be a folder. Your folder is unchanged.",
			},
		},
		states: {
			blocked:
				"This browser does not let us keep anything. What you do lasts until you close or leave this page: download it as a file.",
			full: "There is no more room to keep things in this browser. The latest is only on this page: download it as a file and remove something.",
			unreadable: "What is kept cannot be read, and we do not touch it. Download it as it is and then start anew.",
			newer: "Your folder was kept by a newer version of the portal. Reload the page. Until then we do not change it.",
		},
		rescue: { download: "Download what is there", anew: "Start anew", fileName: "unread-folder" },
		helping: {
			title: "I am helping somebody else",
			hint: "For libraries, community councils and whoever helps with their own phone. An empty folder opens; yours is put aside and comes back when you finish.",
			name: "Name of the person",
			nameHint: "It stays on this device.",
			begin: "Start their folder",
			failed: "There is no room to put your folder aside. Nothing changed. Download yours and remove something first.",
			now: "You are helping {{name}}. What you save, tick or write goes into their folder; yours is aside.",
			ends: "At the end, print the sheet, send the message or erase everything.",
			end: "Finish and erase what is {{name}}’s",
			confirm:
				"What {{name}} saved and ticked, the notes, dates, receipts, drafts and pages are erased from this device. It cannot be undone.",
			yes: "Yes, erase and go back to my folder",
			no: "Go on helping",
			waiting: "There is a report that has not been sent yet. If you finish now, it is erased without being sent.",
			ended: "All that was {{name}}’s was erased. This is your folder again.",
			stuck:
				"What was {{name}}’s was erased, but your folder did not fit back. It is still kept aside: make room and press “Finish” again.",
			history: "Erase the history of the browser and downloaded files yourself: a page cannot.",
		},
		message: {
			of: "Folder from {{product}}",
			bring: "Still to bring",
			todo: "Still to do",
			ready: "All ready",
			note: "Note",
			dates: "Dates",
		},
	},
};
