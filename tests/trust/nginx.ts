import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../../scripts/built-server.ts";

const DEPLOY = join(import.meta.dirname, "../../deploy/nginx");
const NGINX = ["/usr/sbin/nginx", "/usr/bin/nginx"].find(existsSync);

export interface Nginx {
	origin: string;
	stop(): Promise<void>;
}

/** Debian's nginx with the files of deploy/nginx in front of these ports; only names and places are put in. */
export async function startNginx(ports: readonly number[], { keepsCopies }: { keepsCopies: boolean }): Promise<Nginx> {
	if (!NGINX) throw new Error("This test needs nginx: apt-get install nginx-light (or nginx).");
	const folder = await mkdtemp(join(tmpdir(), "ventanilla-nginx-"));
	await chmod(folder, 0o755);
	const port = await findFreePort();
	const configuration = join(folder, "nginx.conf");
	await writeFile(configuration, await writeConfiguration({ folder, port, ports, keepsCopies }));
	const child = spawn(NGINX, ["-c", configuration, "-p", folder, "-g", "daemon off;"], {
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
	const origin = `http://127.0.0.1:${port}`;
	const deadline = performance.now() + 10_000;
	while (!(await isListening(origin))) {
		if (child.exitCode !== null || performance.now() > deadline) throw new Error(`nginx did not start:\n${output}`);
		await pause(20);
	}
	return {
		origin,
		async stop() {
			const ended = once(child, "exit");
			child.kill("SIGTERM");
			await ended;
			await rm(folder, { recursive: true, force: true });
		},
	};
}

interface Place {
	folder: string;
	port: number;
	ports: readonly number[];
	keepsCopies: boolean;
}

async function writeConfiguration({ folder, port, ports, keepsCopies }: Place): Promise<string> {
	const upstream = await read("upstream.conf");
	const servers = upstream.match(/^\tserver .*$/gm) ?? [];
	const [first = ""] = servers;
	const own = upstream.replace(
		`${servers.join("\n")}\n`,
		`${ports.map((each) => first.replace(/:\d+/, `:${each}`)).join("\n")}\n`,
	);
	const copies = keepsCopies ? [await read("page-copies.conf"), await read("use-page-copies.conf")] : ["", ""];
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
		(name) => `${name}_temp_path ${folder}/${name};`,
	);
	return [
		"worker_processes 1;",
		`pid ${folder}/nginx.pid;`,
		`error_log ${folder}/error.log;`,
		"worker_rlimit_nofile 16384;",
		"events { worker_connections 8192; }",
		"http {",
		"access_log off;",
		...temporary,
		own,
		(copies[0] ?? "").replace("/var/cache/nginx/ventanilla", `${folder}/copies`),
		`server { listen 127.0.0.1:${port};`,
		copies[1],
		(await read("portal.conf")).replace("/srv/ventanilla/deploy/nginx", DEPLOY),
		"} }",
	].join("\n");
}

function read(name: string): Promise<string> {
	return readFile(join(DEPLOY, name), "utf8");
}

async function isListening(origin: string): Promise<boolean> {
	try {
		await fetch(origin);
		return true;
	} catch {
		return false;
	}
}
