import { mayDo } from "../../domain/desk/roles.ts";
import { sayFlaw } from "../../domain/site-documents/flaw-words.ts";
import type { Taught } from "../../domain/site-documents/search-examples.ts";
import { plainLetters } from "../../domain/text/text.ts";
import { runInSlices } from "../../server/catalogue/long-work.ts";
import { type Answer, type DeskRoute, goTo, type SignedAsk, textOf } from "../frame/desk-route.ts";
import { readPage } from "../frame/lists.tsx";
import { readMissed, readWork, sumUp } from "../work/read-work.server.ts";
import { WORK_TEXTS } from "../work/texts.ts";
import { SEARCHES_PATH, WorkMenu } from "../work/work-menu.tsx";
import { type DeskSearch, findPageNamed, readDeskSearch } from "./desk-search.server.ts";
import { assignSentence, changesOf, readExamples, readIsTaught, type Twin } from "./examples.server.ts";
import { type SearchedText, SearchesPage, type SentText } from "./searches-page.tsx";
import { nameTaught, tellSearch } from "./tell-search.ts";
import { fill, SEARCH_TEXTS } from "./texts.ts";

const ON_A_PAGE = 20;

/** What people searched for in vain, and what they wanted. */
export const SEARCHES_ROUTES: readonly DeskRoute[] = [
	{ path: SEARCHES_PATH, needs: "read", get: (ask) => showSearches(ask) },
	{ path: SEARCHES_PATH, needs: "edit", post: assign },
];

async function showSearches(ask: SignedAsk, sent?: SentText, status?: 409 | 422): Promise<Answer> {
	const { services, language, url, account } = ask;
	const today = new Date().toISOString().slice(0, 10);
	const work = await readWork(services.database, today);
	const reading = await readMissed(services.dataDir, today);
	const search = await readDeskSearch(services.database);
	const { isTaught, drafts } = await services.database.read(async (desk) => ({
		isTaught: await readIsTaught(desk),
		drafts: (await readExamples(desk)).drafts,
	}));
	const all = "words" in reading ? reading.words : [];
	const open = all.filter(({ words }) => !isTaught(words));
	const pages = Math.ceil(open.length / ON_A_PAGE);
	const page = readPage(url, pages);
	const shown = await runInSlices(tellInSteps(open.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE), search, sent));
	return {
		title: `${WORK_TEXTS[language].title}: ${WORK_TEXTS[language].searches.toLowerCase()}`,
		...(status && { status }),
		body: (
			<>
				<WorkMenu language={language} current={SEARCHES_PATH} {...sumUp(work)} />
				<SearchesPage
					{...{ language, url, reading, shown, page, pages, search, sent }}
					assigned={all.length - open.length}
					unpublished={drafts.reduce((sum, draft) => sum + countChanges(draft), 0)}
					publicUrl={services.publicUrl}
					mayEdit={mayDo(account.role, "edit")}
				/>
			</>
		),
	};
}

function countChanges(draft: Parameters<typeof changesOf>[0]): number {
	const { added, removed } = changesOf(draft);
	return added.length + removed.length;
}

function* tellInSteps(
	texts: readonly Omit<SearchedText, "sentence" | "told">[],
	search: DeskSearch,
	sent: SentText | undefined,
): Generator<void, SearchedText[], void> {
	const told: SearchedText[] = [];
	for (const text of texts) {
		const sentence = sent?.words === text.words ? sent.sentence : text.words;
		told.push({ ...text, sentence, told: tellSearch(search, sentence) });
		yield;
	}
	return told;
}

/** Does what the pressed button says about one text. */
async function assign(ask: SignedAsk, form: FormData): Promise<Answer> {
	const { services, language, url, actor } = ask;
	const { database } = services;
	const t = SEARCH_TEXTS[language];
	const sent: SentText = {
		words: textOf(form, "palabras"),
		sentence: oneLine(textOf(form, "frase")),
		other: textOf(form, "otra"),
		topic: textOf(form, "tema"),
	};
	const refuse = (field: "frase" | "otra" | "tema", text: string, status: 409 | 422 = 422) =>
		showSearches(ask, { ...sent, fault: { field, text } }, status);
	const pressed = textOf(form, "accion");
	const isOther = pressed === "otra" || (pressed === "enter" && sent.other !== "");
	const isTopic = pressed === "tema";
	if (!isOther && !isTopic && !pressed.startsWith("pagina:")) return showSearches(ask, sent);
	const search = await readDeskSearch(database);
	const id = isTopic
		? search.topics.find((topic) => topic.id === sent.topic)?.id
		: findPageNamed(isOther ? sent.other : pressed.slice("pagina:".length), search.names);
	if (id === undefined) return isTopic ? refuse("tema", t.noTopic) : refuse("otra", t.noPage);
	const sentence: Taught = { group: isTopic ? "elsewhere" : "pages", id, said: sent.sentence };
	const reading = await readMissed(services.dataDir, new Date().toISOString().slice(0, 10));
	// Only what was counted is looked up again under the words that a sentence was mended from.
	const isCounted = "words" in reading && reading.words.some(({ words }) => words === sent.words);
	const done = await database.write((desk) => assignSentence(desk, sentence, isCounted ? sent.words : "", actor));
	switch (done.outcome) {
		case "saved": {
			const page = url.searchParams.get("pagina");
			return goTo(`${SEARCHES_PATH}${page ? `?pagina=${encodeURIComponent(page)}` : ""}`, "example-kept");
		}
		case "twin":
			return refuse("frase", sayTwin(done.twin), 409);
		case "flawed":
			return refuse("frase", sayFlaw(done.code, language));
		default:
			return refuse("frase", t.raced, 409);
	}

	function sayTwin(twin: Twin): string {
		const page = nameTaught(twin, search);
		if (twin.author === null) return fill(t.twinPublished, { page });
		return twin.author.id === actor.id
			? fill(t.twinOwn, { page })
			: fill(t.twinOther, { name: twin.author.name, page });
	}
}

function oneLine(text: string): string {
	return plainLetters(text).replaceAll(/\s+/g, " ").trim();
}

/** A sentence that a form names, with where it leads; undefined where it names none. */
export function readTaught(form: FormData): Taught | undefined {
	const group = textOf(form, "lista");
	if (group !== "pages" && group !== "elsewhere") return undefined;
	return { group, id: textOf(form, "id"), said: textOf(form, "frase") };
}
