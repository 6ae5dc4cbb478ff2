import type { ByLanguage } from "../../content/text-shapes.ts";
import type { Language } from "../../domain/language.ts";

/** What an entry of the log tells beside who and when, as people say it; a word that is not here is shown as it is kept. */
const NAMES: Readonly<Record<string, ByLanguage<string>>> = {
	assigned: { es: "A cargo de", en: "Assigned to" },
	author: { es: "Quién lo escribió", en: "Who wrote it" },
	changes: { es: "Cambios", en: "Changes" },
	draft: { es: "Borrador", en: "Draft" },
	failures: { es: "Intentos", en: "Tries" },
	hour: { es: "En la hora que empezó", en: "In the hour that began" },
	image: { es: "Imagen", en: "Image" },
	isActive: { es: "Cuenta abierta", en: "Open account" },
	mails: { es: "Correos mandados", en: "Mails sent" },
	note: { es: "Nota", en: "Note" },
	procedure: { es: "Trámite", en: "Procedure" },
	reports: { es: "Reportes", en: "Reports" },
	role: { es: "Papel", en: "Role" },
	seconds: { es: "Segundos de espera", en: "Seconds to wait" },
	state: { es: "Estado", en: "State" },
	version: { es: "Versión", en: "Version" },
};

/** A name of the detail of an entry in the language of the page. */
export function nameDetail(name: string, language: Language): string {
	return NAMES[name]?.[language] ?? name;
}
