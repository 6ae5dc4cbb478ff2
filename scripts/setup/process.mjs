// Plain JavaScript for any Node from 20 on, with no dependency: it runs before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const OLDEST_RUNTIME = 24;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const TOOLS = join(ROOT, "node_modules", ".bin");

let knownRuntime;

/** A failure the reader can act on: `main` prints its message alone, without a stack. */
export class Stop extends Error {
	constructor(message, exitCode = 1) {
		super(message);
		this.exitCode = exitCode;
	}
}

/** Runs a command's work; a Stop ends it with one line and its exit code, anything else with the whole stack. */
export async function main(work) {
	try {
		await work();
	} catch (error) {
		if (!(error instanceof Stop)) throw error;
		if (error.message) console.error(error.message);
		process.exitCode = error.exitCode;
	}
}

/** The Node that serves, builds and tests: that of package-lock.json, or the one running when that is new enough. */
export function runtime() {
	if (!hasRuntime()) {
		throw new Stop(
			`Node ${OLDEST_RUNTIME} is needed: that of package-lock.json could not be used here and this is ${process.version}.`,
		);
	}
	return knownRuntime;
}

/** Whether there is a Node to run the portal with. */
export function hasRuntime() {
	knownRuntime ??= [installedRuntime(), process.execPath].find(isNewEnough);
	return knownRuntime !== undefined;
}

/**
 * The package of this platform. Its own folder and not `.bin`: npm 9 and 10 take the `node` out of that again together
 * with the packages of other platforms, which have one of the same name.
 */
function installedRuntime() {
	const { platform, arch } = process;
	const prefix = platform === "darwin" && arch === "arm64" ? "node-bin" : "node";
	return join(ROOT, "node_modules", `${prefix}-${platform}-${arch}`, "bin", "node");
}

function isNewEnough(path) {
	if (!existsSync(path)) return false;
	const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
	return status === 0 && Number(stdout.slice(1).split(".")[0]) >= OLDEST_RUNTIME;
}

/** The environment in which `node` and the installed tools answer by their names. */
export function withTools(variables = {}) {
	const path = [dirname(runtime()), TOOLS, process.env.PATH].join(delimiter);
	return { ...process.env, PATH: path, ...variables };
}

/** The environment in which `node` and `npm` are the machine's own: npm must not run on a package that it replaces. */
export function withoutTools(variables = {}) {
	const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.startsWith(ROOT));
	return { ...process.env, PATH: path.join(delimiter), ...variables };
}

/** Runs a program to its end, its output on the terminal; signals go to it first. Answers its exit code. */
export async function run(program, parameters, env = withTools()) {
	return (await runWith(program, parameters, { env, stdio: "inherit" })).code;
}

/** Runs a program to its end and keeps what it writes. Answers { code, output }. */
export function runQuietly(program, parameters, env = withTools()) {
	return runWith(program, parameters, { env, stdio: ["ignore", "pipe", "pipe"] });
}

/** Characters of what a program says that are kept for sure. */
const LONGEST_OUTPUT = 4_000_000;

function runWith(program, parameters, options) {
	return new Promise((resolve, reject) => {
		const child = spawn(program, parameters, { cwd: ROOT, ...options });
		let output = "";
		let received;
		const pass = (signal) => {
			received = signal;
			child.kill(signal);
		};
		const collect = (text) => {
			output += text;
			// Of one that talks without end the last words count: there it says what failed.
			if (output.length > 2 * LONGEST_OUTPUT) output = output.slice(-LONGEST_OUTPUT);
		};
		for (const signal of SIGNALS) process.on(signal, pass);
		child.stdout?.setEncoding("utf8").on("data", collect);
		child.stderr?.setEncoding("utf8").on("data", collect);
		child.on("error", (error) => {
			reject(error.code === "ENOENT" ? new Stop(`${program} is not on this machine.`) : error);
		});
		child.on("close", (code, signal) => {
			for (const each of SIGNALS) process.off(each, pass);
			resolve({ code: code ?? 128 + constants.signals[signal], output, received });
		});
	});
}
