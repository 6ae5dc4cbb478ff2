import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { findAddress } from "../../app/address/addresses.ts";
import { COPY_SCREENS } from "../../app/whole-copy/copy-file.server.ts";
import { LANGUAGES } from "../../domain/language.ts";

/** The files of the portal that show pages from a copy. */
export interface CopyFiles {
	/** By their addresses, how many bytes they are on the wire. */
	files: Readonly<Record<string, number>>;
	release: string;
}

/** What the build says of its routes. */
interface Routes {
	url: string;
	entry: { module: string; imports: readonly string[] };
	routes: Readonly<
		Record<
			string,
			| { id: string; path?: string | undefined; module: string; imports?: readonly string[]; css?: readonly string[] }
			| undefined
		>
	>;
}

const NONE: CopyFiles = { files: {}, release: "none" };
/** How a built script names another one, brought with it or on demand. */
const NAMED = /["'`]\.\/([\w.-]+\.js)["'`]/g;
/** The scripts of a screen that no copy shows come with it alone. */
const SCREEN = /\.page-[\w-]+\.js$/;
const PICTURES_AND_LETTERS = /^(icons|marks)-[\w-]+\.svg$|\.woff2$|^(boot|office-hours)-[\w-]+\.js$/;

/** Lists what a device must hold to show pages from a copy: the scripts of its screens with all that they bring, styles, words, pictures. */
export function listCopyFiles(clientDir: string | undefined, build: Routes, dictionaryVersion: string): CopyFiles {
	if (!clientDir) return NONE;
	const folder = join(clientDir, "assets");
	const names = new Set(readdirSync(folder));
	const screens = Object.values(build.routes).filter(
		(route) => route && (route.id === "root" || (route.path && isScreen(`/${route.path}`))),
	);
	const wanted = new Set<string>();
	const gather = (name: string): void => {
		if (wanted.has(name) || !names.has(name)) return;
		wanted.add(name);
		if (!name.endsWith(".js")) return;
		for (const [, other = ""] of readFileSync(join(folder, name), "utf8").matchAll(NAMED))
			if (!SCREEN.test(other)) gather(other);
	};
	const named = [
		...[build.url, build.entry.module, ...build.entry.imports],
		...screens.flatMap((route) => (route ? [route.module, ...(route.imports ?? []), ...(route.css ?? [])] : [])),
	];
	for (const address of named) gather(nameOf(address));
	for (const name of names) if (PICTURES_AND_LETTERS.test(name)) gather(name);
	const assets = [...wanted].sort();
	const words = LANGUAGES.map((language) => `locales/${language}.json`);
	return {
		files: Object.fromEntries([
			...assets.map((name) => [`/assets/${name}`, sizeOf(join(folder, name))] as const),
			...words.map((path) => [`/${path}?v=${dictionaryVersion}`, sizeOf(join(clientDir, path))] as const),
		]),
		release: createHash("sha256").update(assets.join()).update(dictionaryVersion).digest("hex").slice(0, 12),
	};
}

function isScreen(path: string): boolean {
	return COPY_SCREENS.some((screen) => screen === findAddress(path));
}

function nameOf(address: string): string {
	return address.replace("/assets/", "").replace(/#.*/, "");
}

/** As it travels: packed, where that is smaller. */
function sizeOf(path: string): number {
	return statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(path).size;
}
