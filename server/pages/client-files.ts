import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ClientFiles } from "../../app/context.ts";
import type { StylePart } from "../../app/used-styles.server.ts";
import { readPageDictionary } from "./page-dictionary.ts";

/** What the build took out of the style sheets, by their addresses. */
export interface StyleParts {
	/** Of all sheets. */
	typefaces: string;
	sheets: Record<string, readonly StylePart[]>;
}

/** Written by the build (scripts/style-parts.ts), beside the files of the client: no browser asks for it. */
export const STYLE_PARTS_FILE = "../style-parts.json";
/** Written by the build (scripts/plain-sheet.ts). */
const PLAIN_FILE = /\/plain-[\w-]+\.(?:css|js)$/;
/** A chunk that only passes on what another one holds. */
const FACADE = /^export\{([^}]*)\}from"\.\/([^"]+)";\s*$/;

/** What pages need to know of the files of the build: the pieces of style sheets, which modules only pass others on, the dictionary. */
export function readClientFiles(clientDir: string | undefined): ClientFiles {
	if (!clientDir) return { styleSheets: new Map(), typefaces: "", facades: new Map() };
	const folder = join(clientDir, "assets");
	const read = (ending: string) =>
		readdirSync(folder)
			.filter((name) => name.endsWith(ending))
			.map((name) => [`/assets/${name}`, readFileSync(join(folder, name), "utf8").trim()] as const);
	const facades = read(".js").flatMap(([address, text]) => {
		const [, names, holder] = FACADE.exec(text) ?? [];
		return names && holder ? [[address, { holder: `/assets/${holder}`, names: readNames(names) }] as const] : [];
	});
	const dictionary = readPageDictionary(clientDir)?.address;
	const { typefaces, sheets } = readStyleParts(clientDir);
	const [plainSheet] = read(".css").find(isPlain) ?? [];
	const [address, script] = read(".js").find(isPlain) ?? [];
	const digest = script && `sha384-${createHash("sha384").update(script).digest("base64")}`;
	const plainScript = address && `<script nomodule src="${address}" integrity="${digest}"></script>`;
	const plain = { plainSheet, plainScript };
	return { styleSheets: new Map(Object.entries(sheets)), typefaces, ...plain, facades: new Map(facades), dictionary };
}

function isPlain([address]: readonly [address: string, text: string]): boolean {
	return PLAIN_FILE.test(address);
}

function readStyleParts(clientDir: string): StyleParts {
	return JSON.parse(readFileSync(join(clientDir, STYLE_PARTS_FILE), "utf8"));
}

/** "a as default,b" as { default: "a", b: "b" }. */
function readNames(list: string): Record<string, string> {
	const pairs = list.split(",").map((each) => {
		const [held = "", passedOn = held] = each.trim().split(" as ");
		return [passedOn, held];
	});
	return Object.fromEntries(pairs);
}
