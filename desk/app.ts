import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { securityHeaders } from "../server/responses/security-headers.ts";
import { ACCOUNT_ROUTES } from "./accounts/routes.tsx";
import type { DeskServices } from "./desk-services.ts";
import { DRAFT_ROUTES } from "./drafts/routes.tsx";
import { checkGuideBeside } from "./experiences/guides.server.ts";
import { EXPERIENCE_ROUTES } from "./experiences/routes.tsx";
import { FACT_ROUTES } from "./facts/routes.tsx";
import { answerRoutes } from "./frame/answer-routes.tsx";
import type { DeskRoute } from "./frame/desk-route.ts";
import type { DeskFiles } from "./frame/frame.tsx";
import { answerLanguage } from "./frame/language.ts";
import { HOME_ROUTES } from "./home/routes.tsx";
import { LOG_ROUTES } from "./log/routes.tsx";
import { OBSERVATORY_ROUTES } from "./observatory/routes.tsx";
import { answerPreviewFiles } from "./preview/preview-files.ts";
import { PREVIEW_ROUTES } from "./preview/routes.tsx";
import { isInRelease } from "./release-documents.ts";
import { REPORT_ROUTES } from "./reports/routes.tsx";
import { allowPasskeys, refuseStrangeHosts } from "./requests/strange-hosts.ts";
import { TEXT_ROUTES } from "./texts/routes.tsx";
import { TRANSFER_ROUTES } from "./transfer/routes.tsx";
import { WORK_ROUTES } from "./work/routes.tsx";

/** Everything that the desk answers, room by room. */
export const DESK_ROUTES: readonly DeskRoute[] = [
	...HOME_ROUTES,
	...WORK_ROUTES,
	...DRAFT_ROUTES,
	...PREVIEW_ROUTES,
	...FACT_ROUTES,
	...REPORT_ROUTES,
	...EXPERIENCE_ROUTES,
	...OBSERVATORY_ROUTES,
	...TEXT_ROUTES,
	...TRANSFER_ROUTES,
	...ACCOUNT_ROUTES,
	...LOG_ROUTES,
];

export interface DeskAppOptions {
	services: DeskServices;
	files: DeskFiles;
	/** Folder of the built style sheet and script, relative to the working directory; undefined in tests. */
	filesDir?: string;
}

/** The whole desk as one application. */
export function createDeskApp({ services: given, files, filesDir }: DeskAppOptions): Hono {
	const services: DeskServices = {
		...given,
		database: { ...given.database, checkBeside: checkGuideBeside, isInRelease },
	};
	const app = new Hono();
	// What is registered first finishes last: the headers are there when this one looks at them.
	app.use(allowPasskeys);
	app.use(securityHeaders({ isHttps: services.deskUrl.startsWith("https:") }));
	app.use(refuseStrangeHosts(services.deskUrl));
	app.use(methodNotAllowed({ app }));
	app.get("/healthz", (context) => context.text("ok"));
	app.get("/readyz", async (context) => {
		const isReady = await services.database.read(async () => true).catch(() => false);
		return context.text(isReady ? "ready" : "no database", isReady ? 200 : 503);
	});
	if (filesDir) {
		const keep = "public, max-age=31536000, immutable";
		app.use(
			"/archivos/*",
			serveStatic({ root: filesDir, onFound: (_path, context) => context.header("Cache-Control", keep) }),
		);
	}
	if (filesDir) answerPreviewFiles(app);
	answerLanguage(app, services);
	services.accounts.answerPasskeys(app);
	answerRoutes(app, DESK_ROUTES, services, files);
	return app;
}
