import { createHash } from "node:crypto";
import type { Hono } from "hono";
import { readSiteTexts } from "../../content/site-texts.server.ts";
import type { SiteDocuments } from "../../domain/site-document.ts";
import { listLogos } from "../../domain/site-documents/association.ts";
import { imageId, readImageDocument } from "../../domain/site-documents/image.ts";
import type { AppOptions } from "../app-options.ts";
import type { RequestVariables } from "../operation/access-log.ts";

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
