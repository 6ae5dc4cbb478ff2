import { writeLog } from "../../database/desk/desk-log.server.ts";
import { findImage, keepImage } from "../../database/desk/document-images.server.ts";
import type { Draft } from "../../database/desk/drafts.server.ts";
import { saveDraft } from "../../database/desk/drafts.server.ts";
import type { DeskPage, DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { goTo } from "../frame/desk-route.ts";
import { Faults } from "../frame/fields.tsx";
import { readTextState } from "./answer-text-form.ts";
import type { LogoFault } from "./images/make-logo.ts";
import { makeLogo } from "./images/make-logo.ts";
import { MOST_UPLOAD_BYTES } from "./images/read-image-head.ts";
import { notHere } from "./not-here.tsx";
import { TEXT_DOCUMENTS, toContent, wholeDocument } from "./text-documents.ts";
import { LOGO_FAULTS, ROOM_TEXTS } from "./texts.ts";

const { supporters: SUPPORTERS } = TEXT_DOCUMENTS;
/** A file that is a little too large is told so by name; a far larger one is not taken in at all. */
const MOST_BYTES = 2 * MOST_UPLOAD_BYTES;

/** A logo has a form of its own: all else was saved before, so a file that is refused loses nothing. */
export const LOGO_ROUTES: readonly DeskRoute[] = [
	{
		path: "/textos/logo/:image",
		needs: "read",
		async get({ services, params }) {
			const image = await services.database.read((desk) => findImage(desk, params.image ?? ""));
			if (!image) return new Response(null, { status: 404 });
			return new Response(Buffer.from(image.base64, "base64"), { headers: { "Content-Type": image.type } });
		},
	},
	{
		path: "/textos/supporters/logo/:place",
		needs: "edit",
		async get(ask) {
			const found = await findSupporter(ask);
			return found ? logoPage(ask, found.name) : notHere(ask);
		},
	},
	{
		path: "/textos/supporters/logo/:place",
		needs: "edit",
		mostBytes: MOST_BYTES,
		async post(ask, form) {
			const { services, actor } = ask;
			const found = await findSupporter(ask);
			if (!found) return notHere(ask);
			const file = form.get("logo");
			const made = await makeLogo(file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array());
			if ("fault" in made) return logoPage(ask, found.name, made.fault);
			const { image, name, width, height } = made;
			const { draft, entries, place } = found;
			const supporters = entries.map((entry, at) =>
				at === place ? { ...Object(entry), logo: { image: name, width, height } } : entry,
			);
			const content = toContent(SUPPORTERS, { ...wholeDocument(SUPPORTERS, draft.content), supporters });
			const { id, revision, changeNote, due } = draft;
			const saved = await services.database.write(async (desk) => {
				await keepImage(desk, name, image);
				await writeLog(desk, { actor, action: "logo.kept", subject: SUPPORTERS.record, detail: { image: name } });
				return saveDraft(desk, { id, revision, content, changeNote, due }, actor);
			});
			return goTo(`/textos/supporters#supporters.${place}`, saved.outcome === "saved" ? "saved" : undefined);
		},
	},
];

/** The supporter of this account's draft at the place that the address names. */
async function findSupporter(
	ask: SignedAsk,
): Promise<{ draft: Draft; entries: readonly unknown[]; place: number; name: string } | undefined> {
	const { draft } = await readTextState(ask, SUPPORTERS);
	const { supporters } = wholeDocument(SUPPORTERS, draft?.content ?? {});
	const place = Number(ask.params.place);
	const entry: unknown = Array.isArray(supporters) ? supporters[place] : undefined;
	if (!draft || !Array.isArray(supporters) || typeof entry !== "object" || entry === null) return undefined;
	const names: unknown = Reflect.get(entry, "name");
	const name = typeof names === "object" && names !== null ? String(Reflect.get(names, ask.language) ?? "") : "";
	return { draft, entries: supporters, place, name };
}

function logoPage({ language, params }: SignedAsk, name: string, fault?: LogoFault): DeskPage {
	const t = ROOM_TEXTS[language];
	const told = fault && LOGO_FAULTS[language][fault];
	return {
		title: `${t.logoTitle}: ${name || Number(params.place) + 1}`,
		status: fault ? 422 : 200,
		body: (
			<>
				<p>{t.logoLead}</p>
				{told && <Faults title={t.faults} faults={[{ to: "logo", text: told }]} />}
				<form method="post" encType="multipart/form-data" className="stack">
					<div className="field" data-state={told ? "faulty" : undefined}>
						<label htmlFor="logo">{t.logoFile}</label>
						{told && (
							<p id="logo-error" className="fault">
								{told}
							</p>
						)}
						<input
							id="logo"
							name="logo"
							type="file"
							accept="image/png,image/jpeg"
							aria-invalid={told ? true : undefined}
							aria-describedby={told ? "logo-error" : undefined}
						/>
					</div>
					<p className="row">
						<button type="submit" className="button" data-kind="primary">
							{t.logoSend}
						</button>
						<a href="/textos/supporters">{t.back}</a>
					</p>
				</form>
			</>
		),
	};
}
