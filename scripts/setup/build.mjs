import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run, runQuietly, runtime, Stop, withTools } from "./process.mjs";

const SOURCES = [
	"app",
	"content",
	"data",
	"database",
	"desk",
	"domain",
	"public",
	"scripts/make",
	"server",
	"package-lock.json",
	"react-router.config.ts",
	"tsconfig.json",
	"vite.config.ts",
	"vite.desk.config.ts",
];
/** Written by the build, so it does not count as a source. */
const MADE_HERE = join("public", "documentos");
const STAMP_FILE = join(ROOT, "build", ".stamp");

/** True when build/ was made from the sources as they are now. */
export function isBuilt() {
	const isWhole =
		existsSync(join(ROOT, "build/client")) &&
		existsSync(join(ROOT, "build/server/main.js")) &&
		existsSync(join(ROOT, "build/desk/server/app.js"));
	return isWhole && existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, "utf8") === fingerprintSources();
}

/** Builds in silence unless build/ is current; what the tools wrote is shown only when they fail. */
export async function ensureBuild() {
	if (isBuilt()) return;
	console.log("Building the portal…");
	await buildWith(async (program, parameters, env) => {
		const { code, output, received } = await runQuietly(program, parameters, env);
		if (code !== 0 && !received) console.error(output);
		return code;
	});
}

/** Builds even when build/ is current, with the output of the tools on the terminal. */
export async function build() {
	await buildWith(run);
}

/** For a small server: with these the build takes 700 MB and as long as without, which takes a third more. */
const SMALL_MEMORY = { NODE_OPTIONS: "--max-semi-space-size=8 --max-old-space-size=320", MALLOC_ARENA_MAX: "2" };

async function buildWith(runStep) {
	const fingerprint = fingerprintSources();
	const env = withTools({ NODE_ENV: "production", ...SMALL_MEMORY });
	rmSync(STAMP_FILE, { force: true });
	for (const [program, ...parameters] of [
		[runtime(), "content/check-association.ts"],
		[runtime(), "scripts/make/documents.ts"],
		["react-router", "build"],
		["vite", "build", "--config", "vite.desk.config.ts", "--mode", "client"],
		["vite", "build", "--config", "vite.desk.config.ts", "--mode", "server"],
		[runtime(), "scripts/make/style-parts.ts"],
		[runtime(), "scripts/make/plain-sheet.ts"],
		[runtime(), "scripts/make/precompress.ts"],
	]) {
		const code = await runStep(program, parameters, env);
		if (code !== 0) throw new Stop("The portal could not be built.", code);
	}
	writeFileSync(STAMP_FILE, fingerprint);
}

/** A digest of the names and contents of every file that feeds the build; tests do not. */
function fingerprintSources() {
	const digest = createHash("sha256");
	for (const file of SOURCES.flatMap(listFiles))
		digest
			.update(`${file}\0`)
			.update(readFileSync(join(ROOT, file)))
			.update("\0");
	return digest.digest("hex");
}

function listFiles(source) {
	const path = join(ROOT, source);
	if (!existsSync(path)) return [];
	if (/\.\w+$/.test(source)) return [source];
	return readdirSync(path, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
		.map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(ROOT.length))
		.filter((file) => !file.includes(MADE_HERE))
		.sort();
}
