import { ICON_NAMES } from "../../app/icons/icon-names.ts";
import type { Experience } from "../../domain/experience/experience.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import type { ExperienceDocument } from "../../domain/site-documents/experience.ts";
import { KeptBox } from "../drafts/draft-bar.tsx";
import { InputField, SelectField, TextField, TickField } from "../frame/fields.tsx";
import { type CheckedGuide, WORD_FIELDS } from "./guides.server.ts";
import { StepList } from "./step-list.tsx";
import { EXPERIENCE_ROOM, type RoomTexts } from "./texts.ts";

/** Keys of the gradients in `app/components/cards.css`. */
const COLOURS = ["amber", "emerald", "blue", "violet", "orange", "indigo", "rose", "teal"] as const;

export interface EditorView {
	id: string;
	document: ExperienceDocument;
	/** The revision of the draft that the form was made from; empty before there is one. */
	revision: string;
	changeNote: string;
	checked: CheckedGuide;
	/** Every guide that could come before. */
	others: readonly Experience[];
	search: string;
	found: readonly { id: string; name: string }[];
}

/** The whole form of a guide. Every button sends all of it, so that no press loses what was typed. */
export function ExperienceEditor({ view, language }: { view: EditorView; language: DeskLanguage }) {
	const t = EXPERIENCE_ROOM[language];
	const { id, document, revision, changeNote, checked, others } = view;
	const key = `guia:${id}`;
	const { position, icon, color, isShown, isBusiness, after, company, startsWith, estimateReason } = document;
	const icons = [...new Set([icon, ...ICON_NAMES])].filter(Boolean);
	const before = others.filter((other) => other.id !== id);
	return (
		<form className="stack" method="post" action={`/experiencias/${id}`} data-keep={key}>
			<input type="hidden" name="revision" value={revision} />
			<KeptBox language={language} />
			<p className="row">
				<button type="submit" className="button" data-kind="primary" name="accion" value="guardar">
					{t.save}
				</button>
			</p>
			<StepList way="persona" steps={document.ids_procedures} {...{ document, checked, t }} />
			<TickField name="hasCompany" label={t.hasCompany} isTicked={company !== null} />
			{company && <StepList way="sociedad" steps={company} {...{ document, checked, t }} />}
			<Adding view={view} t={t} />
			<Words language="es" words={document.es} t={t} />
			<Words language="en" words={document.en} t={t} />
			<fieldset className="group">
				<legend>{t.plan}</legend>
				<TickField name="isBusiness" label={t.isBusiness} isTicked={isBusiness} />
				<SelectField
					name="after"
					label={t.after}
					value={after ?? ""}
					options={[
						{ value: "", label: t.none },
						...before.map((other) => ({ value: other.id, label: other.nombre })),
						...(after && !before.some((other) => other.id === after) ? [{ value: after, label: after }] : []),
					]}
				/>
				<TextField
					name="startsWith"
					label={t.startsWith}
					hint={t.startsWithHint}
					value={startsWith.map(({ paper, procedure }) => `${paper} ${procedure}`).join("\n")}
				/>
				<TextField name="estimateReason" label={t.estimateReason} value={estimateReason ?? ""} rows={2} />
			</fieldset>
			<fieldset className="group">
				<legend>{t.looks}</legend>
				<InputField
					name="position"
					label={t.position}
					inputMode="numeric"
					value={Number.isFinite(position) ? String(position) : ""}
				/>
				<SelectField
					name="icon"
					label={t.icon}
					value={icon}
					options={icons.map((value) => ({ value, label: value }))}
				/>
				<SelectField
					name="color"
					label={t.color}
					value={color}
					options={COLOURS.map((value) => ({ value, label: value }))}
				/>
				<TickField name="isShown" label={t.isShown} isTicked={isShown} />
			</fieldset>
			<TextField name="nota" label={t.note} value={changeNote} rows={2} />
			<p className="row">
				<button type="submit" className="button" name="accion" value="guardar">
					{t.save}
				</button>
				<button type="submit" className="button" data-kind="primary" name="accion" value="entregar">
					{t.submit}
				</button>
			</p>
		</form>
	);
}

function Adding({ view: { document, search, found }, t }: { view: EditorView; t: RoomTexts }) {
	const ways = [
		{ way: "persona", label: t.addStep, steps: document.ids_procedures },
		{ way: "sociedad", label: t.addCompany, steps: document.company ?? [] },
	].slice(0, document.company ? 2 : 1);
	return (
		<fieldset className="group" id="agregar">
			<legend>{t.search}</legend>
			<div className="row">
				<InputField name="buscar" label={t.searchButton} type="search" value={search} />
				<button type="submit" className="button" name="accion" value="buscar">
					{t.searchButton}
				</button>
			</div>
			{search !== "" && found.length === 0 && <p role="status">{t.nothingFound}</p>}
			{found.length > 0 && (
				<ul className="guide-found" aria-label={t.found}>
					{found.map(({ id, name }) => (
						<li key={id} className="row">
							<span>{name}</span>
							{ways.map(({ way, label, steps }) =>
								steps.includes(id) ? null : (
									<button
										key={way}
										type="submit"
										className="button"
										name="accion"
										value={`add:${way}:${id}`}
										aria-label={`${label}: ${name}`}
									>
										{label}
									</button>
								),
							)}
						</li>
					))}
				</ul>
			)}
		</fieldset>
	);
}

function Words({ language, words, t }: { language: "es" | "en"; words: ExperienceDocument["en"]; t: RoomTexts }) {
	return (
		<fieldset className="group">
			<legend>{language === "es" ? t.spanish : t.english}</legend>
			{language === "en" && <p className="hint">{t.englishHint}</p>}
			{WORD_FIELDS.map((field) => (
				<InputField key={field} name={`${language}.${field}`} label={t[field]} value={words?.[field] ?? ""} />
			))}
			<TextField
				name={`${language}.pasos_adicionales`}
				label={t.pasos_adicionales}
				value={words?.pasos_adicionales.join("\n") ?? ""}
				rows={5}
			/>
		</fieldset>
	);
}
