import type { Counted } from "./fill.ts";
import type { ByLanguage } from "./text-shapes.ts";

/** What the page of the folder says of the whole catalogue on a device. */
export interface CopyTexts {
	title: string;
	lead: string;
	/** `{{size}}` is that of everything that is fetched. */
	keepWhole: string;
	/** `{{count}}` are the procedures that were checked. */
	keepChecked: string;
	asking: string;
	/** `{{count}}` are procedures. */
	whole: Counted;
	saving: string;
	keeping: string;
	/** `{{date}}` is the age of the facts. */
	kept: Counted;
	lookForChanges: string;
	noChanges: string;
	changes: string;
	update: string;
	more: string;
	drop: string;
	dropped: string;
	lost: string;
	noAnswer: string;
	failures: Readonly<Record<"full" | "forbidden" | "cut" | "changed" | "off", string>>;
	stays: string;
	install: string;
	installHint: string;
}

export const COPY_TEXTS: ByLanguage<CopyTexts> = {
	es: {
		title: "Todo el portal sin señal",
		lead: "Guarda los trámites, sus oficinas, la búsqueda y tus planes en este aparato. Después se abren sin conexión y sin gastar datos.",
		keepWhole: "Guardar todo ({{size}})",
		keepChecked: "Solo los {{count}} revisados ({{size}})",
		asking: "Preguntando cuánto pesa…",
		whole: {
			one: "Es {{count}} trámite. El tamaño es aproximado.",
			other: "Son {{count}} trámites. Los tamaños son aproximados.",
		},
		saving: "Tienes activado el ahorro de datos: nada se descarga hasta que lo pidas.",
		keeping: "Guardando… Puedes seguir usando el portal en otra pestaña.",
		kept: {
			one: "Guardado: {{count}} trámite. Datos del {{date}}.",
			other: "Guardado: {{count}} trámites. Datos del {{date}}.",
		},
		lookForChanges: "Buscar cambios",
		noChanges: "No hay cambios. Lo que guardaste está al día.",
		changes: "Hay cambios: descargarlos pesa unos {{size}}.",
		update: "Actualizar ({{size}})",
		more: "Guardar también los demás ({{size}})",
		drop: "Quitar de este aparato",
		dropped: "Se quitó de este aparato.",
		lost: "El teléfono borró lo que guardaste, quizá por falta de espacio. Puedes guardarlo otra vez.",
		noAnswer: "No pudimos preguntar al portal. Revisa tu conexión e intenta otra vez.",
		failures: {
			full: "No hay espacio en este aparato. Libera un poco y vuelve a intentarlo.",
			forbidden: "Este navegador no deja guardar nada aquí. Puede ser una ventana privada.",
			cut: "La descarga se cortó. Vuelve a intentarlo: lo que ya llegó no se descarga dos veces.",
			changed: "El portal cambió mientras se descargaba. Vuelve a intentarlo.",
			off: "El portal no deja guardar páginas en este momento.",
		},
		stays: "Lo que tenías guardado sigue ahí.",
		install: "Instalar en la pantalla de inicio",
		installHint: "Así lo abres como una aplicación, también sin señal.",
	},
	en: {
		title: "The whole site without a signal",
		lead: "Keep the procedures, their offices, the search and your plans on this device. Then they open without a connection and use no data.",
		keepWhole: "Keep everything ({{size}})",
		keepChecked: "Only the {{count}} we checked ({{size}})",
		asking: "Asking how large it is…",
		whole: {
			one: "It is {{count}} procedure. The size is approximate.",
			other: "They are {{count}} procedures. The sizes are approximate.",
		},
		saving: "Data saver is on: nothing is downloaded until you ask for it.",
		keeping: "Saving… You can go on using the site in another tab.",
		kept: {
			one: "Kept: {{count}} procedure. Facts of {{date}}.",
			other: "Kept: {{count}} procedures. Facts of {{date}}.",
		},
		lookForChanges: "Look for changes",
		noChanges: "Nothing changed. What you kept is up to date.",
		changes: "There are changes: to download them is about {{size}}.",
		update: "Update ({{size}})",
		more: "Keep the others too ({{size}})",
		drop: "Remove from this device",
		dropped: "It was removed from this device.",
		lost: "The phone deleted what you kept, perhaps for lack of room. You can keep it again.",
		noAnswer: "We could not ask the site. Check your connection and try again.",
		failures: {
			full: "There is no room on this device. Free some and try again.",
			forbidden: "This browser lets nothing be kept here. It may be a private window.",
			cut: "The download was cut off. Try again: what has come is not downloaded twice.",
			changed: "The site changed during the download. Try again.",
			off: "The site lets no pages be kept right now.",
		},
		stays: "What you had kept is still there.",
		install: "Install on the home screen",
		installHint: "Then you open it like an app, also without a signal.",
	},
};
