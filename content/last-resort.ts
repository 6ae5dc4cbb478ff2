import { CONTACT } from "./brand.ts";
import type { ByLanguage } from "./text-shapes.ts";

/** A page that must stand alone: no dictionary, no style sheet, no script is sure to be there. */
interface LastResortText {
	title: string;
	paragraphs: readonly string[];
}

export type LastResortKind = "failed" | "unavailable" | "busy" | "tooMany" | "refused";

/** Nobody can send a report while the portal is down. */
const HURRY: ByLanguage<string> = CONTACT.email
	? CONTACT.writeUs
	: { es: "llama a la institución que hace el trámite", en: "call the office that does the procedure" };

/** What a citizen reads when the pages themselves cannot be made (case A88): what happened and what still works. */
export const LAST_RESORT: Readonly<Record<LastResortKind, ByLanguage<LastResortText>>> = {
	failed: {
		es: {
			title: "No pudimos mostrar la página",
			paragraphs: [
				"El error es nuestro, no tuyo. Espera un momento y vuelve a intentarlo.",
				"Las demás páginas del portal siguen funcionando.",
			],
		},
		en: {
			title: "We could not show the page",
			paragraphs: ["The mistake is ours, not yours. Wait a moment and try again.", "The other pages still work."],
		},
	},
	unavailable: {
		es: {
			title: "El portal no responde en este momento",
			paragraphs: [
				"Estamos por volver. Espera un minuto y vuelve a intentarlo.",
				"Si ya abriste una página en este teléfono, casi siempre puedes leerla aunque el portal no responda.",
				`Si tienes prisa, ${HURRY.es}.`,
			],
		},
		en: {
			title: "The portal does not answer right now",
			paragraphs: [
				"We will be back soon. Wait a minute and try again.",
				"If you already opened a page on this phone, you can often read it even while the portal does not answer.",
				`If you are in a hurry, ${HURRY.en}.`,
			],
		},
	},
	busy: {
		es: {
			title: "Hay muchas personas en el portal",
			paragraphs: [
				"No alcanzamos a preparar esta página. Espera unos segundos y vuelve a intentarlo.",
				"Las páginas más leídas, como el catálogo y los trámites, siguen abiertas.",
			],
		},
		en: {
			title: "Many people are on the portal",
			paragraphs: [
				"We could not get this page ready. Wait some seconds and try again.",
				"The most read pages, such as the catalogue and the procedures, are still open.",
			],
		},
	},
	refused: {
		es: {
			title: "No podemos responder a lo que pidió tu navegador",
			paragraphs: [
				"No llegó como debía, es demasiado grande o no está aquí.",
				"Si escribiste la dirección, revísala. Si enviabas un formulario, vuelve atrás y acorta el texto.",
			],
		},
		en: {
			title: "We cannot answer what your browser asked for",
			paragraphs: [
				"It did not arrive as it should, it is too large or it is not here.",
				"If you typed the address, check it. If you were sending a form, go back and shorten the text.",
			],
		},
	},
	tooMany: {
		es: {
			title: "Se pidieron demasiadas páginas desde tu conexión",
			paragraphs: [
				"Quizá la compartes con muchas personas. Espera unos segundos y vuelve a intentarlo.",
				"Las páginas más leídas, como el catálogo y los trámites, siguen abiertas.",
			],
		},
		en: {
			title: "Too many pages were asked for from your connection",
			paragraphs: [
				"Perhaps you share it with many people. Wait some seconds and try again.",
				"The most read pages, such as the catalogue and the procedures, are still open.",
			],
		},
	},
};

export const LAST_RESORT_ACTIONS: ByLanguage<{ retry: string; home: string; reference: string }> = {
	es: { retry: "Reintentar", home: "Ir al inicio", reference: "Si sigue igual, cuéntanos y danos este número:" },
	en: { retry: "Try again", home: "Go to the start", reference: "If it goes on, tell us and quote this number:" },
};

/** What the service worker says when the portal cannot be reached; it holds both languages itself. */
interface OfflineWords {
	/** Over a page that was kept; `{date}` is when. */
	saved: string;
	savedLabel: string;
	title: string;
	explanation: string;
	/** Over the links to pages that can still be read. */
	readable: string;
	/** In place of the links, when there are none. */
	nothing: string;
	retry: string;
	/** Leads to the copy of the catalogue that somebody keeps. */
	copy: string;
}

export const OFFLINE_WORDS: ByLanguage<OfflineWords> = {
	es: {
		saved: "Sin conexión. Esta copia es del {date}. Puede haber cambiado.",
		savedLabel: "Copia guardada",
		title: "No hay conexión",
		explanation: "Tu teléfono no pudo llegar al portal. Revisa tus datos o el Wi-Fi y vuelve a intentarlo.",
		readable: "Puedes leer sin conexión lo que ya abriste:",
		nothing: "Todavía no hay páginas guardadas en este teléfono. Las que abras con conexión quedarán aquí.",
		retry: "Reintentar",
		copy: "Todo el catálogo, que guardaste",
	},
	en: {
		saved: "No connection. This copy is from {date}. It may have changed.",
		savedLabel: "Saved copy",
		title: "No connection",
		explanation: "Your phone could not reach the portal. Check your data or Wi-Fi and try again.",
		readable: "You can read offline what you already opened:",
		nothing: "No pages are saved on this phone yet. Those you open while connected will stay here.",
		retry: "Try again",
		copy: "The whole catalogue, which you kept",
	},
};
