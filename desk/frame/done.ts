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
	published: {
		es: "Publicado. El portal lo muestra en unos segundos.",
		en: "Published. The portal shows it within seconds.",
	},
	submitted: { es: "Entregado. Ahora lo mira otra persona.", en: "Handed in. Now somebody else looks at it." },
	returned: { es: "Devuelto a su autor.", en: "Sent back to its author." },
	discarded: { es: "Borrador desechado.", en: "Draft discarded." },
	restored: { es: "Se volvió a esa versión.", en: "That version is published again." },
	"still-true": {
		es: "Anotado: lo leíste hoy. Tu borrador tiene otros cambios, así que todavía no se entrega.",
		en: "Noted: you read it today. Your draft has other changes, so it is not handed in yet.",
	},
	"session-ended": { es: "Se cerró la sesión.", en: "The session has ended." },
};
