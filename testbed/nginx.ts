import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { request as askHttp } from "node:http";
import { request as askHttps } from "node:https";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { findNginx, findOpenssl } from "../scripts/setup/engines.mjs";
import { findFreePort } from "./built-server.ts";

const DEPLOY = join(import.meta.dirname, "../deploy/nginx");
const INSTALLED = "/srv/ventanilla/deploy/nginx";
const FILES = ["upstream.conf", "page-copies.conf", "use-page-copies.conf", "portal.conf", "site.conf", "headers.conf"];
const NAME = "tramites.example";
const DESK_NAME = "mesa.tramites.example";
/** Where the visitors of `Site.ask` come from: an address that nothing else here has. */
export const VISITOR = "127.0.0.2";

interface Nginx {
	origin: string;
	/** How many copies of pages it keeps. */
	countCopies(): Promise<number>;
	stop(): Promise<void>;
}

interface Site {
	/** Asks as a visitor at VISITOR does, by the name of the site; https trusts the certificate of this test alone. */
	ask(scheme: "http" | "https", path: string, headers: Record<string, string>): Promise<SiteAnswer>;
	/** All that nginx has logged so far, by the name of the file. */
	readLogs(): Promise<Record<string, string>>;
	stop(): Promise<void>;
}

interface SiteAnswer {
	status: number;
	headers: IncomingHttpHeaders;
	body: string;
}

interface Place {
	folder: string;
	/** Of the portal's processes. */
	ports: readonly number[];
	/** Where http and https listen. */
	http: number;
	https: number;
}

/** Debian's nginx with the files of deploy/nginx in front of these ports; only names and places are put in. */
export async function startNginx(ports: readonly number[], { keepsCopies }: { keepsCopies: boolean }): Promise<Nginx> {
	const http = await findFreePort();
	const place = await makePlace({ ports, http, https: 0 });
	const stop = await launch(place, [
		"access_log off;",
		`include ${place.folder}/upstream.conf;`,
		keepsCopies ? `include ${place.folder}/page-copies.conf;` : "",
		`server { listen 127.0.0.1:${http};`,
		keepsCopies ? `include ${place.folder}/use-page-copies.conf;` : "",
		`include ${place.folder}/portal.conf; }`,
	]);
	return {
		origin: `http://127.0.0.1:${http}`,
		async countCopies() {
			const kept = await readdir(join(place.folder, "copies"), { recursive: true, withFileTypes: true });
			return kept.filter((each) => each.isFile()).length;
		},
		stop,
	};
}

/** The same with the whole of site.conf, inside what Debian's nginx.conf says about logs. */
export async function startSite(ports: readonly number[]): Promise<Site> {
	const [http, https] = [await findFreePort(), await findFreePort()];
	const place = await makePlace({ ports, http, https });
	const logs = join(place.folder, "log");
	const ca = await makeCertificate(place.folder);
	const stop = await launch(place, [`access_log ${logs}/access.log;`, `include ${place.folder}/site.conf;`]);
	return {
		stop,
		async ask(scheme, path, headers) {
			const how = { host: "127.0.0.1", localAddress: VISITOR, path, headers: { host: NAME, ...headers }, agent: false };
			const asked =
				scheme === "http" ? askHttp({ ...how, port: http }) : askHttps({ ...how, port: https, servername: NAME, ca });
			const [response] = await once(asked.end(), "response");
			return { status: response.statusCode, headers: response.headers, body: await text(response) };
		},
		async readLogs() {
			const names = await readdir(logs);
			return Object.fromEntries(
				await Promise.all(names.map(async (name) => [name, await readFile(join(logs, name), "utf8")] as const)),
			);
		},
	};
}

/** Debian's nginx with desk.conf in front of a desk at this port; answers where its https listens and how to stop it. */
export async function startDeskSite(deskPort: number): Promise<{ ask: Site["ask"]; stop: () => Promise<void> }> {
	const [http, https] = [await findFreePort(), await findFreePort()];
	const place = await makePlace({ ports: [], http, https });
	const ca = await makeCertificate(place.folder, DESK_NAME);
	const written = putIn(await readFile(join(DEPLOY, "desk.conf"), "utf8"), place)
		.replaceAll(`/etc/letsencrypt/live/${DESK_NAME}`, place.folder)
		.replaceAll("127.0.0.1:3010", `127.0.0.1:${deskPort}`);
	await writeFile(join(place.folder, "desk.conf"), written);
	const stop = await launch(place, [`include ${place.folder}/desk.conf;`]);
	return {
		stop,
		async ask(scheme, path, { method = "GET", ...headers }) {
			const told = { host: DESK_NAME, ...headers };
			const how = { host: "127.0.0.1", localAddress: VISITOR, path, method, headers: told, agent: false };
			const asked =
				scheme === "http"
					? askHttp({ ...how, port: http })
					: askHttps({ ...how, port: https, servername: DESK_NAME, ca });
			const [response] = await once(asked.end(), "response");
			return { status: response.statusCode, headers: response.headers, body: await text(response) };
		},
	};
}

/** A folder with the files of deploy/nginx as an operator has them, but for the ports and places of this test. */
async function makePlace(where: Omit<Place, "folder">): Promise<Place> {
	const folder = await mkdtemp(join(tmpdir(), "ventanilla-nginx-"));
	await chmod(folder, 0o755);
	await mkdir(join(folder, "log"));
	const place = { folder, ...where };
	for (const name of FILES) {
		await writeFile(join(folder, name), putIn(await readFile(join(DEPLOY, name), "utf8"), place));
	}
	return place;
}

function putIn(configuration: string, { folder, ports, http, https }: Place): string {
	const servers = configuration.match(/^\tserver 127.*\n/gm) ?? [];
	const [server = ""] = servers;
	return configuration
		.replace(servers.join(""), ports.map((port) => server.replace(/:\d+/, `:${port}`)).join(""))
		.replaceAll(`include ${INSTALLED}`, `include ${folder}`)
		.replaceAll(INSTALLED, DEPLOY)
		.replaceAll("/var/lib/nginx/ventanilla", `${folder}/copies`)
		.replaceAll("/var/log/nginx", `${folder}/log`)
		.replaceAll(`/etc/letsencrypt/live/${NAME}`, folder)
		.replace(/^\tlisten \[::\]:.*\n/gm, (line) => (hasIpv6() ? line.replace("[::]", "[::1]") : ""))
		.replace(/^\tlisten (?=80|443)/gm, "\tlisten 127.0.0.1:")
		.replace(/^(\tlisten \S+):80\b/gm, `$1:${http}`)
		.replace(/^(\tlisten \S+):443\b/gm, `$1:${https}`);
}

/** Some containers have no IPv6 at all. */
function hasIpv6(): boolean {
	return Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === "::1"));
}

/** Makes what the site file asks for, signed by itself. Answers the certificate. */
async function makeCertificate(folder: string, owner = NAME): Promise<string> {
	const openssl = findOpenssl();
	if (!openssl) throw new Error("This test makes a certificate with openssl: apt-get install openssl.");
	const [certificate, key] = [join(folder, "fullchain.pem"), join(folder, "privkey.pem")];
	const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
	const name = ["-subj", `/CN=${owner}`, "-addext", `subjectAltName=DNS:${owner}`];
	execFileSync(openssl, ["req", ...kind, ...name, "-out", certificate, "-keyout", key], { stdio: "pipe" });
	return readFile(certificate, "utf8");
}

/** Starts nginx over these lines of its http block and waits until it listens. Answers how to stop it. */
async function launch({ folder, http }: Place, lines: readonly string[]): Promise<() => Promise<void>> {
	const nginx = findNginx();
	if (!nginx) throw new Error("This test needs nginx on the PATH: apt-get install nginx-light (or nginx).");
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
		(name) => `${name}_temp_path ${folder}/${name};`,
	);
	const main = [
		"worker_processes 1;",
		`pid ${folder}/nginx.pid;`,
		`error_log ${folder}/log/error.log;`,
		"worker_rlimit_nofile 16384;",
		"events { worker_connections 8192; }",
	];
	const configuration = join(folder, "nginx.conf");
	await writeFile(configuration, [...main, "http {", ...temporary, ...lines, "}"].join("\n"));
	const child = spawn(nginx, ["-c", configuration, "-p", folder, "-g", "daemon off;"], {
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (said) => (output += said));
	const deadline = performance.now() + 10_000;
	while (!(await isListening(`http://127.0.0.1:${http}`))) {
		if (child.exitCode !== null || performance.now() > deadline) throw new Error(`nginx did not start:\n${output}`);
		await pause(20);
	}
	return async () => {
		const ended = once(child, "exit");
		child.kill("SIGTERM");
		await ended;
		await rm(folder, { recursive: true, force: true });
	};
}

async function isListening(origin: string): Promise<boolean> {
	try {
		await fetch(origin, { redirect: "manual" });
		return true;
	} catch {
		return false;
	}
}
