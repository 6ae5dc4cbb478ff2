import type { Desk } from "../../database/desk/desk-database.server.ts";
import { changeReport, joinReport, seeContact } from "../../database/desk/report-changes.server.ts";
import { keepReportRows, switchDigest } from "../../database/desk/report-rows.server.ts";
import { findReport, listDuplicates, listJoinable, listNotes } from "../../database/desk/reports.server.ts";
import { holdsAddress, isReportState, listAlike } from "../../domain/report/report-work.ts";
import { foldText } from "../../domain/text/text.ts";
import type { Answer, DeskPage, DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { goTo, textOf } from "../frame/desk-route.ts";
import { answerInbox } from "./inbox.tsx";
import { answerSender } from "./report-mail.server.ts";
import { maySeeContact, type ReportViewProps } from "./report-shown.ts";
import { ReportView } from "./report-view.tsx";
import { REPORT_TEXTS } from "./texts.ts";

export const LONGEST_NOTE = 4_000;
/** How many reports are offered to join one to. */
const MOST_ALIKE = 8;

/** Which form a message tells of: what the device kept of it may go. */
const KEPT_FORMS: Readonly<Record<string, string>> = {
	"report-saved": "report",
	"report-answered": "report-answer",
};

/** What may be shown beside the report itself. */
type Shown = Partial<Pick<ReportViewProps, "typed" | "fault" | "contact" | "mailto" | "saved">> &
	Pick<DeskPage, "status">;

/** A report's page; a 404 of the desk for a number that is none. */
export async function showReport(ask: SignedAsk, { status, ...shown }: Shown = {}): Promise<Answer> {
	const { services, params, account, language } = ask;
	const id = readNumber(params.id ?? "");
	const t = REPORT_TEXTS[language];
	const found = await services.database.read(async (desk) => {
		const report = await findReport(desk, id);
		if (!report) return undefined;
		const procedures = await desk.selectFrom("procedures").select(["id", "name"]).orderBy("name").execute();
		return {
			report,
			duplicates: await listDuplicates(desk, [id]),
			alike: listAlike(report, await listJoinable(desk, report)).slice(0, MOST_ALIKE),
			notes: await listNotes(desk, id),
			procedures: procedures.map(({ id: each, name }) => ({ id: String(each), name: String(name ?? each) })),
		};
	});
	if (!found) return { title: t.one, status: 404, body: <p>{t.none}</p> };
	const colleagues = (await services.accounts.list()).filter(({ isActive }) => isActive);
	const body = (
		<ReportView {...{ ...found, ...shown, account, language, colleagues }} hasMail={services.mail !== undefined} />
	);
	return { title: `${t.one} ${id}`, body, ...(status && { status }) };
}

function readNumber(text: string): number {
	return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

/** Inbox and reports, and what may be done with them. */
export const REPORT_ROUTES: readonly DeskRoute[] = [
	{ path: "/reportes", needs: "read", get: answerInbox },
	{
		path: "/reportes/aviso",
		needs: "read",
		async post({ services, actor }) {
			await services.database.write((desk) => switchDigest(desk, actor));
			return goTo("/reportes", "saved");
		},
	},
	{
		path: "/reportes/:id",
		needs: "read",
		async get(ask) {
			await keepReportRows(ask.services.database);
			const saved = KEPT_FORMS[ask.url.searchParams.get("hecho") ?? ""];
			return showReport(ask, saved ? { saved: `${saved}-${ask.params.id}` } : {});
		},
	},
	{ path: "/reportes/:id", needs: "edit", post: saveReport },
	{ path: "/reportes/:id/duplicado", needs: "edit", post: saveJoin },
	{
		path: "/reportes/:id/contacto",
		needs: "contact",
		async post(ask) {
			const { services, params, account, actor } = ask;
			const id = readNumber(params.id ?? "");
			const contact = await services.database.write(async (desk) => {
				const report = await findReport(desk, id);
				return report && maySeeContact(account, report) ? seeContact(desk, id, actor) : undefined;
			});
			return contact ? showReport(ask, { contact }) : showReport(ask, { status: 403 });
		},
	},
	{ path: "/reportes/:id/responder", needs: "contact", post: (ask, form) => answerSender(ask, form, showReport) },
];

async function saveReport(ask: SignedAsk, form: FormData): Promise<Answer> {
	const { services, params, language, actor } = ask;
	const t = REPORT_TEXTS[language];
	const id = readNumber(params.id ?? "");
	const typed = {
		...{ state: textOf(form, "estado"), assignee: textOf(form, "cargo") },
		...{ procedure: textOf(form, "tramite"), note: textOf(form, "nota").slice(0, LONGEST_NOTE) },
	};
	const { state, procedure, note } = typed;
	if (!isReportState(state)) return showReport(ask, { typed: { ...typed, state: "" }, status: 422 });
	if (holdsAddress(note)) return showReport(ask, { typed, status: 422, fault: { field: "note", text: t.noteAddress } });
	const chosen = (await services.accounts.list()).find((each) => each.id === typed.assignee && each.isActive);
	const assignee = chosen ? { id: chosen.id, name: chosen.name } : null;
	const outcome = await services.database.write(async (desk) => {
		const known = procedure === "" ? null : await findProcedure(desk, procedure);
		if (known === undefined) return { outcome: "unknown" } as const;
		const revision = readNumber(textOf(form, "revision"));
		return changeReport(desk, { id, revision, state, procedure: known, assignee, note }, actor);
	});
	if (outcome.outcome === "unknown")
		return showReport(ask, { typed, status: 422, fault: { field: "procedure", text: t.unknownProcedure } });
	if (outcome.outcome === "moved") return showReport(ask, { typed, status: 409, fault: { field: "moved" } });
	return outcome.outcome === "gone" ? showReport(ask) : goTo(`/reportes/${id}`, "report-saved");
}

async function saveJoin(ask: SignedAsk, form: FormData): Promise<Answer> {
	const { services, params, language, actor } = ask;
	const t = REPORT_TEXTS[language];
	const id = readNumber(params.id ?? "");
	const typed = { join: textOf(form, "de"), joinTo: textOf(form, "cual") };
	const isUndone = !form.has("de");
	const written = typed.join || typed.joinTo;
	if (!isUndone && written === "")
		return showReport(ask, { typed, status: 422, fault: { field: "join", text: t.joinMissing } });
	const to = isUndone ? null : readNumber(written);
	const revision = readNumber(textOf(form, "revision"));
	const outcome = await services.database.write((desk) => joinReport(desk, { id, revision, to }, actor));
	if (outcome.outcome === "unfit")
		return showReport(ask, { typed, status: 422, fault: { field: "join", text: t.unfit } });
	if (outcome.outcome === "moved") return showReport(ask, { typed, status: 409, fault: { field: "moved" } });
	return outcome.outcome === "gone" ? showReport(ask) : goTo(`/reportes/${id}`, "report-saved");
}

/** The id of the procedure that was written by its id or by its name, whatever its capitals and accents; else undefined. */
async function findProcedure(desk: Desk, written: string): Promise<string | undefined> {
	const all = await desk.selectFrom("procedures").select(["id", "name"]).execute();
	const exact = all.find(({ id }) => id === written);
	const plain = foldText(written);
	const named = exact ? [exact] : all.filter(({ name }) => foldText(String(name ?? "")) === plain);
	// Of two with one name nobody guesses which is meant.
	return named.length === 1 ? String(named[0]?.id) : undefined;
}
