import type { Language } from "../domain/language.ts";

/** What a procedure's page says of the reports about it that were solved in a month, named so that it stays true. */
export function saySolvedReports(count: number, month: string, language: Language): string {
	const named = new Intl.DateTimeFormat(language === "es" ? "es-GT" : "en-GB", { month: "long", timeZone: "UTC" });
	const name = named.format(new Date(`${month}-15T00:00:00Z`));
	if (language === "en")
		return `In ${name} we solved ${count === 1 ? "a report" : `${count} reports`} about this procedure.`;
	return `En ${name} resolvimos ${count === 1 ? "un reporte" : `${count} reportes`} sobre este trámite.`;
}
