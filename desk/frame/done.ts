import type { ByLanguage } from "../../content/by-language.ts";

/** What a page says once something was done (`goTo`); an unknown name says nothing. */
export const DONE: Readonly<Record<string, ByLanguage<string>>> = {
	saved: { es: "Guardado.", en: "Saved." },
	"account-made": {
		es: "Tu cuenta está hecha. Entra con tu correo y tu contraseña.",
		en: "Your account is made. Sign in with your e-mail and your password.",
	},
	"second-step": { es: "Listo: tu segundo paso está activo.", en: "Done: your second step is on." },
	"signed-out": { es: "Saliste de la mesa.", en: "You have signed out." },
	"report-saved": { es: "Guardamos los cambios del reporte.", en: "The changes to the report are saved." },
	"report-answered": { es: "La respuesta quedó guardada y enviada.", en: "The answer is saved and sent." },
	"session-ended": { es: "Se cerró la sesión.", en: "The session has ended." },
};
