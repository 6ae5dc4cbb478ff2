import type { ByLanguage } from "../../content/by-language.ts";

export const LOG_TEXTS = {
	es: {
		title: "Bitácora",
		who: "Quién",
		everybody: "Cualquiera",
		what: "Qué hizo",
		everything: "Cualquier cosa",
		record: "Sobre qué",
		recordHint: "Como procedure:dpi-primera-vez, report:12 o account:…",
		since: "Desde el día",
		show: "Mostrar",
		download: "Descargar como CSV",
		nothing: "No hay nada con eso.",
		older: "Ver lo anterior",
		changed: "Cambio",
	},
	en: {
		title: "Log",
		who: "Who",
		everybody: "Anybody",
		what: "What they did",
		everything: "Anything",
		record: "About what",
		recordHint: "Like procedure:dpi-primera-vez, report:12 or account:…",
		since: "Since the day",
		show: "Show",
		download: "Download as CSV",
		nothing: "There is nothing like that.",
		older: "See what came before",
		changed: "Change",
	},
} as const satisfies ByLanguage<Record<string, string>>;
