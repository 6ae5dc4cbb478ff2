import type { ByLanguage } from "../../content/text-shapes.ts";
import type { Role } from "../../domain/desk/roles.ts";

/** The roles as people read them. */
export const ROLE_NAMES: ByLanguage<Record<Role, string>> = {
	es: { editor: "Edición", reviewer: "Revisión", coordinator: "Coordinación" },
	en: { editor: "Editor", reviewer: "Reviewer", coordinator: "Coordinator" },
};

/** What each role may do, in one line. */
export const ROLE_HINTS: ByLanguage<Record<Role, string>> = {
	es: {
		editor: "Escribe borradores y trabaja con reportes, sin ver nombres ni correos.",
		reviewer: "Además publica los borradores e importaciones de otros y responde a quien reporta.",
		coordinator: "Además importa archivos, lleva las cuentas y lee la bitácora.",
	},
	en: {
		editor: "Writes drafts and works on reports, without seeing names or e-mails.",
		reviewer: "Also publishes the drafts and imports of others and answers who reported.",
		coordinator: "Also imports files, keeps the accounts and reads the log.",
	},
};
