import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import { CLIENT_DIR } from "./built-portal.server.ts";

const KEEP = "public, max-age=31536000, immutable";

/** Serves style sheets, fonts and pictures of the built portal, which previews show; to read, and nothing else of it. */
export function answerPreviewFiles(app: Hono): void {
	app.use(
		"/assets/*",
		serveStatic({ root: CLIENT_DIR, onFound: (_path, context) => context.header("Cache-Control", KEEP) }),
	);
}
