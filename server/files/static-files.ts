import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Handler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { type Bytes, respond, type StoredResponse, tagOf } from "../responses/stored-response.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";
const TOUCH_ICON = "/apple-touch-icon.png";
/** The names under which iPhones ask for it without reading the page, by their size and age. */
const TOUCH_ICON_NAME = /^\/apple-touch-icon(-\d+x\d+)?(-precomposed)?\.png$/;

/** The `?v=` under which a file is served for ever, by its path. */
type FileVersions = Readonly<Record<string, string>>;

/**
 * Serves the built client from memory: less than a megabyte, read once. A request can thus reach no file outside
 * it, needs no free file handle, and never gets a file of a newer build on the disk.
 */
export function serveFiles(folder: string, versions: FileVersions): Handler {
	const files = loadFiles(folder);
	return async (context, next) => {
		const { method, path } = context.req;
		const file =
			method === "GET" || method === "HEAD" ? files.get(TOUCH_ICON_NAME.test(path) ? TOUCH_ICON : path) : undefined;
		if (!file) return next();
		const version = context.req.query("v");
		// During an upgrade this server may be asked for a file of the other version; a browser must not keep ours in its place.
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
