import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { installFromDebian } from "./debian.mjs";
import { run, Stop } from "./process.mjs";

/** The headless shell comes first: the same tests take half the time in it. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_PATHS = [
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of a Chromium that runs: the machine's, else Debian's package, else undefined for the one of Playwright. */
export async function ensureChromium() {
	const found = findChromium();
	if (found) return found;
	if ((await installFromDebian("chromium")) && findChromium()) return findChromium();
	console.log("Downloading the browser of Playwright…");
	const withLibraries = process.getuid?.() === 0 && process.platform === "linux" ? ["--with-deps"] : [];
	const code = await run("playwright", ["install", ...withLibraries, "--only-shell", "chromium"]);
	if (code !== 0) throw new Stop("No browser could be found or downloaded: install Chromium or set CHROMIUM_PATH.");
	return undefined;
}

function findChromium() {
	if (process.env.CHROMIUM_PATH) {
		if (isChromium(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
		throw new Stop(`CHROMIUM_PATH names no Chromium that runs: ${process.env.CHROMIUM_PATH}`);
	}
	const folders = (process.env.PATH ?? "").split(delimiter);
	return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...MAC_PATHS].find(isChromium);
}

/** Ubuntu carries a `chromium-browser` that only says where to get one, so the program has to answer. */
function isChromium(path) {
	const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 20_000 });
	return status === 0 && /Chrom/.test(stdout);
}
