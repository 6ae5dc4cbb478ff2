// After the build: writes the dictionary with which browsers unpack the pages of this release, as a file of the client.
import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { addresses } from "../app/addresses.ts";
import { findClasses, writeUsed } from "../app/used-styles.server.ts";
import { openSqliteBackend } from "../database/sqlite/sqlite-backend.server.ts";
import { type Catalogue, createCatalogue } from "../domain/catalogue.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, LANGUAGES, type Language } from "../domain/language.ts";
import type { ReportIntake } from "../domain/report/report.ts";
import { readClientFiles } from "../server/pages/client-files.ts";
import { dictionaryFile } from "../server/pages/page-dictionary.ts";

const CLIENT_DIR = join(import.meta.dirname, "..", "build", "client");
const BUILT_APP = join(import.meta.dirname, "..", "build", "server", "app.js");
/** A page that says the same whatever the catalogue holds, so that the dictionary is that of the release. */
const STATIC_PAGE = addresses.terms.to();
/** The sheets of every page, of the page that most second visits are to, and of the one with the most styles. What others add costs more than it saves. */
const SHEETS = ["base", "procedure", "observatory"];
/** Enough to meet every part that a procedure can have. */
const PROCEDURES_READ = 20;
/** What a page of a procedure says of its own: texts, addresses and drawings. What is shorter are labels and names of styles. */
const LONG_TEXT = />[^<]{25,}</g;
const LONG_VALUE = / (?:href|title|d|value|datetime|data-site|content)="[^"]{12,}"/gi;
const LONG_STRING = /"http[^"]*"|"[^"]{30,}"/g;
const LINKED_DATA = /<script type="application\/ld\+json">[\s\S]*?<\/script>/;
const ITEM = /<(li|dd|dt|div|details|p)\b[^>]*>(?:(?!<\1\b)[\s\S])*?<\/\1>/g;
const OWN_WORDS = /<wbr\/>|<!-- -->|"[^"]*"|(?<=>)[^<]*/g;
/** The language of most pages stands last, where it is cheapest to point to. */
const LANGUAGES_OF_FRAMES = LANGUAGES.toSorted((one) => (one === DEFAULT_LANGUAGE ? 1 : -1));
/** Scripts that are not the same on every page; the boot script and the speculation rules are. */
const OWN_SCRIPTS = /<script(?! type="speculationrules"| data-offline)[^>]*>[\s\S]*?<\/script>/g;
/** In the dictionary they stand by themselves. */
const STYLES = /<style>[\s\S]*?<\/style>/g;
const STARTER = /<script>window\.startPage=[\s\S]*?<\/script>/;
const FILE_NAMES = /"\/assets\/[^"]*",?/g;
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
	const text = [
		...(await readUsedStyles(ask, procedures)),
		readStarter(frames[0] ?? ""),
		readSkeleton(procedures),
		...frames.map(readFrame),
	].join("");
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
		publicUrl: undefined,
		clientDir: CLIENT_DIR,
		mode: "production",
	});
	return async (path, language = DEFAULT_LANGUAGE) => {
		const answer = await app.request(`http://localhost${path}`, { headers: { cookie: `${LANGUAGE_KEY}=${language}` } });
		if (!answer.ok) throw new Error(`${path} could not be made: ${answer.status}`);
		return answer.text();
	};
}

function readProcedurePages(ask: Ask, { procedures }: Catalogue): Promise<string[]> {
	return Promise.all(procedures.slice(0, PROCEDURES_READ).map(({ id }) => ask(addresses.procedure.to({ id }))));
}

/** Of the sheets, the rules that some first page can use: the others come with scripts, in files of their own. */
async function readUsedStyles(ask: Ask, procedures: readonly string[]): Promise<string[]> {
	const others = [addresses.home, addresses.catalogue, addresses.observatory].map((address) => ask(address.to()));
	const pages = [...(await Promise.all(others)), ...procedures];
	const classes = findClasses(pages.join(""));
	const { styleSheets, typefaces } = readClientFiles(CLIENT_DIR);
	const used = SHEETS.map((sheet) => {
		const [, parts] = [...styleSheets].find(([address]) => address.startsWith(`/assets/${sheet}-`)) ?? [];
		if (!parts) throw new Error(`The build has no style sheet "${sheet}".`);
		return writeUsed(parts, (name) => classes.has(name));
	});
	return [typefaces, ...used];
}

/** The page of a procedure without what it says, each kind of item once: that of the one with the most kinds. */
function readSkeleton(pages: readonly string[]): string {
	const skeletons = pages.map((html) => {
		const [head = ""] = /<head>[\s\S]*?(?=<style)/.exec(html) ?? [];
		const [main = ""] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
		const [linked = ""] = LINKED_DATA.exec(html) ?? [];
		const words = linked.replace(LONG_STRING, '""');
		const bare =
			(head + main).replace(OWN_SCRIPTS, "").replace(STYLES, "").replace(LONG_TEXT, "><").replace(LONG_VALUE, "") +
			words;
		const seen = new Set<string>();
		return bare.replace(ITEM, (item) => {
			const kind = item.replace(OWN_WORDS, "");
			return seen.has(kind) ? "" : seen.add(kind) && item;
		});
	});
	return skeletons.reduce((longest, skeleton) => (skeleton.length > longest.length ? skeleton : longest), "");
}

/** What starts the scripts of a page, without the names of its files. */
function readStarter(html: string): string {
	return (STARTER.exec(html)?.[0] ?? "").replace(FILE_NAMES, "");
}

/** What stands around every page of a language. */
function readFrame(html: string): string {
	const [body = ""] = /<body>[\s\S]*<\/body>/.exec(html) ?? [];
	return body
		.replace(/<main[\s\S]*<\/main>/, "")
		.replace(OWN_SCRIPTS, "")
		.replace(STYLES, "");
}

async function refuse(): Promise<never> {
	throw new Error("The portal is only being built.");
}
