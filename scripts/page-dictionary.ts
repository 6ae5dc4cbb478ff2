// After the build: writes the dictionary with which browsers unpack the pages of this release, as a file of the client.
import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { addresses } from "../app/addresses.ts";
import { findClasses, writeFurtherDown, writeStyles } from "../app/used-styles.server.ts";
import { openSqliteBackend } from "../database/sqlite/sqlite-backend.server.ts";
import { type Catalogue, createCatalogue } from "../domain/catalogue.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, LANGUAGES, type Language } from "../domain/language.ts";
import type { ReportIntake } from "../domain/report/report.ts";
import { readClientFiles } from "../server/pages/client-files.ts";
import { dictionaryFile } from "../server/pages/page-dictionary.ts";
import { readSkeleton } from "./procedure-skeleton.ts";

const CLIENT_DIR = join(import.meta.dirname, "..", "build", "client");
const BUILT_APP = join(import.meta.dirname, "..", "build", "server", "app.js");
/** A page that says the same whatever the catalogue holds, so that the dictionary is that of the release. */
const STATIC_PAGE = addresses.terms.to();
/** Pages write it where they name themselves; nothing of it is in the dictionary. */
const ORIGIN = "https://portal.invalid";
/** The sheets of a procedure, which most second visits are to, and of the page with the most styles. What others add costs more than it saves. */
const SHEETS = ["base", "procedure"];
const OTHER_SHEETS = ["observatory"];
/** Enough to meet every part that a procedure can have. */
const PROCEDURES_READ = 20;
/** The language of most pages stands last, where it is cheapest to point to. */
const LANGUAGES_OF_FRAMES = LANGUAGES.toSorted((one) => (one === DEFAULT_LANGUAGE ? 1 : -1));
/** Scripts that are not the same on every page; the boot script and the speculation rules are. */
const OWN_SCRIPTS = /<script(?! type="speculationrules"| data-offline)[^>]*>[\s\S]*?<\/script>/g;
/** What starts the scripts of a page, with their digests. */
const STARTER = /(?<=\{"integrity":)[\s\S]*?(?=await takeOver)/;
/** Where pages name the dictionary, whose own name it cannot hold. */
const BEFORE_RULES = '<script type="speculationrules">';
const LINK_TO_DICTIONARY =
	'<noscript><link rel="compression-dictionary" href="/assets/page-dictionary-.txt"></noscript>';
/** In the dictionary they stand by themselves. */
const STYLES = /<style>[\s\S]*?<\/style>/g;
/** Nobody reports anything while the portal is built. */
const CLOSED_INTAKE: ReportIntake = {
	accept: refuse,
	eraseContact: refuse,
	readState: async () => ({ outcome: "unavailable" }),
	state: () => ({ waiting: 0, isWritable: false }),
	countRefused: () => 0,
	close: async () => {},
};

if (import.meta.main) {
	const catalogue = await readFacts();
	const ask = await openBuiltPortal(catalogue);
	const frames = await Promise.all(LANGUAGES_OF_FRAMES.map((language) => ask(STATIC_PAGE, language)));
	const procedures = await readProcedurePages(ask, catalogue);
	const styles = await readUsedStyles(ask, procedures);
	const observatory = await ask(addresses.observatory.to());
	const ranking = readSkeleton(listRows(observatory));
	const [starter] = STARTER.exec(observatory) ?? [];
	if (!starter) throw new Error("The observatory does not say what starts its scripts.");
	const text = [...styles, starter, ranking, readSkeleton(procedures), ...frames.map(readFrame)].join("");
	const digest = createHash("sha256").update(text).digest("base64url").slice(0, 8);
	const name = dictionaryFile(digest);
	await writeFile(join(CLIENT_DIR, "assets", name), text);
	console.log(`${name}: ${Buffer.byteLength(text)} bytes`);
}

type Ask = (path: string, language?: Language) => Promise<string>;

/** The facts that come with the portal. Of their pages names of styles, labels and short words go into the dictionary. */
async function readFacts(): Promise<Catalogue> {
	const dataDir = await mkdtemp(join(tmpdir(), "ventanilla-build-"));
	const backend = await openSqliteBackend({ dataDir });
	try {
		return createCatalogue(await backend.readCatalogue(), "build");
	} finally {
		await backend.close();
		await rm(dataDir, { recursive: true });
	}
}

async function openBuiltPortal(catalogue: Catalogue): Promise<Ask> {
	const { createApp }: typeof import("../server/app.ts") = await import(BUILT_APP);
	const app = createApp({
		catalogue: { current: () => ({ catalogue, readAt: new Date(), isStale: false }) },
		reports: CLOSED_INTAKE,
		log: pino({ level: "silent" }),
		publicUrl: ORIGIN,
		clientDir: CLIENT_DIR,
		mode: "production",
	});
	return async (path, language = DEFAULT_LANGUAGE) => {
		const answer = await app.request(`http://localhost${path}`, { headers: { cookie: `${LANGUAGE_KEY}=${language}` } });
		if (!answer.ok) throw new Error(`${path} could not be made: ${answer.status}`);
		return (await answer.text()).replaceAll(ORIGIN, "");
	};
}

function readProcedurePages(ask: Ask, { procedures }: Catalogue): Promise<string[]> {
	return Promise.all(procedures.slice(0, PROCEDURES_READ).map(({ id }) => ask(addresses.procedure.to({ id }))));
}

/**
 * The style elements of a procedure, as its page has them, and of the sheets what else some first page can use: the other
 * rules come with scripts, in files of their own.
 */
async function readUsedStyles(ask: Ask, procedures: readonly string[]): Promise<string[]> {
	const others = [addresses.home, addresses.catalogue, addresses.observatory].map((address) => ask(address.to()));
	const { styleSheets, typefaces } = readClientFiles(CLIENT_DIR);
	const partsOf = (sheet: string) => {
		const [, parts] = [...styleSheets].find(([address]) => address.startsWith(`/assets/${sheet}-`)) ?? [];
		if (!parts) throw new Error(`The build has no style sheet "${sheet}".`);
		return parts;
	};
	const firstScreens = procedures.map((html) => html.slice(0, html.lastIndexOf("<style>")));
	const first = findClasses(firstScreens.join(""));
	const all = findClasses(procedures.join(""));
	const [, beforePaintScript = ""] = /<\/style><script>([\s\S]*?)<\/script>/.exec(procedures[0] ?? "") ?? [];
	const parts = SHEETS.flatMap(partsOf);
	const { head, furtherDown } = writeStyles({ typefaces, beforePaintScript, parts }, { first, all });
	const classes = findClasses([...(await Promise.all(others)), ...procedures].join(""));
	const known = { first: (name: string) => all.has(name), all: (name: string) => classes.has(name) };
	return [writeFurtherDown([...parts, ...OTHER_SHEETS.flatMap(partsOf)], known), head, furtherDown];
}

/** The rows of the tables of the observatory, the page with the most of its own, each as what is on a page. */
function listRows(html: string): string[] {
	return (html.match(/<tr><td>[\s\S]*?<\/tr>/g) ?? []).map((row) => `<main>${row}</main>`);
}

/** What stands around every page of a language. */
function readFrame(html: string): string {
	const [body = ""] = /<body>[\s\S]*<\/body>/.exec(html) ?? [];
	return body
		.replace(BEFORE_RULES, (rules) => LINK_TO_DICTIONARY + rules)
		.replace(/<main[\s\S]*<\/main>/, "")
		.replace(OWN_SCRIPTS, "")
		.replace(STYLES, "");
}

async function refuse(): Promise<never> {
	throw new Error("The portal is only being built.");
}
