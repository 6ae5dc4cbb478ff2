import { REPORT_STATES } from "../../database/desk/reports/desk-report.ts";
import { findReport } from "../../database/desk/reports/report-list.server.ts";
import { addNote, saveWork, seeContact } from "../../database/desk/reports/report-work.server.ts";
import { cleanText } from "../../domain/report/report-text.ts";
import type { Answer, DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { goTo, textOf } from "../frame/desk-route.ts";
import { inboxPage } from "./inbox.tsx";
import { maySeeContact, readReportNumber, reportPage } from "./report-page.tsx";
import { REPORT_TEXTS } from "./texts.ts";

/** The inbox of what citizens report. */
export const REPORT_ROUTES: readonly DeskRoute[] = [
	{ path: "/reportes", needs: "read", get: inboxPage },
	{ path: "/reportes/:id", needs: "read", get: (ask) => reportPage(ask) },
	{ path: "/reportes/:id/trabajo", needs: "edit", post: saveReportWork },
	{ path: "/reportes/:id/nota", needs: "edit", post: saveNote },
	{ path: "/reportes/:id/contacto", needs: "contact", post: (ask) => reportPage(ask, { wantsContact: true }) },
	{ path: "/reportes/:id/respuesta", needs: "contact", post: answerSender },
];

async function saveReportWork(ask: SignedAsk, form: FormData): Promise<Answer> {
	const { params, language, services, actor } = ask;
	const t = REPORT_TEXTS[language];
	const id = readReportNumber(params.id);
	const revision = Number(textOf(form, "revision"));
	if (id === null || !Number.isSafeInteger(revision)) return reportPage(ask);
	const state = REPORT_STATES.find((each) => each === textOf(form, "estado")) ?? "pending";
	const work = {
		state,
		assigned: textOf(form, "lleva"),
		procedure: textOf(form, "tramite"),
		duplicate: textOf(form, "repite"),
	};
	const taker = (await services.accounts.list()).find((each) => each.isActive && each.id === work.assigned);
	const duplicateOf = work.duplicate === "" ? null : Number(work.duplicate);
	if (duplicateOf !== null && !Number.isSafeInteger(duplicateOf))
		return reportPage(ask, { work, fault: { to: "repite", text: t.noOriginal } });
	const outcome = await services.database.write(async (desk) => {
		const isKnown =
			work.procedure === "" ||
			(await desk.selectFrom("procedures").select("id").where("id", "=", work.procedure).executeTakeFirst());
		if (!isKnown) return { outcome: "no-such-procedure" as const };
		return saveWork(desk, {
			...{ id, actor, revision },
			work: {
				...{ state, duplicateOf, procedureId: work.procedure === "" ? null : work.procedure },
				assigned: taker ? { id: taker.id, name: taker.name } : null,
			},
		});
	});
	switch (outcome.outcome) {
		case "saved":
			return goTo(`/reportes/${id}`, "saved");
		case "no-such-procedure":
			return reportPage(ask, { work, fault: { to: "tramite", text: t.unknownProcedure } });
		case "no-such-original":
			return reportPage(ask, { work, fault: { to: "repite", text: t.noOriginal } });
		default:
			return reportPage(ask, { work, hasMoved: outcome.outcome === "moved" });
	}
}

async function saveNote(ask: SignedAsk, form: FormData): Promise<Answer> {
	const { params, language, services, actor } = ask;
	const id = readReportNumber(params.id);
	if (id === null) return reportPage(ask);
	const text = cleanText(textOf(form, "nota"));
	if (text === "") return reportPage(ask, { fault: { to: "nota", text: REPORT_TEXTS[language].emptyNote } });
	const report = await services.database.read((desk) => findReport(desk, id));
	if (!report) return reportPage(ask, { note: text });
	await services.database.write((desk) => addNote(desk, { id, kind: "note", text, actor }));
	return goTo(`/reportes/${id}`, "saved");
}

/** Sends the answer where there is a mail server, then keeps its text; a letter that nobody took is not kept as sent. */
async function answerSender(ask: SignedAsk, form: FormData): Promise<Answer> {
	const { params, language, services, account, actor } = ask;
	const t = REPORT_TEXTS[language];
	const id = readReportNumber(params.id);
	if (id === null) return reportPage(ask);
	const text = cleanText(textOf(form, "respuesta"));
	const report = await services.database.read((desk) => findReport(desk, id));
	if (!report || !maySeeContact(account, report)) return reportPage(ask, { answer: text });
	if (text === "") return reportPage(ask, { wantsContact: true, fault: { to: "respuesta", text: t.emptyAnswer } });
	const contact = await services.database.write((desk) => seeContact(desk, id, actor));
	if (!contact) return reportPage(ask, { answer: text });
	try {
		await services.mail?.send({ to: contact.email, subject: t.subject(id), text });
	} catch (error) {
		services.log.warn({ err: error }, "An answer could not be sent");
		return reportPage(ask, { wantsContact: true, answer: text, fault: { to: "respuesta", text: t.notSent } });
	}
	await services.database.write((desk) => addNote(desk, { id, kind: "answer", text, actor }));
	return goTo(`/reportes/${id}`, services.mail ? "answer-sent" : "saved");
}
