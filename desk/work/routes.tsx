import { stringify } from "csv-stringify/sync";
import { writeCell } from "../../database/transfer/sheet-rows.ts";
import { listResponsible } from "../../domain/catalogue/catalogue.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { listWithReason, type WorkEntry } from "../../domain/quality/work-order.ts";
import type { DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { SEARCH_TEXTS } from "../searches/texts.ts";
import { DOUBT_TEXTS, sayDoubt } from "./doubt-texts.ts";
import { Overview } from "./overview-page.tsx";
import { type MissedWords, readMissed, readWork, sumUp } from "./read-work.server.ts";
import { WORK_TEXTS } from "./texts.ts";
import {
	type AskedWork,
	NO_INSTITUTION,
	OVERVIEW_PATH,
	readAsked,
	SEARCHES_FILE_PATH,
	WORK_FILE_PATH,
	WORK_PATH,
	WorkMenu,
} from "./work-menu.tsx";
import { WorkPage } from "./work-page.tsx";

/** A list of work as a file for a spreadsheet; no cell runs as a formula. */
function answerWorkCsv(entries: readonly WorkEntry[], language: DeskLanguage): Response {
	const { csv } = WORK_TEXTS[language];
	const rows = entries.map(({ procedure, doubts, demand, doubt, score }) => [
		procedure.id,
		procedureName(procedure),
		procedure.institutions && institutionName(procedure.institutions),
		doubts.map((each) => sayDoubt(each, language)),
		...[demand, doubt, score],
	]);
	return answerCsv("pendientes.csv", [
		[csv.id, csv.name, csv.institution, csv.reasons, csv.demand, csv.doubt, csv.score],
		...rows,
	]);
}

/** The words that were searched in vain, as a file for a spreadsheet. */
function answerSearchesCsv(searched: readonly MissedWords[], language: DeskLanguage): Response {
	const t = SEARCH_TEXTS[language];
	return answerCsv("busquedas.csv", [
		[t.words, t.days, t.last],
		...searched.map(({ words, days, last }) => [words, days, last]),
	]);
}

function answerCsv(name: string, rows: readonly (readonly unknown[])[]): Response {
	const text = stringify(
		rows.map((row) => row.map(writeCell)),
		{ bom: true, record_delimiter: "windows", quoted_match: /[\r\n]/ },
	);
	return new Response(text, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${name}"`,
		},
	});
}

/** What to look at next. */
export const WORK_ROUTES: readonly DeskRoute[] = [
	{ path: WORK_PATH, needs: "read", get: showWork },
	{
		path: WORK_FILE_PATH,
		needs: "read",
		async get({ url, services, language }) {
			const work = await readWork(services.database, todayOf());
			return answerWorkCsv(choose(work.entries, readAsked(url)), language);
		},
	},
	{
		path: SEARCHES_FILE_PATH,
		needs: "read",
		async get({ services, language }) {
			const reading = await readMissed(services.dataDir, todayOf());
			return answerSearchesCsv("words" in reading ? reading.words : [], language);
		},
	},
	{ path: OVERVIEW_PATH, needs: "read", get: showOverview },
];

async function showWork({ url, services, language }: SignedAsk) {
	const work = await readWork(services.database, todayOf());
	const asked = readAsked(url);
	// Only procedures are of an institution.
	const dueRecords = asked.institution === null ? work.dueRecords : [];
	const here = choose(work.entries, { ...asked, reason: null });
	const list = asked.reason && DOUBT_TEXTS[language].reasons[asked.reason].name.toLowerCase();
	return {
		title: list ? `${WORK_TEXTS[language].title}: ${list}` : WORK_TEXTS[language].title,
		body: (
			<WorkPage
				language={language}
				url={url}
				asked={asked}
				entries={choose(work.entries, asked)}
				{...sumUp({ entries: here, dueRecords })}
				institutions={listResponsible(work.catalogue)}
				dueRecords={asked.reason === "review" ? dueRecords : []}
			/>
		),
	};
}

async function showOverview({ services, language }: SignedAsk) {
	const work = await readWork(services.database, todayOf());
	return {
		title: `${WORK_TEXTS[language].title}: ${WORK_TEXTS[language].overview.toLowerCase()}`,
		body: (
			<>
				<WorkMenu language={language} current={OVERVIEW_PATH} {...sumUp(work)} />
				<Overview language={language} work={work} today={todayOf()} publicUrl={services.publicUrl} />
			</>
		),
	};
}

function choose(
	entries: readonly WorkEntry[],
	{ reason, institution }: Pick<AskedWork, "reason" | "institution">,
): readonly WorkEntry[] {
	const own =
		institution === null
			? entries
			: entries.filter(({ procedure }) => (procedure.institutions?.id ?? NO_INSTITUTION) === institution);
	return reason ? listWithReason(own, reason) : own;
}

function todayOf(): string {
	return new Date().toISOString().slice(0, 10);
}
