import type { ByLanguage } from "../../content/text-shapes.ts";

/** What a page says once something was done (`goTo`); an unknown name says nothing. */
export const DONE: Readonly<Record<string, ByLanguage<string>>> = {
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
