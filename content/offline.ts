import type { ByLanguage } from "./by-language.ts";

/** What the service worker says when the portal cannot be reached; it holds both languages itself. */
export interface OfflineWords {
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
	},
	en: {
		saved: "No connection. This copy is from {date}. It may have changed.",
		savedLabel: "Saved copy",
		title: "No connection",
		explanation: "Your phone could not reach the portal. Check your data or Wi-Fi and try again.",
		readable: "You can read offline what you already opened:",
		nothing: "No pages are saved on this phone yet. Those you open while connected will stay here.",
		retry: "Try again",
	},
};
