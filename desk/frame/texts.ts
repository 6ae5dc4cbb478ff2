import type { ByDeskLanguage } from "../../content/text-shapes.ts";

/** Words of the frame and of what every room may have to say. */
export const FRAME_TEXTS = {
	es: {
		desk: "Mesa de redacción",
		skip: "Ir al contenido",
		rooms: "Mesa",
		menu: "Menú",
		signOut: "Salir",
		foot: "La mesa es para quienes cuidan el catálogo. Lo que publicas aquí se ve en el portal en unos segundos.",
		notFoundTitle: "No está aquí",
		notFound: "Esa dirección no existe en la mesa, o lo que había se quitó.",
		home: "Ir al inicio de la mesa",
		forbiddenTitle: "Tu cuenta no puede hacer esto",
		forbidden: "Pídeselo a quien coordina la mesa.",
		wrongOriginTitle: "No pudimos aceptarlo",
		wrongOrigin: "El formulario no vino de una página de la mesa. Vuelve atrás y envíalo otra vez.",
		tooLargeTitle: "Es demasiado grande",
		tooLarge: "Lo que enviaste pasa del tamaño que aceptamos aquí. No se guardó nada.",
		failedTitle: "Algo falló",
		failed:
			"No se guardó nada de lo último. Inténtalo otra vez; si sigue igual, dale a quien cuida el servidor este número:",
		endedTitle: "Tu sesión terminó",
		ended: "Lo que escribiste sigue aquí. Entra en otra pestaña, vuelve a esta y envíalo otra vez.",
		signInElsewhere: "Entrar en otra pestaña",
		unavailableTitle: "La base de datos no responde",
		unavailable: "No se guardó, pero lo que escribiste sigue aquí. Espera un momento y envíalo otra vez.",
		unavailableRead: "No podemos leer la base de datos. Espera un momento y vuelve a cargar la página.",
		sendAgain: "Enviar otra vez",
		typed: "Lo que escribiste",
	},
	en: {
		desk: "Editorial desk",
		skip: "Skip to content",
		rooms: "Desk",
		menu: "Menu",
		signOut: "Sign out",
		foot: "The desk is for those who keep the catalogue. What you publish here shows on the portal within seconds.",
		notFoundTitle: "It is not here",
		notFound: "That address does not exist at the desk, or what was there is gone.",
		home: "Go to the desk’s home page",
		forbiddenTitle: "Your account may not do this",
		forbidden: "Ask whoever coordinates the desk.",
		wrongOriginTitle: "We could not accept it",
		wrongOrigin: "The form did not come from a page of the desk. Go back and send it again.",
		tooLargeTitle: "It is too large",
		tooLarge: "What you sent is larger than we accept here. Nothing was saved.",
		failedTitle: "Something failed",
		failed:
			"Nothing of the last step was saved. Try again; if it stays like this, give whoever runs the server this number:",
		endedTitle: "Your session has ended",
		ended: "What you typed is still here. Sign in in another tab, come back to this one and send it again.",
		signInElsewhere: "Sign in in another tab",
		unavailableTitle: "The database does not answer",
		unavailable: "It was not saved, but what you typed is still here. Wait a moment and send it again.",
		unavailableRead: "We cannot read the database. Wait a moment and load the page again.",
		sendAgain: "Send again",
		typed: "What you typed",
	},
} as const satisfies ByDeskLanguage<Record<string, string>>;

/** Words of a list that comes in pages. */
export const LIST_TEXTS = {
	es: {
		found: (count: number) => (count === 1 ? "1 encontrado" : `${count} encontrados`),
		next: "Siguientes",
		previous: "Anteriores",
		page: "Página",
	},
	en: {
		found: (count: number) => `${count} found`,
		next: "Next",
		previous: "Previous",
		page: "Page",
	},
};

/** What a page says once something was done (`goTo`); an unknown name says nothing. */
export const DONE: Readonly<Record<string, ByDeskLanguage<string>>> = {
	published: {
		es: "Publicado. El portal lo muestra en unos segundos.",
		en: "Published. The portal shows it within seconds.",
	},
	discarded: { es: "Borrador desechado.", en: "Draft discarded." },
	saved: { es: "Guardado.", en: "Saved." },
	"answer-sent": { es: "La respuesta se envió y quedó guardada.", en: "The answer was sent and kept." },
	"account-made": {
		es: "Tu cuenta está hecha. Entra con tu correo y tu contraseña.",
		en: "Your account is made. Sign in with your e-mail and your password.",
	},
	"second-step": { es: "Listo: tu segundo paso está activo.", en: "Done: your second step is on." },
	"signed-out": { es: "Saliste de la mesa.", en: "You have signed out." },
	"password-changed": {
		es: "Contraseña cambiada. Las demás sesiones se cerraron.",
		en: "Password changed. The other sessions have ended.",
	},
	"passkey-added": { es: "Llave de acceso creada.", en: "Passkey made." },
	"passkey-removed": { es: "Llave de acceso quitada.", en: "Passkey removed." },
	"sessions-ended": { es: "Se cerraron las demás sesiones.", en: "The other sessions have ended." },
	"account-sessions-ended": { es: "Se cerraron todas sus sesiones.", en: "All its sessions have ended." },
	"invitation-withdrawn": { es: "Invitación retirada.", en: "Invitation withdrawn." },
	"role-changed": { es: "Su papel cambió.", en: "Its role has changed." },
	"account-closed": {
		es: "Cuenta cerrada. Sus sesiones terminaron.",
		en: "Account closed. Its sessions have ended.",
	},
	"account-opened": { es: "Cuenta abierta otra vez.", en: "Account open again." },
	"access-renewed": {
		es: "Contraseña nueva guardada. Entra y activa otra vez tu segundo paso.",
		en: "New password saved. Sign in and turn your second step on again.",
	},
	submitted: { es: "Entregado. Ahora lo mira otra persona.", en: "Handed in. Now somebody else looks at it." },
	returned: { es: "Devuelto a su autor.", en: "Sent back to its author." },
	restored: { es: "Se volvió a esa versión.", en: "That version is published again." },
	"still-true": {
		es: "Anotado: lo leíste hoy. Tu borrador tiene otros cambios, así que todavía no se entrega.",
		en: "Noted: you read it today. Your draft has other changes, so it is not handed in yet.",
	},
	"text-submitted": {
		es: "Entregado. Otra persona tiene que publicarlo.",
		en: "Handed in. Somebody else has to publish it.",
	},
	"text-published": {
		es: "Publicado. Se ve en el portal en unos segundos.",
		en: "Published. It shows on the portal within seconds.",
	},
	"text-discarded": { es: "El borrador se descartó.", en: "The draft was discarded." },
	"example-kept": {
		es: "Anotado en «Ejemplos por publicar». Allí se puede deshacer.",
		en: "Noted under “Examples to publish”, where it can be undone.",
	},
	"example-undone": {
		es: "Hecho. Tus ejemplos por publicar cambiaron.",
		en: "Done. Your examples to publish have changed.",
	},
	"example-gone": {
		es: "Eso ya no estaba: alguien lo cambió antes.",
		en: "That was no longer there: somebody changed it before.",
	},
	"report-saved": { es: "Guardamos los cambios del reporte.", en: "The changes to the report are saved." },
	"report-answered": { es: "La respuesta quedó guardada y enviada.", en: "The answer is saved and sent." },
	"import-submitted": {
		es: "Entregada. Ahora la mira otra persona.",
		en: "Handed in. Now somebody else looks at it.",
	},
	"import-applied": {
		es: "Aplicada. El portal lo muestra en unos segundos.",
		en: "Applied. The portal shows it within seconds.",
	},
	"import-returned": { es: "Devuelta a quien la trajo.", en: "Sent back to who brought it." },
	"import-discarded": { es: "Importación desechada. Su archivo se borró.", en: "Import discarded. Its file is gone." },
	"session-ended": { es: "Se cerró la sesión.", en: "The session has ended." },
};
