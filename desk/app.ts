import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { CheckBeside } from "../database/desk/desk-database.server.ts";
import { securityHeaders } from "../server/responses/security-headers.ts";
import { ADMINISTRATION_ROUTES } from "./accounts/administration.tsx";
import { ACCESS_ROUTES, INVITATION_ROUTES } from "./accounts/new-account.tsx";
import { OWN_ACCOUNT_ROUTES } from "./accounts/own-account.tsx";
import { SECOND_FACTOR_ROUTES } from "./accounts/second-factor.tsx";
import { SIGN_IN_ROUTES } from "./accounts/sign-in.tsx";
import { HISTORY_ROUTES } from "./drafts/history-routes.tsx";
import { LIST_ROUTES } from "./drafts/list-routes.tsx";
import { REVIEW_ROUTES } from "./drafts/review-routes.tsx";
import { SETTLE_ROUTES } from "./drafts/settle-routes.tsx";
import { checkGuideBeside } from "./experiences/guides.server.ts";
import { EXPERIENCE_ROUTES } from "./experiences/routes.tsx";
import { DRAFT_FORM_ROUTES, NEW_RECORD_ROUTES } from "./facts/draft-routes.tsx";
import { RECORD_LIST_ROUTES } from "./facts/list-routes.tsx";
import { OFFICE_LIST_ROUTES } from "./facts/office-routes.tsx";
import { RECORD_ROUTES } from "./facts/record-routes.tsx";
import { answerRoutes } from "./frame/answer-routes.tsx";
import type { DeskRoute, DeskServices } from "./frame/desk-route.ts";
import type { DeskFiles } from "./frame/frame.tsx";
import { allowPasskeys, answerLanguage, refuseStrangeHosts } from "./frame/own-requests.ts";
import { HOME_ROUTES } from "./home.tsx";
import { LOG_ROUTES } from "./log/routes.tsx";
import { EDITION_ROUTES } from "./observatory/edition-routes.tsx";
import { EVALUATION_ROUTES } from "./observatory/evaluation-routes.tsx";
import { EVALUATION_LIST_ROUTES } from "./observatory/list-routes.tsx";
import { answerPreviewFiles, PREVIEW_ROUTES } from "./preview.tsx";
import { REPORT_ROUTES } from "./reports/routes.tsx";
import { checkExamplesBeside } from "./searches/examples.server.ts";
import { EXAMPLES_ROUTES } from "./searches/examples-routes.tsx";
import { SEARCHES_ROUTES } from "./searches/searches-routes.tsx";
import { TEXT_ROUTES } from "./texts/routes.tsx";
import { isInRelease } from "./texts/text-documents.ts";
import { TRANSFER_ROUTES } from "./transfer/routes.tsx";
import { WORK_ROUTES } from "./work/routes.tsx";

/** Getting in and out, one's own account and those of others. */
export const ACCOUNT_ROUTES: readonly DeskRoute[] = [
	...SIGN_IN_ROUTES,
	...INVITATION_ROUTES,
	...ACCESS_ROUTES,
	...SECOND_FACTOR_ROUTES,
	...OWN_ACCOUNT_ROUTES,
	...ADMINISTRATION_ROUTES,
];

/** Drafts of every kind of record: lists, review, bringing two versions together, history. */
export const DRAFT_ROUTES: readonly DeskRoute[] = [
	...LIST_ROUTES,
	...SETTLE_ROUTES,
	...REVIEW_ROUTES,
	...HISTORY_ROUTES,
];

/** Procedures, institutions and offices: lists, what is published, new ones, and the form of their drafts. */
export const FACT_ROUTES: readonly DeskRoute[] = [
	...RECORD_LIST_ROUTES,
	...OFFICE_LIST_ROUTES,
	...NEW_RECORD_ROUTES,
	...RECORD_ROUTES,
	...DRAFT_FORM_ROUTES,
];

/** The observatory: evaluations with their evidence, and closed editions, whose addresses come before those of evaluations. */
export const OBSERVATORY_ROUTES: readonly DeskRoute[] = [
	...EVALUATION_LIST_ROUTES,
	...EDITION_ROUTES,
	...EVALUATION_ROUTES,
];

/** Everything that the desk answers, room by room. */
export const DESK_ROUTES: readonly DeskRoute[] = [
	...HOME_ROUTES,
	...WORK_ROUTES,
	...SEARCHES_ROUTES,
	...EXAMPLES_ROUTES,
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

/** What is wrong with a document beside the others that are published, whatever its kind. */
const checkBeside: CheckBeside = async (desk, id, content) => [
	...(await checkGuideBeside(desk, id, content)),
	...(await checkExamplesBeside(desk, id, content)),
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
		database: { ...given.database, checkBeside, isInRelease },
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
	answerLanguage(app, services.deskUrl);
	services.accounts.answerPasskeys(app);
	answerRoutes(app, DESK_ROUTES, services, files);
	return app;
}
