import type { ByLanguage } from "./text-shapes.ts";

/** The words of pages that a device shows from its copy of the catalogue. */
interface WithoutLineTexts {
	title: string;
	lead: string;
	/** Instead of them where the copy has no such page. */
	missing: { title: string; text: string };
	retry: string;
	catalogue: string;
	folder: string;
	/** Above every page that comes from the copy. */
	notice: string;
}

export const WITHOUT_LINE_TEXTS: ByLanguage<WithoutLineTexts> = {
	es: {
		title: "Abro lo que guardaste",
		lead: "Aquí ves el portal sin señal, con lo que guardaste en este aparato. Si no cambia en un momento, vuelve a intentarlo.",
		missing: {
			title: "Eso no está en lo que guardaste",
			text: "Esa página no está en este aparato. Ábrela cuando tengas señal.",
		},
		retry: "Reintentar",
		catalogue: "Ver los trámites",
		folder: "Mi carpeta",
		notice: "Sin conexión. Ves lo que guardaste: datos del {{date}}.",
	},
	en: {
		title: "Opening what you kept",
		lead: "Here you see the portal without a signal, from what you kept on this device. If it does not change in a moment, try again.",
		missing: {
			title: "That is not in what you kept",
			text: "That page is not on this device. Open it when you have a signal.",
		},
		retry: "Try again",
		catalogue: "See the procedures",
		folder: "My folder",
		notice: "No connection. You see what you kept: facts of {{date}}.",
	},
};
