import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ClientFiles, NO_CLIENT_FILES, type StylePart } from "../../app/context.ts";

/** What the build took out of the style sheet (scripts/make/style-parts.ts). */
export interface StyleParts {
	typefaces: string;
	styles: readonly StylePart[];
}

/** Beside the files of the client: no browser asks for it. */
export const STYLE_PARTS_FILE = "../style-parts.json";
/** The one sheet of the pages (app/styles/site.css), but for the one that old engines have. */
export const SITE_SHEET = /^(?!plain-).*\.css$/;
/** Written by the build (scripts/make/plain-sheet.ts). */
const PLAIN_FILE = /^plain-[\w-]+\.(?:css|js)$/;
const OPEN_NOW = /^office-hours-[\w-]+\.js$/;
const BOOT = /^boot-[\w-]+\.js$/;
/** A chunk that only passes on what another one holds. */
const FACADE = /^export\{([^}]*)\}from"\.\/([^"]+)";\s*$/;

/** What pages need to know of the files of the build: the style sheet and its pieces, the boot script, which modules only pass others on. */
export function readClientFiles(clientDir: string | undefined): ClientFiles {
	if (!clientDir) return NO_CLIENT_FILES;
	const folder = join(clientDir, "assets");
	const names = readdirSync(folder);
	const addressOf = (pattern: RegExp) => names.filter((name) => pattern.test(name)).map((name) => `/assets/${name}`)[0];
	const read = (name: string) => readFileSync(join(folder, name), "utf8").trim();
	const scripts = names.filter((name) => name.endsWith(".js"));
	const facades = scripts.flatMap((name) => {
		const [, passed, holder] = FACADE.exec(read(name)) ?? [];
		return passed && holder
			? [[`/assets/${name}`, { holder: `/assets/${holder}`, names: readNames(passed) }] as const]
			: [];
	});
	const parts: StyleParts = JSON.parse(readFileSync(join(clientDir, STYLE_PARTS_FILE), "utf8"));
	const plain = names.filter((name) => PLAIN_FILE.test(name));
	const plainScript = plain.find((name) => name.endsWith(".js"));
	const plainSheet = plain.find((name) => name.endsWith(".css"));
	return {
		kept: [SITE_SHEET, BOOT, /^icons-[\w-]+\.svg$/, /^marks-[\w-]+\.svg$/].flatMap(
			(pattern) => addressOf(pattern) ?? [],
		),
		...parts,
		boot: addressOf(BOOT) ?? "",
		openNow: addressOf(OPEN_NOW) ?? "",
		plainSheet: plainSheet && `/assets/${plainSheet}`,
		plainScript: plainScript && writePlainScript(plainScript, read(plainScript)),
		facades: new Map(facades),
		digests: new Map(scripts.map((name) => [`/assets/${name}`, digestOf(readFileSync(join(folder, name)))])),
	};
}

function writePlainScript(name: string, text: string): string {
	return `<script nomodule src="/assets/${name}" integrity="${digestOf(text)}"></script>`;
}

/** As browsers compare it: the shortest that they know, for no other can be made, and each page carries it for its modules. */
function digestOf(file: string | Buffer): string {
	return `sha256-${createHash("sha256").update(file).digest("base64")}`;
}

/** "a as default,b" as { default: "a", b: "b" }. */
function readNames(list: string): Record<string, string> {
	const pairs = list.split(",").map((each) => {
		const [held = "", passedOn = held] = each.trim().split(" as ");
		return [passedOn, held];
	});
	return Object.fromEntries(pairs);
}
