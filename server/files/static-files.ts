import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Handler } from "hono";
import { getMimeType } from "hono/utils/mime";
import type { Bytes, StoredResponse } from "../responses/stored-response.ts";
import { respond, tagOf } from "../responses/stored-response.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";

/** The `?v=` under which a file is served for ever, by its path. */
export type FileVersions = Readonly<Record<string, string>>;

/**
 * Serves the built client from memory: less than a megabyte, read once. So a request can name nothing outside it,
 * a full disk or a missing file handle disturbs nobody, and a new build on the disk never mixes with this one.
 */
export function serveFiles(folder: string, versions: FileVersions): Handler {
	const files = loadFiles(folder);
	return async (context, next) => {
		const { method, path } = context.req;
		const file = method === "GET" || method === "HEAD" ? files.get(path) : undefined;
		if (!file) return next();
		const version = context.req.query("v");
		// While an upgrade runs, the other version's file is asked for here: a browser must not keep ours in its place.
		if (version !== undefined && version !== versions[path]) return next();
		const response = respond(file, context.req.raw);
		const isHashed = path.startsWith("/assets/") || version !== undefined;
		response.headers.set("Cache-Control", isHashed ? IMMUTABLE : ONE_HOUR);
		return response;
	};
}

function loadFiles(folder: string): Map<string, StoredResponse> {
	const names = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name) && !entry.name.startsWith("."))
		.map((entry) => join(entry.parentPath, entry.name));
	return new Map(
		names.filter((name) => !name.includes("/.")).map((name) => [name.slice(join(folder).length), load(name)]),
	);
}

function load(name: string): StoredResponse {
	const body = readFileSync(name);
	return {
		status: 200,
		headers: [["Content-Type", getMimeType(name) ?? "application/octet-stream"]],
		etag: tagOf(body),
		plain: body,
		brotli: loadIfThere(`${name}.br`),
		gzip: loadIfThere(`${name}.gz`),
	};
}

function loadIfThere(name: string): Bytes | undefined {
	return existsSync(name) ? readFileSync(name) : undefined;
}
