import type { ByLanguage } from "../../content/text-shapes.ts";
import type { Language } from "../../domain/language.ts";

/** What was done, as people say it; a word that is not here is shown as the log keeps it. */
const NAMES: Readonly<Record<string, ByLanguage<string>>> = {
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
export function nameAction(action: string, language: Language): string {
	return NAMES[action]?.[language] ?? action;
}
