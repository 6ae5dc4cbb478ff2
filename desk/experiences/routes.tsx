import { experiencesIn, toDocument } from "../../content/catalogue/experiences.ts";
import {
	beginDraft,
	discardDraft,
	findDraft,
	listDrafts,
	publishDraft,
	rebaseDraft,
	saveDraft,
	submitDraft,
} from "../../database/desk/drafts.server.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import type { ExperienceDocument } from "../../domain/site-documents/experience.ts";
import { experienceIdOf } from "../../domain/site-documents/experience.ts";
import { spellFlaw } from "../drafts/draft-bar.tsx";
import { DRAFT_TEXTS } from "../drafts/texts.ts";
import type { Answer, DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { goTo, textOf } from "../frame/desk-route.ts";
import { ExperienceList, GuidePage } from "./experience-pages.tsx";
import {
	type CheckedGuide,
	changeSteps,
	checkGuide,
	documentOf,
	findOwnDraft,
	findProcedures,
	publishedDocument,
	readExperienceForm,
	readGuideDocuments,
	recordOf,
	toContent,
} from "./guides.server.ts";
import { EXPERIENCE_ROOM } from "./texts.ts";

const STEP_ACTION = /^(up|down|first|last|remove|add):(persona|sociedad):([a-z0-9-]+)$/;
const NO_WORDS = { nombre: "", descripcion: "", categoria: "", duracion_estimada: "", pasos_adicionales: [] };

interface Shown {
	status?: 200 | 409 | 422;
	/** What was typed and is not stored; else what is. */
	typed?: { document: ExperienceDocument; changeNote: string };
	message?: string;
	/** What another window saved, or what somebody published. */
	other?: ExperienceDocument;
	canRebase?: boolean;
}

async function showGuide(
	ask: SignedAsk,
	{ status = 200, typed, message, other, canRebase }: Shown = {},
): Promise<Answer> {
	const { services, account, params, language, url } = ask;
	const t = EXPERIENCE_ROOM[language];
	const id = params.id ?? "";
	const search = url.searchParams.get("buscar") ?? "";
	const found = await services.database.read(async (desk) => {
		const documents = await readGuideDocuments(desk);
		const draft = await findOwnDraft(desk, id, account.id);
		const nameOnly = url.searchParams.get("nombre");
		const fresh = nameOnly && experienceIdOf(nameOnly) === id ? newGuide(nameOnly, documents.size) : undefined;
		const document =
			typed?.document ??
			// A draft without content goes back to what the release brings.
			(draft && (documentOf(draft.content) ?? toDocument(id))) ??
			publishedDocument(documents, id) ??
			fresh;
		if (!document) return undefined;
		const hasHistory = publishedDocument(documents, id) !== undefined;
		return {
			...{ document, draft, hasHistory, checked: await checkGuide(desk, id, document) },
			others: experiencesIn({ documents }, "es"),
			found: await findProcedures(desk, search),
			waiting: (await listDrafts(desk, { record: recordOf(id), states: ["submitted"] })).filter(
				({ author }) => author.id !== account.id,
			),
		};
	});
	if (!found) return { title: t.title, status: 404, body: <p>{t.unknown}</p> };
	const { draft, document, hasHistory } = found;
	return {
		title: document.es.nombre || id,
		status,
		body: (
			<GuidePage
				view={{
					...{ id, document, checked: found.checked, others: found.others, search, found: found.found },
					revision: draft ? String(draft.revision) : "",
					changeNote: typed?.changeNote ?? draft?.changeNote ?? "",
				}}
				{...{ draft, message, other, canRebase, hasHistory, language }}
				waiting={found.waiting}
				mayPublish={mayDo(account.role, "publish")}
				isAlone={(await services.accounts.countActive()) < 2}
			/>
		),
	};
}

/** A guide that nobody has written yet; it has no steps, which its editor says. */
function newGuide(nombre: string, published: number): ExperienceDocument {
	return {
		...{ position: published + 9, isShown: true, icon: "flag", color: "emerald" },
		...{ es: { ...NO_WORDS, nombre }, en: null, ids_procedures: [], isBusiness: false, company: null },
		...{ optional: [], later: [], apart: [], after: null, startsWith: [], estimateReason: null },
	};
}

async function saveGuide(ask: SignedAsk, form: FormData): Promise<Answer> {
	const { services, actor, account, params, language } = ask;
	const t = EXPERIENCE_ROOM[language];
	const id = params.id ?? "";
	const action = textOf(form, "accion");
	const read = readExperienceForm(form);
	const document = STEP_ACTION.test(action) ? changeSteps(read, action) : read;
	const changeNote = textOf(form, "nota");
	const revision = textOf(form, "revision");
	if (experienceIdOf(id) !== id) return { title: t.title, status: 404, body: <p>{t.unknown}</p> };
	const saved = await services.database.write(async (desk) => {
		const open = await findOwnDraft(desk, id, account.id);
		if (open && String(open.revision) !== revision) return { outcome: "moved" as const, draft: open };
		const draft = open ?? (await beginDraft(desk, recordOf(id), actor));
		const content = toContent(id, document);
		return saveDraft(desk, { id: draft.id, revision: draft.revision, content, changeNote, due: null }, actor);
	});
	const typed = { document, changeNote };
	if (saved.outcome === "gone") return showGuide(ask, { status: 409, typed, message: t.gone });
	if (saved.outcome === "moved")
		return showGuide(ask, { status: 409, typed, message: t.moved, other: documentOf(saved.draft.content) });
	if (action === "buscar")
		return goTo(`/experiencias/${id}?buscar=${encodeURIComponent(textOf(form, "buscar"))}#agregar`);
	const [, verb, way, step] = STEP_ACTION.exec(action) ?? [];
	if (verb) return goTo(`/experiencias/${id}#${verb === "remove" ? `pasos-${way}` : `${way}-${step}`}`, "saved");
	if (action !== "entregar") return goTo(`/experiencias/${id}`, "saved");
	const { faults }: CheckedGuide = await services.database.read((desk) => checkGuide(desk, id, document));
	if (faults.some(({ isGrave }) => isGrave)) return showGuide(ask, { status: 422, message: t.faults });
	await services.database.write((desk) => submitDraft(desk, saved.draft.id, saved.draft.revision, actor));
	// Who works alone goes on to publish it.
	return goTo(`/experiencias/${id}`, (await services.accounts.countActive()) < 2 ? "saved" : "submitted");
}

async function publishGuide(ask: SignedAsk, form: FormData): Promise<Answer> {
	const { services, actor, params, language } = ask;
	const t = EXPERIENCE_ROOM[language];
	const id = params.id ?? "";
	const draftId = textOf(form, "borrador");
	const draft = await services.database.read((desk) => findDraft(desk, draftId));
	if (draft?.record !== recordOf(id)) return showGuide(ask, { status: 409, message: t.gone });
	const accounts = await services.accounts.countActive();
	const revision = Number(textOf(form, "revision"));
	const done = await publishDraft(services.database, { id: draftId, revision, publisher: actor, accounts });
	if (done.outcome === "published") return goTo(`/experiencias/${id}`, "published");
	if (done.outcome === "conflict")
		return showGuide(ask, { status: 409, message: t.conflict, other: documentOf(done.current), canRebase: true });
	if (done.outcome === "same") return showGuide(ask, { status: 409, message: t.same });
	if (done.outcome === "flawed")
		return showGuide(ask, {
			status: 422,
			message: `${DRAFT_TEXTS[language].flawed}: ${done.flaws.map((flaw) => spellFlaw(flaw, language)).join(" ")}`,
		});
	const words = { "own-draft": t.ownDraft, "not-submitted": t.notSubmitted, gone: t.gone, moved: t.moved };
	return showGuide(ask, { status: 409, message: words[done.reason] });
}

/** The guided experiences: their texts, their steps and what they depend on. */
export const EXPERIENCE_ROUTES: readonly DeskRoute[] = [
	{
		path: "/experiencias",
		needs: "read",
		async get({ services, account, language, url }) {
			const t = EXPERIENCE_ROOM[language];
			const { documents, drafts } = await services.database.read(async (desk) => ({
				documents: await readGuideDocuments(desk),
				drafts: await listDrafts(desk, { author: account.id }),
			}));
			const isTaken = url.searchParams.has("repetida");
			return { title: t.title, body: <ExperienceList {...{ documents, drafts, isTaken, t }} /> };
		},
	},
	{
		path: "/experiencias/nueva",
		needs: "edit",
		async post({ services }, form) {
			const name = textOf(form, "nombre");
			const id = experienceIdOf(name);
			const documents = await services.database.read(readGuideDocuments);
			if (id === "" || id === "nueva" || publishedDocument(documents, id))
				return goTo("/experiencias?repetida=1#nombre");
			return goTo(`/experiencias/${id}?nombre=${encodeURIComponent(name)}`);
		},
	},
	{ path: "/experiencias/:id", needs: "read", get: (ask) => showGuide(ask) },
	{ path: "/experiencias/:id", needs: "edit", post: saveGuide },
	{ path: "/experiencias/:id/publicar", needs: "publish", post: publishGuide },
	{
		path: "/experiencias/:id/rehacer",
		needs: "edit",
		async post({ services, account, actor, params }) {
			const id = params.id ?? "";
			await services.database.write(async (desk) => {
				const draft = await findOwnDraft(desk, id, account.id);
				if (draft) await rebaseDraft(desk, { id: draft.id, revision: draft.revision, content: draft.content }, actor);
			});
			return goTo(`/experiencias/${id}`, "saved");
		},
	},
	{
		path: "/experiencias/:id/desechar",
		needs: "edit",
		async post({ services, account, actor, params }) {
			const id = params.id ?? "";
			await services.database.write(async (desk) => {
				const draft = await findOwnDraft(desk, id, account.id);
				if (draft) await discardDraft(desk, draft.id, draft.revision, actor);
			});
			return goTo("/experiencias", "discarded");
		},
	},
];
