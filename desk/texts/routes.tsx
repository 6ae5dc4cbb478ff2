import { findImage, keepImage } from "../../database/desk/apply-content.server.ts";
import { writeLog } from "../../database/desk/desk-log.server.ts";
import type { Draft } from "../../database/desk/drafts.server.ts";
import { listDrafts, saveDraft } from "../../database/desk/drafts.server.ts";
import { hasRecord, readRecord } from "../../database/desk/records.server.ts";
import type { DeskPage, DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { goTo } from "../frame/desk-route.ts";
import { Faults } from "../frame/fields.tsx";
import { FRAME_TEXTS } from "../frame/texts.ts";
import type { LogoFault } from "./make-logo.ts";
import { MOST_UPLOAD_BYTES, makeLogo } from "./make-logo.ts";
import { TEXT_DOCUMENTS, TEXT_IDS, type TextDocument, toContent, wholeDocument } from "./text-documents.ts";
import { answerTextForm, readTextState } from "./text-form.ts";
import { textPage } from "./text-page.tsx";
import { FORM_TEXTS, LOGO_FAULTS, ROOM_TEXTS } from "./texts.ts";

/** A file that is a little too large is told so by name; a far larger one is not taken in at all. */
const MOST_BYTES = 2 * MOST_UPLOAD_BYTES;

/** The association's own texts: a list of them, and a form for each. */
export const TEXT_ROUTES: readonly DeskRoute[] = [
	{ path: "/textos", needs: "read", get: listTexts },
	// A logo has a form of its own: all else was saved before, so a file that is refused loses nothing.
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
	{
		path: "/textos/:id",
		needs: "read",
		async get(ask) {
			const document = findDocument(ask);
			return document ? textPage(ask, await readTextState(ask, document)) : notHere(ask);
		},
	},
	{
		path: "/textos/:id",
		needs: "edit",
		post(ask, form) {
			const document = findDocument(ask);
			return document ? answerTextForm(ask, document, form) : notHere(ask);
		},
	},
];

function findDocument({ params }: Pick<SignedAsk, "params">): TextDocument | undefined {
	const id = TEXT_IDS.find((each) => each === params.id);
	return id && TEXT_DOCUMENTS[id];
}

async function listTexts({ services, account, language }: SignedAsk) {
	const t = ROOM_TEXTS[language];
	const found = await services.database.read(async (desk) => {
		const lines = [];
		for (const id of TEXT_IDS) {
			const { record } = TEXT_DOCUMENTS[id];
			const isPublished = hasRecord(record, await readRecord(desk, record));
			lines.push({ id, record, isPublished, drafts: await listDrafts(desk, { record }) });
		}
		return lines;
	});
	return {
		title: t.title,
		body: (
			<>
				<p>{t.lead}</p>
				<ul className="columns">
					{found.map(({ id, record, isPublished, drafts }) => (
						<li key={id} className="card">
							<h2>{FORM_TEXTS[id][language].title}</h2>
							<p>
								<strong>{t.seen}:</strong> {FORM_TEXTS[id][language].seen}
							</p>
							<p className="row">
								<span className="badge" data-kind={isPublished ? "done" : undefined}>
									{isPublished ? t.published : t.asInstalled}
								</span>
								{drafts.map(({ id: draft, author }) => (
									<span key={draft} className="badge" data-kind="warning">
										{author.id === account.id ? t.ownDraft : `${t.otherDraft}: ${author.name}`}
									</span>
								))}
							</p>
							<p className="row">
								<a
									className="button"
									href={`/textos/${id}`}
									aria-label={`${t.edit}: ${FORM_TEXTS[id][language].title}`}
								>
									{t.edit}
								</a>
								<a href={`/historial/${encodeURIComponent(record)}`}>{t.history}</a>
							</p>
						</li>
					))}
				</ul>
				<section className="stack">
					<h2>{t.waitsTitle}</h2>
					<ul>
						{t.waits.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
					<p>{t.waitsAsk}</p>
				</section>
			</>
		),
	};
}

const { supporters: SUPPORTERS } = TEXT_DOCUMENTS;

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

/** The page for what is not there. */
export function notHere({ language }: Pick<SignedAsk, "language">): DeskPage {
	const t = FRAME_TEXTS[language];
	return { title: t.notFoundTitle, status: 404, body: <p>{t.notFound}</p> };
}
