import type { ByDeskLanguage } from "../../content/text-shapes.ts";
import type { DeskLanguage } from "../../domain/language.ts";

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
		account: "Cuenta de",
		failing: "Intentos fallidos de entrar desde el",
		failingUnknown: "Con correos sin cuenta",
		failingLater: "Pasan a la bitácora cuando termina la hora.",
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
		account: "Account of",
		failing: "Failed tries to sign in since",
		failingUnknown: "With addresses that have no account",
		failingLater: "They go into the log when the hour is over.",
	},
} as const satisfies ByDeskLanguage<Record<string, string>>;

/** What was done, as people say it; a word that is not here is shown as the log keeps it. */
const ACTION_NAMES: Readonly<Record<string, ByDeskLanguage<string>>> = {
	"sign-in": { es: "Entró", en: "Signed in" },
	"sign-in.failed": { es: "Intentos fallidos de entrar", en: "Failed tries to sign in" },
	"sign-in.unknown": {
		es: "Intentos fallidos de entrar con correos sin cuenta",
		en: "Failed tries to sign in with addresses that have no account",
	},
	"sign-in.locked": {
		es: "Espera por intentos fallidos de entrar",
		en: "Has to wait after failed tries to sign in",
	},
	"account.first": { es: "Hizo la primera cuenta", en: "Made the first account" },
	"account.invited": { es: "Invitó a alguien", en: "Invited somebody" },
	"account.invitation-withdrawn": { es: "Retiró una invitación", en: "Withdrew an invitation" },
	"account.accepted": { es: "Aceptó su invitación", en: "Accepted an invitation" },
	"account.access-link": { es: "Hizo un enlace para volver a entrar", en: "Made a link to get back in" },
	"account.access-renewed": { es: "Volvió con un enlace", en: "Came back by a link" },
	"account.renamed": { es: "Cambió su nombre", en: "Changed the own name" },
	"account.role": { es: "Cambió un papel", en: "Changed a role" },
	"account.closed": { es: "Cerró una cuenta", en: "Closed an account" },
	"account.opened": { es: "Abrió una cuenta", en: "Opened an account" },
	"sessions.ended": { es: "Cerró sesiones", en: "Ended sessions" },
	"session.ended": { es: "Cerró una sesión", en: "Ended a session" },
	"password.changed": { es: "Cambió su contraseña", en: "Changed the own password" },
	"authenticator.renewed": { es: "Cambió su aplicación de códigos", en: "Changed the own code app" },
	"backup-codes.renewed": { es: "Hizo códigos de respaldo nuevos", en: "Made new backup codes" },
	"passkey.added": { es: "Creó una llave de acceso", en: "Made a passkey" },
	"passkey.removed": { es: "Quitó una llave de acceso", en: "Removed a passkey" },
	"draft.begun": { es: "Empezó un borrador", en: "Began a draft" },
	"draft.saved": { es: "Guardó un borrador", en: "Saved a draft" },
	"draft.submitted": { es: "Entregó un borrador", en: "Handed a draft in" },
	"draft.returned": { es: "Devolvió un borrador", en: "Sent a draft back" },
	"draft.discarded": { es: "Descartó un borrador", en: "Discarded a draft" },
	"draft.published": { es: "Publicó un borrador", en: "Published a draft" },
	"search.losses-accepted": {
		es: "Publicó ejemplos aunque empeoran búsquedas",
		en: "Published examples although they worsen searches",
	},
	"record.published": { es: "Publicó", en: "Published" },
	"record.restored": { es: "Volvió a una versión anterior", en: "Went back to a version" },
	"record.imported": { es: "Importó", en: "Imported" },
	"import.uploaded": { es: "Subió un archivo", en: "Uploaded a file" },
	"import.submitted": { es: "Entregó una importación", en: "Handed an import in" },
	"import.returned": { es: "Devolvió una importación", en: "Sent an import back" },
	"import.discarded": { es: "Desechó una importación", en: "Discarded an import" },
	"import.applied": { es: "Aplicó una importación", en: "Applied an import" },
	"import.undone": { es: "Deshizo una importación", en: "Took an import back" },
	"report.changed": { es: "Trabajó un reporte", en: "Worked on a report" },
	"report.noted": { es: "Dejó una nota en un reporte", en: "Left a note on a report" },
	"report.answered": { es: "Respondió un reporte", en: "Answered a report" },
	"report.joined": { es: "Unió un reporte a otro", en: "Joined a report to another" },
	"report.digest": { es: "Mandó el aviso diario", en: "Sent the daily mail" },
	"report.digest-switched": { es: "Cambió su aviso diario", en: "Switched the own daily mail" },
	"logo.kept": { es: "Subió un logotipo", en: "Uploaded a logo" },
	"report.contact-seen": { es: "Vio los datos de quien reportó", en: "Saw who reported" },
};

/** A word of the log in the language of the page. */
export function nameAction(action: string, language: DeskLanguage): string {
	return ACTION_NAMES[action]?.[language] ?? action;
}

/** What an entry of the log tells beside who and when, as people say it; a word that is not here is shown as it is kept. */
const DETAIL_NAMES: Readonly<Record<string, ByDeskLanguage<string>>> = {
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
export function nameDetail(name: string, language: DeskLanguage): string {
	return DETAIL_NAMES[name]?.[language] ?? name;
}
