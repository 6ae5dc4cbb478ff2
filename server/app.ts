import * as build from "virtual:react-router/server-build";
import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { LANGUAGES } from "../domain/language.ts";
import type { AppOptions } from "./app-options.ts";
import { serveWorker } from "./files/offline/service-worker.ts";
import { answerLogos, answerPictures } from "./files/pictures.ts";
import { answerSiteFiles } from "./files/site-files.ts";
import { serveFiles } from "./files/static-files.ts";
import { answerCopy } from "./open-data/answer-copy.ts";
import { answerOpenData } from "./open-data/answer-open-data.ts";
import { listCopyFiles } from "./open-data/copy-files.ts";
import { answerHealth } from "./operation/health.ts";
import { accessLog, type RequestVariables } from "./operation/log.ts";
import { servePages } from "./pages/serve-pages.ts";
import { LAST_RESORT_POLICY, lastResortPage } from "./responses/last-resort-page.ts";
import { refuseWhileStopping } from "./responses/refusals.ts";
import { securityHeaders, spareOpenerPolicy } from "./responses/security-headers.ts";

const FILE_VERSIONS = Object.fromEntries(
	LANGUAGES.map((language) => [`/locales/${language}.json`, __DICTIONARY_VERSION__]),
);

export { prepareCatalogue } from "./pages/prepare-catalogue.ts";

/** What happens to a request, in this order: it is logged, gets its headers, and is answered by health, a file, data, a picture or a page. */
export function createApp(options: AppOptions): Hono<{ Variables: RequestVariables }> {
	const app = new Hono<{ Variables: RequestVariables }>();
	app.use(accessLog(options.log, options.metrics));
	app.use(spareOpenerPolicy());
	app.use(securityHeaders({ isHttps: options.publicUrl?.startsWith("https:") ?? false }));
	app.use(methodNotAllowed({ app }));

	answerHealth(app, options);
	app.use(refuseWhileStopping(options.isStopping));
	answerSiteFiles(app, options);
	app.get("/sw.js", serveWorker(options.hasOfflinePages ?? true, Object.keys(FILE_VERSIONS)));
	if (options.clientDir) app.use(serveFiles(options.clientDir, FILE_VERSIONS));
	answerCopy(app, options, listCopyFiles(options.clientDir, build.assets, __DICTIONARY_VERSION__));
	answerOpenData(app, options);
	answerLogos(app, options);
	answerPictures(app, options);
	servePages(app, options);

	app.onError((error, context) => {
		const reference = context.get("requestId");
		options.log.error({ id: reference, err: error }, "request failed");
		return context.html(lastResortPage("failed", reference), 500, { "Content-Security-Policy": LAST_RESORT_POLICY });
	});
	return app;
}
