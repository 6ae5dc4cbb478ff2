import { addNote, beginAnswer, readContact, seeContact } from "../../database/desk/report-changes.server.ts";
import { claimDigest } from "../../database/desk/report-rows.server.ts";
import { findReport } from "../../database/desk/reports.server.ts";
import type { DeskServices } from "../frame/desk-route.ts";
import { type Answer, goTo, type SignedAsk, textOf } from "../frame/desk-route.ts";
import { MailRefused } from "../mail.server.ts";
import { maySeeContact, type ReportViewProps } from "./report-shown.ts";
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

const LOOK_EVERY_MS = 10 * 60_000;

/** Tells those who want it once a day of new reports; returns how to stop. Without a mail server it does nothing. */
export function startDigest(services: DeskServices): () => void {
	if (!services.mail) return () => undefined;
	const look = () =>
		void sendDigest(services, new Date()).catch((error) => services.log.warn({ err: error }, "No mail of new reports"));
	const timer = setInterval(look, LOOK_EVERY_MS).unref();
	look();
	return () => clearInterval(timer);
}

/** Sends the mail of this day, if it is due; answers how many accounts got it. It holds no word of any report. */
export async function sendDigest({ mail, database, accounts, deskUrl, log }: DeskServices, now: Date): Promise<number> {
	if (!mail) return 0;
	const due = await claimDigest(database, now);
	if (!due) return 0;
	const all = await accounts.list();
	const readers = all.filter(({ id, isActive }) => isActive && due.accounts.includes(id));
	let sent = 0;
	for (const { id, email } of readers) {
		try {
			await mail.send({ to: email, subject: subjectFor(due.reports), text: textFor(due.reports, deskUrl) });
			sent += 1;
		} catch (error) {
			log.warn({ account: id, reason: String(error) }, "A mail of new reports was not taken");
		}
	}
	if (sent > 0) await due.keep(sent);
	else if (readers.length > 0) await due.undo();
	return sent;
}

function subjectFor(reports: number): string {
	return reports === 1 ? "Llegó un reporte nuevo" : `Llegaron ${reports} reportes nuevos`;
}

function textFor(reports: number, deskUrl: string): string {
	return [
		`${subjectFor(reports)} a la mesa de redacción.`,
		"",
		`Míralos aquí: ${deskUrl}/reportes`,
		"",
		"Si ya no quieres este correo, apágalo en esa misma página.",
	].join("\n");
}
