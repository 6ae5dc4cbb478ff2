import type { Language } from "../domain/language.ts";
import type { SenderState } from "../domain/report/report-work.ts";
import type { ByLanguage } from "./text-shapes.ts";

/** What is said of a receipt code that has no state to tell. */
export type UntoldState = "unknown" | "unavailable";

/** The word for each state, as the sender of a report reads it. */
export const SENDER_STATES: ByLanguage<Record<SenderState | UntoldState, string>> = {
	es: {
		waiting: "Recibido, por entregar",
		pending: "Recibido",
		in_review: "En revisión",
		resolved: "Resuelto",
		dismissed: "No procede",
		unknown: "No encontramos este reporte",
		unavailable: "No podemos saberlo ahora",
	},
	en: {
		waiting: "Received, to be handed over",
		pending: "Received",
		in_review: "Being reviewed",
		resolved: "Solved",
		dismissed: "Nothing to change",
		unknown: "We cannot find this report",
		unavailable: "We cannot tell now",
	},
};

/** What each state means for who sent the report. */
export const STATE_MEANINGS: ByLanguage<Record<SenderState | UntoldState, string>> = {
	es: {
		waiting: "Está guardado y no se pierde. Nos llega en cuanto el sistema lo pueda entregar.",
		pending: "Está en la lista de lo que vamos a revisar. Nadie lo ha empezado todavía.",
		in_review: "Alguien de la asociación lo está revisando.",
		resolved: "Lo revisamos e hicimos lo que hacía falta.",
		dismissed: "Lo revisamos y no hallamos nada que cambiar. Si algo sigue mal, envía otro reporte.",
		unknown:
			"Compara el código con tu recibo. Si lo acabas de enviar, mira otra vez en unos minutos. Si es de hace mucho, puede que ya no lo tengamos.",
		unavailable: "Tu reporte no se pierde. Mira otra vez en unos minutos.",
	},
	en: {
		waiting: "It is kept and will not be lost. It reaches us as soon as the system can hand it over.",
		pending: "It is on the list of what we are going to review. Nobody has begun yet.",
		in_review: "Somebody of the association is reviewing it.",
		resolved: "We reviewed it and did what was needed.",
		dismissed: "We reviewed it and found nothing to change. If something is still wrong, send another report.",
		unknown:
			"Compare the code with your receipt. If you have just sent it, look again in a few minutes. If it is an old one, we may not have it any more.",
		unavailable: "Your report is not lost. Look again in a few minutes.",
	},
};

/** One sentence about a report that came on this day; without a day where nothing is known of it. */
export function sayReportState(state: SenderState | UntoldState, day: string, language: Language): string {
	if (language === "en") {
		return {
			waiting: `We received your report of ${day}. It still has to be handed over.`,
			pending: `We received your report of ${day} and will review it.`,
			in_review: `Your report of ${day} is being reviewed.`,
			resolved: `Your report of ${day} is solved.`,
			dismissed: `We reviewed your report of ${day} and found nothing to change.`,
			unknown: "We cannot find a report that you sent about this procedure.",
			unavailable: "You sent a report about this procedure. We cannot tell now how it is.",
		}[state];
	}
	return {
		waiting: `Recibimos tu reporte del ${day}. Falta entregarlo.`,
		pending: `Recibimos tu reporte del ${day} y lo vamos a revisar.`,
		in_review: `Tu reporte del ${day} está en revisión.`,
		resolved: `Tu reporte del ${day} está resuelto.`,
		dismissed: `Revisamos tu reporte del ${day} y no hallamos nada que cambiar.`,
		unknown: "No encontramos un reporte tuyo sobre este trámite.",
		unavailable: "Enviaste un reporte sobre este trámite. No podemos saber ahora cómo va.",
	}[state];
}

/** The words of the page where a receipt code is asked about. */
export const REPORT_STATE_PAGE = {
	es: {
		title: "¿Qué pasó con mi reporte?",
		lead: "Escribe el código de tu recibo y te decimos cómo va. No pedimos nada más.",
		later: "Con este código ves cuando quieras cómo va tu reporte.",
		submit: "Ver cómo va",
		failed: "No podemos decirte cómo va",
		came: "Llegó el {{day}}.",
		since: "Así está desde el {{day}}.",
		erased: "Tu nombre y tu correo ya no están en él.",
		shared: "Si este teléfono no es solo tuyo, quita de la lista lo que no quieras que otros vean.",
	},
	en: {
		title: "What became of my report?",
		lead: "Write the code of your receipt and we tell you how it is. We ask for nothing else.",
		later: "With this code you see whenever you like how your report is.",
		submit: "See how it is",
		failed: "We cannot tell you how it is",
		came: "It came on {{day}}.",
		since: "It has been so since {{day}}.",
		erased: "Your name and e-mail are no longer in it.",
		shared: "If this phone is not yours alone, take off the list what others should not see.",
	},
} as const satisfies ByLanguage<Record<string, string>>;

export type ReportStatePageTexts = Readonly<Record<keyof (typeof REPORT_STATE_PAGE)["es"], string>>;

/** What a procedure's page says of the reports about it that were solved in a month, named so that it stays true. */
export function saySolvedReports(count: number, month: string, language: Language): string {
	const named = new Intl.DateTimeFormat(language === "es" ? "es-GT" : "en-GB", { month: "long", timeZone: "UTC" });
	const name = named.format(new Date(`${month}-15T00:00:00Z`));
	if (language === "en")
		return `In ${name} we solved ${count === 1 ? "a report" : `${count} reports`} about this procedure.`;
	return `En ${name} resolvimos ${count === 1 ? "un reporte" : `${count} reportes`} sobre este trámite.`;
}
