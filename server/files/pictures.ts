import { createHash } from "node:crypto";
import type { Hono } from "hono";
import { NO_STORE } from "../../app/document/answer.server.ts";
import { drawPicture } from "../../app/procedure/picture.server.ts";
import { pictureAddress } from "../../app/procedure/picture-address.ts";
import { readSiteTexts } from "../../content/site-texts.ts";
import { type Catalogue, type CataloguedProcedure, findProcedure } from "../../domain/catalogue/catalogue.ts";
import type { Language } from "../../domain/language.ts";
import { imageId, readImageDocument } from "../../domain/site-documents/document-shape.ts";
import type { SiteDocuments } from "../../domain/site-documents/site-document.ts";
import { listLogos } from "../../domain/site-documents/site-texts.ts";
import type { AppOptions } from "../app-options.ts";
import type { RequestVariables } from "../operation/log.ts";
import { createPageCache } from "../pages/page-cache.ts";
import { createRenderQueue } from "../pages/render-queue.ts";
import { createPageAllowance } from "../requests/rate-limits.ts";
import { isOneVisitor, visitorAddress } from "../requests/request-origin.ts";
import { languageOf, refusePage } from "../responses/refusals.ts";

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

	async function draw(
		{ catalogue, procedure }: { catalogue: Catalogue; procedure: CataloguedProcedure },
		language: Language,
		id: string,
	): Promise<Response> {
		options.metrics?.countRender(pictureAddress.to({ id: procedure.id }));
		try {
			const picture = await drawPicture(catalogue, procedure, language);
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
			const made = queue.run(visitor, () => draw({ catalogue, procedure }, language, context.get("requestId")), signal);
			return made?.then((response) => response ?? refusePage(context, "busy")) ?? refusePage(context, "busy");
		});
	});
}

/** Its name is the digest of its bytes: under one address there is never another picture. */
const FOR_EVER = "public, max-age=31536000, immutable";

interface Logo {
	bytes: Uint8Array<ArrayBuffer>;
	type: string;
}

/** Unpacked once for each version of the documents: a few dozen kilobytes each. */
const unpacked = new WeakMap<SiteDocuments, ReadonlyMap<string, Logo>>();

/**
 * Answers the supporters' logos. Only those that the published supporters name: what lies in the table and nobody approved
 * is served to nobody. The bytes are checked against the name, whoever wrote them.
 */
export function answerLogos(app: Hono<{ Variables: RequestVariables }>, { catalogue }: AppOptions): void {
	app.get("/imagen/logo/:file{[0-9a-f]+\\.png}", (context) => {
		const documents = catalogue.current()?.catalogue.documents;
		const logo = documents && logosOf(documents).get(context.req.param("file")?.replace(".png", "") ?? "");
		if (!logo) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
		return new Response(logo.bytes, { headers: { "Content-Type": logo.type, "Cache-Control": FOR_EVER } });
	});
}

function logosOf(documents: SiteDocuments): ReadonlyMap<string, Logo> {
	const known = unpacked.get(documents) ?? unpack(documents);
	unpacked.set(documents, known);
	return known;
}

function unpack(documents: SiteDocuments): ReadonlyMap<string, Logo> {
	const named = listLogos({ supporters: [...(readSiteTexts(documents).published.association?.supporters ?? [])] });
	return new Map(
		named.flatMap((name): [string, Logo][] => {
			const image = readImageDocument(documents.get(imageId(name)));
			const bytes = new Uint8Array(Buffer.from(image?.base64 ?? "", "base64"));
			const isWhole = image && createHash("sha256").update(bytes).digest("hex") === name;
			return isWhole ? [[name, { bytes, type: image.type }]] : [];
		}),
	);
}
