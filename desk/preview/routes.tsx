import { readRowsWith } from "../../database/desk/catalogue-rows.server.ts";
import { createCatalogue } from "../../domain/catalogue.ts";
import { notHere, readDraft } from "../drafts/answer-draft-form.tsx";
import { editorPath, publicPath } from "../drafts/record-places.ts";
import { REVIEW_TEXTS } from "../drafts/review-texts.ts";
import type { Answer, DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { askPortal, hasBuiltPortal } from "./built-portal.server.ts";
import { makePreview } from "./preview-document.ts";

/** A draft as citizens will see it. */
export const PREVIEW_ROUTES: readonly DeskRoute[] = [
	{ path: "/borradores/:id/vista", needs: "read", get: showPreview },
];

async function showPreview(ask: SignedAsk): Promise<Answer> {
	const { services, language, actor } = ask;
	const draft = await readDraft(ask);
	if (!draft) return notHere(ask);
	const t = REVIEW_TEXTS[language];
	const { id, record, content, revision, state, author } = draft;
	if (!hasBuiltPortal()) return { title: t.preview, status: 503, body: <p>{t.noPreview}</p> };
	const rows = await services.database.read((desk) => readRowsWith(desk, record, content));
	// A name of its own, so that no page of another state is shown in its place.
	const catalogue = createCatalogue(rows, `vista-${id}-${revision}-${crypto.randomUUID()}`);
	const page = await askPortal({ catalogue, path: publicPath(record), language, services });
	if (page.status !== 200) return { title: t.preview, status: 404, body: <p>{t.noPage}</p> };
	const { html, policy } = makePreview({
		html: await page.text(),
		policy: page.headers.get("Content-Security-Policy") ?? "default-src 'none'",
		// Whoever still writes it came from its form.
		back: state === "editing" && author.id === actor.id ? editorPath(record, id) : `/borradores/${id}/revision`,
		publicUrl: services.publicUrl,
		language,
	});
	return new Response(html, {
		headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
	});
}
