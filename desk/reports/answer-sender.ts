import { addNote, beginAnswer, readContact, seeContact } from "../../database/desk/report-changes.server.ts";
import { findReport } from "../../database/desk/reports.server.ts";
import type { Answer, SignedAsk } from "../frame/desk-route.ts";
import { goTo, textOf } from "../frame/desk-route.ts";
import { MailRefused } from "../mail/mail.server.ts";
import type { ReportViewProps } from "./report-view-props.ts";
import { maySeeContact } from "./report-view-props.ts";
import { REPORT_TEXTS } from "./texts.ts";

const LONGEST_ANSWER = 4_000;

type Show = (
	ask: SignedAsk,
	shown?: Partial<Pick<ReportViewProps, "typed" | "fault" | "mailto" | "saved">> & { status?: 403 | 409 | 422 | 503 },
) => Promise<Answer>;

/**
 * Sends an answer to who reported and then keeps it; without a mail server it keeps it and offers a mail that is ready to
 * send. What could not be sent is not kept, and what was typed stays in the form; so it does when somebody else changed or
 * answered the report meanwhile, and then nothing is sent.
 */
export async function answerSender(ask: SignedAsk, form: FormData, show: Show): Promise<Answer> {
	const { services, params, account, actor, language } = ask;
	const t = REPORT_TEXTS[language];
	const id = /^\d{1,15}$/.test(params.id ?? "") ? Number(params.id) : 0;
	const answer = textOf(form, "respuesta").slice(0, LONGEST_ANSWER);
	const refuse = (text: string, status: 422 | 503) =>
		show(ask, { typed: { answer }, status, fault: { field: "answer", text } });
	const contact = await services.database.read(async (desk) => {
		const report = await findReport(desk, id);
		return report && maySeeContact(account, report) ? readContact(desk, id) : undefined;
	});
	if (!contact) return show(ask, { typed: { answer }, status: 403 });
	if (contact.email === "") return refuse(t.contactNone, 422);
	if (answer === "") return refuse(t.answerEmpty, 422);
	if (answer.toLowerCase().includes(contact.email.toLowerCase())) return refuse(t.answerAddress, 422);
	const revision = Number(textOf(form, "revision"));
	const begun = await services.database.write((desk) => beginAnswer(desk, { id, revision }));
	if (begun.outcome === "gone") return show(ask);
	if (begun.outcome === "moved") return show(ask, { typed: { answer }, status: 409, fault: { field: "moved" } });
	const mail = services.mail;
	try {
		await mail?.send({ to: contact.email, subject: REPORT_TEXTS.es.mailSubject, text: answer });
	} catch (error) {
		if (!(error instanceof MailRefused)) throw error;
		services.log.warn({ report: id, reason: error.message }, "An answer was not taken by the mail server");
		return refuse(t.mailFailed, 503);
	}
	await services.database.write(async (desk) => {
		await addNote(desk, { id, kind: "answer", text: answer }, actor);
		// A mail written by hand shows the address to who writes it.
		if (!mail) await seeContact(desk, id, actor);
	});
	if (mail) return goTo(`/reportes/${id}`, "report-answered");
	const query = new URLSearchParams({ subject: REPORT_TEXTS.es.mailSubject, body: answer.replaceAll("\n", "\r\n") });
	const mailto = `mailto:${encodeURIComponent(contact.email)}?${query.toString().replaceAll("+", "%20")}`;
	return show(ask, { mailto, saved: `report-answer-${id}` });
}
