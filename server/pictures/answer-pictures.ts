import type { Hono } from "hono";
import { NO_STORE } from "../../app/no-store.ts";
import { drawPicture } from "../../app/procedure/picture/draw-picture.server.ts";
import { pictureAddress } from "../../app/procedure/picture/picture-address.ts";
import type { CataloguedProcedure } from "../../domain/catalogue.ts";
import { findProcedure } from "../../domain/catalogue.ts";
import type { Language } from "../../domain/language.ts";
import type { AppOptions } from "../app-options.ts";
import type { RequestVariables } from "../operation/access-log.ts";
import { createPageAllowance } from "../pages/page-allowance.ts";
import { createPageCache } from "../pages/page-cache.ts";
import { createRenderQueue } from "../pages/render-queue.ts";
import { isOneVisitor, visitorAddress } from "../requests/visitor-address.ts";
import { languageOf, refusePage } from "../responses/refuse-post.ts";

/** Shown where no picture can be drawn. */
const PICTURE_OF_SITE = "/icon-512.png";
/** About two hundred pictures: those of what is being passed on these days. */
const MOST_BYTES = 8 * 1024 * 1024;
/** A picture takes as long as a dear page, so few wait for one. */
const LONGEST_QUEUE = 40;
const ONE_DAY = "public, max-age=86400";
const [PATTERN] = pictureAddress.patterns;

/**
 * Answers the pictures that messages show beside the name of a procedure. They are made as pages are: one at a time, counted
 * by visitor, and kept, so that nobody can have the server draw without end; and only of procedures that there are.
 */
export function answerPictures(app: Hono<{ Variables: RequestVariables }>, options: AppOptions): void {
	const { log } = options;
	const pictures = createPageCache({ maxBytes: MOST_BYTES });
	const queue = createRenderQueue({ longest: LONGEST_QUEUE });
	const allowance = createPageAllowance(log);

	async function draw(procedure: CataloguedProcedure, language: Language, id: string): Promise<Response> {
		options.metrics?.countRender(pictureAddress.to({ id: procedure.id }));
		try {
			const picture = await drawPicture(procedure, language);
			return new Response(picture, {
				headers: {
					"Content-Type": "image/png",
					"Content-Language": language,
					"Cache-Control": ONE_DAY,
					"Cross-Origin-Resource-Policy": "cross-origin",
					Vary: "Cookie",
				},
			});
		} catch (error) {
			log.error({ id, err: error }, "picture failed");
			return new Response(null, { status: 302, headers: { Location: PICTURE_OF_SITE, ...NO_STORE } });
		}
	}

	app.get(PATTERN, (context) => {
		const catalogue = options.catalogue.current()?.catalogue;
		const procedure = catalogue && findProcedure(catalogue, context.req.param("id") ?? "");
		if (!catalogue) return refusePage(context, "busy");
		if (!procedure) return new Response(null, { status: 404 });
		const language = languageOf(context);
		const address = visitorAddress(context, options.trustedProxies ?? 0);
		return pictures.answer(`${catalogue.version} ${language} ${procedure.id}`, context.req.raw, (signal) => {
			const visitor = allowance.visitorAt(address);
			const seconds = isOneVisitor(address) ? allowance.take(visitor) : 0;
			if (seconds > 0) return refusePage(context, "tooMany", seconds);
			const made = queue.run(visitor, () => draw(procedure, language, context.get("requestId")), signal);
			return made?.then((response) => response ?? refusePage(context, "busy")) ?? refusePage(context, "busy");
		});
	});
}
