// npm leaves out of package-lock.json the optional packages of other platforms when a registry does not carry them, and
// then `npm ci` refuses the file. This writes them back from the ranges their parents name. Run it after `npm install`.
import { readFileSync, writeFileSync } from "node:fs";

const LOCK_FILE = "package-lock.json";
const SYSTEMS = {
	aix: "aix",
	android: "android",
	darwin: "darwin",
	freebsd: "freebsd",
	fsevents: "darwin",
	linux: "linux",
	netbsd: "netbsd",
	openbsd: "openbsd",
	openharmony: "openharmony",
	sunos: "sunos",
	win32: "win32",
	windows: "win32",
};
const PROCESSORS = ["x64", "arm64", "arm", "ia32", "ppc64", "riscv64", "s390x", "loong64", "mips64el", "wasm32"];
const C_LIBRARIES = { gnu: "glibc", gnueabihf: "glibc", musl: "musl", musleabihf: "musl" };

const lock = JSON.parse(readFileSync(LOCK_FILE, "utf8"));
const packages = Object.fromEntries(Object.entries(lock.packages).filter(([, entry]) => !isWrittenByThisScript(entry)));
const unreadable = [];
let added = 0;

for (const [parent, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
	for (const [name, range] of Object.entries(optionalDependencies)) {
		const version = exactVersion(range);
		const found = findInstalled(parent, name);
		if (found && (!version || isRange(range) || packages[found].version === version)) continue;
		if (!version) {
			unreadable.push(`${name}@${range}`);
			continue;
		}
		const place = found ? `${parent}/node_modules/${name}` : `node_modules/${name}`;
		packages[place] = { version, ...(dev ? { dev: true } : {}), optional: true, ...platformOf(name) };
		added += 1;
	}
}

for (const entry of Object.values(packages)) delete entry.resolved;
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${LOCK_FILE}: ${added} platform packages completed`);
if (unreadable.length > 0) {
	console.error(`${LOCK_FILE}: no version can be told for ${unreadable.join(", ")}`);
	process.exitCode = 1;
}

/** What npm wrote carries an integrity; what this script wrote does not, and is made anew each time. */
function isWrittenByThisScript(entry) {
	return entry.optional === true && !entry.integrity && !entry.link;
}

function isRange(range) {
	return /^[\^~]/.test(range);
}

/** `^1.2.3`, `~1.2.3`, `v1.2.3` and `1.2.3` all name 1.2.3; anything else names no version. */
function exactVersion(range) {
	return /^[\^~]?v?(\d+\.\d+\.\d+(?:-[\w.-]+)?)$/.exec(range)?.[1];
}

/** The place where Node would find the package when `parent` asks for it. */
function findInstalled(parent, name) {
	for (let folder = parent; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
		const place = `${folder ? `${folder}/` : ""}node_modules/${name}`;
		if (packages[place]) return place;
		if (!folder) return undefined;
	}
}

function platformOf(name) {
	const words = name.split(/[-/]/);
	const system = words.map((word) => SYSTEMS[word]).find(Boolean);
	const processor = words.map((word) => PROCESSORS.find((known) => isProcessor(known, word))).find(Boolean);
	const library = words.map((word) => C_LIBRARIES[word]).find(Boolean);
	return {
		...(processor ? { cpu: [processor] } : {}),
		...(system ? { os: [system] } : {}),
		...(library && system === "linux" ? { libc: [library] } : {}),
	};
}

function isProcessor(known, word) {
	return word === known || (known === "arm" && /^armv?\d*l?$/.test(word));
}
