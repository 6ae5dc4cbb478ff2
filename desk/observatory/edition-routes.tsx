import { formatDate } from "../../app/words/format.ts";
import { makeEdition } from "../../database/desk/apply-content.server.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import { findDayFault } from "../../domain/observatory/editions.ts";
import type { ClosedEdition } from "../../domain/site-documents/edition.ts";
import { MOST_NAME_LETTERS, MOST_NOTE_LETTERS } from "../../domain/site-documents/edition.ts";
import { experienceIdOf } from "../../domain/site-documents/experience.ts";
import { guatemalaToday } from "../../domain/text/days.ts";
import { notHere } from "../drafts/answer-draft-form.tsx";
import { DraftBadge } from "../drafts/list-routes.tsx";
import { historyPath, publicPath, recordPath, titleOf } from "../drafts/record-places.ts";
import type { Answer, DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { goTo, textOf } from "../frame/desk-route.ts";
import { Faults, InputField, TextField } from "../frame/fields.tsx";
import { EDITION_TEXTS, EditionComparison, EditionFigures } from "./edition-tables.tsx";
import { type Editions, editionIn, editionRecord, prepareEdition, readEditions } from "./evaluations.server.ts";

const LIST = "/observatorio/ediciones";

/** Editions of the observatory: what is closed, and the way to close another one. Closing is publishing: somebody else does it. */
export const EDITION_ROUTES: readonly DeskRoute[] = [
	{ path: LIST, needs: "read", get: showList },
	{ path: `${LIST}/nueva`, needs: "edit", get: (ask) => showForm(ask) },
	{ path: `${LIST}/nueva`, needs: "edit", post: take },
	{ path: `${LIST}/:id`, needs: "read", get: showEdition },
	{ path: `${LIST}/:id/preparar`, needs: "edit", post: prepareAgain },
];

async function showList({ services, language, account }: SignedAsk): Promise<Answer> {
	const t = EDITION_TEXTS[language];
	const { closed, drafts } = await services.database.read(readEditions);
	return {
		title: t.title,
		body: (
			<>
				<p>{t.lead}</p>
				<p className="row">
					{mayDo(account.role, "edit") && (
						<a className="button" data-kind="primary" href={`${LIST}/nueva`}>
							{t.prepare}
						</a>
					)}
					<a href="/observatorio">{t.back}</a>
				</p>
				{drafts.length > 0 && (
					<section className="stack">
						<h2>{t.waiting}</h2>
						<ul className="stack">
							{drafts.map((draft) => (
								<li key={draft.id} className="row">
									<a href={recordPath(draft.record)}>{titleOf(draft.record, draft.content)}</a>
									<DraftBadge draft={draft} language={language} />
									<span className="quiet">
										{t.preparedBy} {draft.author.name}
									</span>
								</li>
							))}
						</ul>
					</section>
				)}
				<section className="stack">
					<h2>{t.closed}</h2>
					{closed.length === 0 && <p>{t.none}</p>}
					<ul className="columns">
						{closed.map((edition) => (
							<li key={edition.id} className="card">
								<a href={`${LIST}/${edition.id}`}>{edition.name}</a>
								<span>{formatDate(edition.date, language)}</span>
								<EditionFigures {...{ edition, language }} />
							</li>
						))}
					</ul>
				</section>
			</>
		),
	};
}

type About = Pick<ClosedEdition, "name" | "note">;

async function showForm(
	{ services, language, account }: SignedAsk,
	typed: About = { name: "", note: "" },
	faults: Readonly<Partial<Record<"nombre" | "dia", string>>> = {},
): Promise<Answer> {
	const t = EDITION_TEXTS[language];
	const { closed, now } = await services.database.read(async (desk) => ({
		closed: (await readEditions(desk)).closed,
		now: await makeEdition(desk, { ...typed, name: typed.name || t.today, date: guatemalaToday() }),
	}));
	const [last] = closed;
	const isAlone = (await services.accounts.countActive()) < 2 && mayDo(account.role, "publish");
	const told = Object.entries(faults).map(([to, text]) => ({ to, text }));
	return {
		title: t.prepare,
		...(told.length > 0 && { status: 422 }),
		body: (
			<>
				<Faults title={t.faults} faults={told} />
				<form method="post" className="stack" data-keep="edicion">
					<InputField
						name="nombre"
						label={t.name}
						hint={t.nameHint}
						value={typed.name}
						most={MOST_NAME_LETTERS}
						fault={faults.nombre}
						isRequired
					/>
					<TextField name="nota" label={t.note} hint={t.noteHint} value={typed.note} most={MOST_NOTE_LETTERS} />
					<p id="dia">
						{t.dayIs} <b>{formatDate(guatemalaToday(), language)}</b>. {isTakenToday(closed) ? t.oneADay : t.dayNote}
					</p>
					<p className="notice">{isAlone ? t.alone : t.second}</p>
					<p className="row">
						<button type="submit" className="button" data-kind="primary">
							{isAlone ? t.close : t.hand}
						</button>
						<a href={LIST}>{t.all}</a>
					</p>
				</form>
				<section className="stack">
					<h2>{t.would}</h2>
					<p>{t.wouldNote}</p>
					<EditionFigures edition={now} language={language} />
				</section>
				{last && <EditionComparison before={last} after={now} language={language} />}
			</>
		),
	};
}

async function take(ask: SignedAsk, form: FormData): Promise<Answer> {
	const { services, language } = ask;
	const t = EDITION_TEXTS[language];
	const about = {
		name: textOf(form, "nombre").replace(/\s+/g, " ").slice(0, MOST_NAME_LETTERS).trim(),
		note: textOf(form, "nota").slice(0, MOST_NOTE_LETTERS).trim(),
	};
	const id = experienceIdOf(about.name);
	const editions = await services.database.read(readEditions);
	const faults = findFaults(id, editions, t);
	if (Object.keys(faults).length > 0) return showForm(ask, about, faults);
	return hand(ask, id, about);
}

function findFaults(id: string, { closed, drafts }: Editions, t: (typeof EDITION_TEXTS)["es" | "en"]) {
	const isTaken = closed.some((each) => each.id === id) || drafts.some(({ record }) => record === editionRecord(id));
	return {
		...(id === "" || id === "nueva" ? { nombre: t.needsName } : isTaken ? { nombre: t.taken } : {}),
		...(isTakenToday(closed) && { dia: t.oneADay }),
	};
}

/** Whether no other edition can be closed today. */
function isTakenToday([last]: Editions["closed"]): boolean {
	const today = guatemalaToday();
	return findDayFault(today, { today, last: last?.date }) !== null;
}

async function hand(ask: SignedAsk, id: string, about: About): Promise<Answer> {
	const { services, actor, account, language } = ask;
	const t = EDITION_TEXTS[language];
	const done = await prepareEdition(services.database, {
		...{ id, about, actor, changeNote: `${t.noteOfDraft} «${about.name}»` },
		...{ accounts: await services.accounts.countActive(), mayPublish: mayDo(account.role, "publish") },
	});
	return goTo(`${LIST}/${id}`, done === "moved" ? undefined : done);
}

async function showEdition(ask: SignedAsk): Promise<Answer> {
	const { services, language, params, actor } = ask;
	const t = EDITION_TEXTS[language];
	const id = params.id ?? "";
	const record = editionRecord(id);
	const { editions, now } = await services.database.read(async (desk) => ({
		editions: await readEditions(desk),
		now: await makeEdition(desk, { name: t.today, note: "", date: guatemalaToday() }),
	}));
	const at = editions.closed.findIndex((each) => each.id === id);
	const closed = editions.closed[at];
	const draft = editions.drafts.find((each) => each.record === record);
	const edition = closed ?? (draft && editionIn(draft.content));
	if (!edition) return notHere(ask);
	// The list begins with the newest.
	const earlier = closed ? editions.closed[at + 1] : editions.closed[0];
	return {
		title: edition.name,
		body: (
			<>
				<p>{formatDate(edition.date, language)}</p>
				{edition.note !== "" && <p className="said">{edition.note}</p>}
				{!closed && draft && (
					<div className="notice">
						<p>{t.draft}</p>
						<div className="row">
							<a href={`/borradores/${draft.id}/revision`}>{t.review}</a>
							{draft.author.id === actor.id && (
								<>
									<a href={`/borradores/${draft.id}/desechar`}>{t.discard}</a>
									<form method="post" action={`${LIST}/${encodeURIComponent(id)}/preparar`}>
										<button type="submit" className="button">
											{t.again}
										</button>
									</form>
								</>
							)}
						</div>
					</div>
				)}
				<p className="row">
					<a href={LIST}>{t.all}</a>
					{closed && <a href={historyPath(record)}>{t.history}</a>}
					{closed && services.publicUrl && <a href={`${services.publicUrl}${publicPath(record)}`}>{t.onPortal}</a>}
				</p>
				<EditionFigures {...{ edition, language }} />
				{earlier && <EditionComparison before={earlier} after={edition} language={language} />}
				{closed && <EditionComparison before={edition} after={now} language={language} />}
			</>
		),
	};
}

/** With the scores and the day of this moment, under the same name and note; only whoever prepared it. */
async function prepareAgain(ask: SignedAsk): Promise<Answer> {
	const { services, params, actor } = ask;
	const id = params.id ?? "";
	const { drafts } = await services.database.read(readEditions);
	const draft = drafts.find(({ record, author }) => record === editionRecord(id) && author.id === actor.id);
	const edition = draft && editionIn(draft.content);
	if (!edition) return notHere(ask);
	return hand(ask, id, { name: edition.name, note: edition.note });
}
