import { experiencesIn, listExperienceDocuments, listExperiences } from "../../content/catalogue/experiences.ts";
import type { Draft } from "../../database/desk/drafts.server.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import type { ExperienceDocument } from "../../domain/site-documents/experience.ts";
import type { SiteDocuments } from "../../domain/site-documents/site-document.ts";
import { ReviewNotice } from "../drafts/draft-bar.tsx";
import { historyPath } from "../drafts/record-places.ts";
import { InputField, TAKES_FOCUS } from "../frame/fields.tsx";
import type { EditorView } from "./experience-editor.tsx";
import { ExperienceEditor } from "./experience-editor.tsx";
import { documentOf, recordOf } from "./guides.server.ts";
import { EXPERIENCE_ROOM, type RoomTexts } from "./texts.ts";

interface ListProps {
	documents: SiteDocuments;
	/** Open drafts of whoever looks. */
	drafts: readonly Draft[];
	/** Whether the name that was just given is another guide's, or none. */
	isTaken: boolean;
	t: RoomTexts;
}

/** Every guide in its order, those that are not shown and own drafts of new ones last. */
export function ExperienceList({ documents, drafts, isTaken, t }: ListProps) {
	const published = listExperienceDocuments(documents);
	const shown = experiencesIn({ documents }, "es");
	const hidden = [...published].filter(([, { isShown }]) => !isShown);
	const rows = [
		...shown.map(({ id, nombre, ids_procedures }) => ({ id, nombre, steps: ids_procedures.length })),
		...hidden.map(([id, { es, ids_procedures }]) => ({ id, nombre: es.nombre, steps: ids_procedures.length })),
	];
	const own = new Map(drafts.map((draft) => [draft.record, draft]));
	const fresh = drafts.flatMap(({ record, content }) => {
		const document = documentOf(content);
		const isNew = record.startsWith("document:experience:") && !rows.some(({ id }) => recordOf(id) === record);
		const id = record.slice("document:experience:".length);
		return isNew && document ? [{ id, nombre: document.es.nombre || id, steps: document.ids_procedures.length }] : [];
	});
	const builtIn = new Set(listExperiences("es").map(({ id }) => id));
	return (
		<div className="stack">
			<p>{t.lead}</p>
			<div className="table">
				<table>
					<thead>
						<tr>
							<th scope="col">{t.guide}</th>
							<th scope="col">{t.steps}</th>
							<th scope="col">{t.state}</th>
						</tr>
					</thead>
					<tbody>
						{[...rows, ...fresh].map(({ id, nombre, steps }) => (
							<tr key={id}>
								<td>
									<a href={`/experiencias/${id}`}>{nombre}</a>
								</td>
								<td className="number">{steps}</td>
								<td className="row">
									{published.has(id) && <span>{t.published}</span>}
									{!published.has(id) && builtIn.has(id) && <span>{t.builtIn}</span>}
									{published.get(id)?.isShown === false && <span className="badge">{t.hidden}</span>}
									{own.has(recordOf(id)) && (
										<span className="badge" data-kind="warning">
											{t.draft}
										</span>
									)}
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<form className="card" method="post" action="/experiencias/nueva">
				<h2>{t.add}</h2>
				<InputField
					name="nombre"
					label={t.newName}
					hint={t.newHint}
					most={80}
					isRequired
					fault={isTaken ? t.newFault : undefined}
				/>
				<p>
					<button type="submit" className="button">
						{t.begin}
					</button>
				</p>
			</form>
		</div>
	);
}

interface PageProps {
	view: EditorView;
	/** The own open draft. */
	draft: Draft | undefined;
	/** Drafts of others that were handed in. */
	waiting: readonly Draft[];
	message: string | undefined;
	other: ExperienceDocument | undefined;
	canRebase: boolean | undefined;
	mayPublish: boolean;
	/** Whether there is no other account, so that one publishes one's own. */
	isAlone: boolean;
	/** Whether citizens can read it, in what the desk published or in the release. */
	hasHistory: boolean;
	language: DeskLanguage;
}

/** A guide with what waits, what is wrong, and its editor. */
export function GuidePage({
	view,
	draft,
	waiting,
	message,
	other,
	canRebase,
	mayPublish,
	isAlone,
	hasHistory,
	language,
}: PageProps) {
	const t = EXPERIENCE_ROOM[language];
	const path = `/experiencias/${view.id}`;
	const loose = view.checked.faults.filter(({ step }) => step === null);
	const publishable = [...waiting, ...(draft ? [draft] : [])];
	return (
		<div className="stack" data-saved={message === undefined && draft ? `guia:${view.id}` : undefined}>
			<p className="row">
				<a href="/experiencias">{t.back}</a>
				{hasHistory && <a href={historyPath(recordOf(view.id))}>{t.history}</a>}
			</p>
			{message && (
				<p className="notice" data-kind="fault" role="alert" {...TAKES_FOCUS}>
					{message}
				</p>
			)}
			{other && (
				<details open>
					<summary>{t.movedOther}</summary>
					<p>{other.es.nombre}</p>
					<p>{other.es.descripcion}</p>
					<ol>
						{other.ids_procedures.map((id) => (
							<li key={id}>{view.checked.names.get(id) ?? id}</li>
						))}
					</ol>
				</details>
			)}
			{canRebase && (
				<form method="post" action={`${path}/rehacer`}>
					<button type="submit" className="button">
						{t.rebase}
					</button>
				</form>
			)}
			<ReviewNotice draft={isAlone && draft?.state === "submitted" ? undefined : draft} language={language} />
			{loose.length > 0 && (
				<div className="notice" data-kind="warning">
					<h2>{loose.some(({ isGrave }) => isGrave) ? t.faults : t.warnings}</h2>
					<ul>
						{loose.map(({ text }) => (
							<li key={text}>{text}</li>
						))}
					</ul>
				</div>
			)}
			{publishable.map((each) => (
				<section key={each.id} className="card">
					<h2>{`${t.by} ${each.author.name}`}</h2>
					<p>{each.changeNote}</p>
					<ol>
						{documentOf(each.content)?.ids_procedures.map((id) => (
							<li key={id}>{view.checked.names.get(id) ?? id}</li>
						))}
					</ol>
					<div className="row">
						{mayPublish && (isAlone || each !== draft) && (
							<form method="post" action={`${path}/publicar`}>
								<input type="hidden" name="borrador" value={each.id} />
								<input type="hidden" name="revision" value={each.revision} />
								<button type="submit" className="button" data-kind="primary">
									{t.publish}
								</button>
							</form>
						)}
						{each === draft && (
							<form method="post" action={`${path}/desechar`}>
								<button type="submit" className="button">
									{t.discard}
								</button>
							</form>
						)}
					</div>
				</section>
			))}
			<ExperienceEditor view={view} language={language} />
		</div>
	);
}
