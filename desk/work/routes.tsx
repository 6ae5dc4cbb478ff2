import { listResponsible } from "../../domain/catalogue.ts";
import type { WorkEntry } from "../../domain/quality/work-order.ts";
import { countReasons, listWithReason } from "../../domain/quality/work-order.ts";
import type { DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { DOUBT_TEXTS } from "./doubt-texts.ts";
import { Overview } from "./overview-page.tsx";
import { readMissed } from "./read-missed.server.ts";
import type { Work } from "./read-work.server.ts";
import { readWork } from "./read-work.server.ts";
import { Searches } from "./searches-page.tsx";
import { WORK_TEXTS } from "./texts.ts";
import type { AskedWork } from "./work-address.ts";
import {
	NO_INSTITUTION,
	OVERVIEW_PATH,
	readAsked,
	SEARCHES_FILE_PATH,
	SEARCHES_PATH,
	WORK_FILE_PATH,
	WORK_PATH,
} from "./work-address.ts";
import { answerSearchesCsv, answerWorkCsv } from "./work-csv.ts";
import { WorkMenu } from "./work-menu.tsx";
import { WorkPage } from "./work-page.tsx";

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
	{ path: SEARCHES_PATH, needs: "read", get: showSearches },
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

async function showSearches({ services, language }: SignedAsk) {
	const work = await readWork(services.database, todayOf());
	const reading = await readMissed(services.dataDir, todayOf());
	return {
		title: `${WORK_TEXTS[language].title}: ${WORK_TEXTS[language].searches.toLowerCase()}`,
		body: (
			<>
				<WorkMenu language={language} current={SEARCHES_PATH} {...sumUp(work)} />
				<Searches language={language} reading={reading} publicUrl={services.publicUrl} />
			</>
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

/** How much each list holds; that of reviews has other records too. */
function sumUp({ entries, dueRecords }: Pick<Work, "entries" | "dueRecords">) {
	const counts = new Map(countReasons(entries));
	counts.set("review", (counts.get("review") ?? 0) + dueRecords.length);
	return { counts, total: entries.length };
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
