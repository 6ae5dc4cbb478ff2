import { viewEditionComparison } from "../../app/observatory/editions/edition-view.server.ts";
import { sayReach } from "../../app/observatory/editions/edition-words.server.ts";
import { formatNumber } from "../../app/words/format.ts";
import type { ByDeskLanguage } from "../../content/text-shapes.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import type { ClosedEdition } from "../../domain/site-documents/edition.ts";

/** Words of the room of the observatory: closed editions. */
export const EDITION_TEXTS = {
	es: {
		title: "Ediciones del observatorio",
		lead: "Una edición guarda la evaluación de todos los trámites en un día. Cerrada, nadie la cambia ni la quita.",
		prepare: "Preparar una edición",
		back: "Todas las evaluaciones",
		all: "Todas las ediciones",
		none: "Todavía no hay ninguna.",
		waiting: "Preparadas, sin cerrar",
		preparedBy: "La preparó",
		closed: "Cerradas",
		name: "Nombre",
		nameHint: "Como la van a citar: «Primera edición, noviembre de 2026».",
		note: "Nota (opcional)",
		noteHint: "Lo que hay que saber para leerla: qué se evaluó, qué falta.",
		dayIs: "Lleva el día en que se prepara:",
		dayNote: "Tiene que cerrarse dentro de 7 días y sin que cambie ninguna evaluación; si no, se prepara otra vez.",
		oneADay: "Solo hay una edición por día, y la de hoy ya está cerrada. Prepara la siguiente desde mañana.",
		faults: "Falta algo",
		needsName: "Escribe un nombre con letras o números.",
		taken: "Ya hay una edición con este nombre. Escribe otro.",
		nothing: "No hay ninguna evaluación publicada, así que no hay qué guardar.",
		would: "Lo que se guarda",
		wouldNote: "Es la evaluación publicada en este momento. Los borradores no cuentan.",
		against: "Contra la última edición",
		hand: "Preparar y entregar",
		close: "Cerrar la edición",
		second: "Otra persona con papel de revisión o coordinación la cierra en Borradores. Después ya no se cambia.",
		alone: "Trabajas en solitario: se cierra de una vez y ya no se cambia.",
		evaluated: "Trámites revisados",
		scored: "Evaluables",
		average: "Evaluación promedio",
		onPortal: "Ver en el portal",
		history: "Historial",
		draft: "Esta edición está preparada y espera a que otra persona la cierre.",
		review: "Mirar qué se cierra",
		discard: "Desechar",
		again: "Prepararla otra vez con lo de ahora",
		comparedWith: "Comparada con",
		today: "Hoy",
		noteOfDraft: "Cierra la edición",
	},
	en: {
		title: "Editions of the observatory",
		lead: "An edition keeps the scores of all procedures on one day. Once closed, nobody changes or removes it.",
		prepare: "Prepare an edition",
		back: "All evaluations",
		all: "All editions",
		none: "There is none yet.",
		waiting: "Prepared, not closed",
		preparedBy: "Prepared by",
		closed: "Closed",
		name: "Name, in Spanish",
		nameHint: "As people will cite it: «Primera edición, noviembre de 2026».",
		note: "Note, in Spanish (optional)",
		noteHint: "What one has to know to read it: what was evaluated, what is missing.",
		dayIs: "It has the day on which it is prepared:",
		dayNote: "It has to be closed within 7 days and before any score changes; otherwise it is prepared again.",
		oneADay: "There is one edition a day, and that of today is closed already. Prepare the next one from tomorrow on.",
		faults: "Something is missing",
		needsName: "Write a name with letters or figures.",
		taken: "There is an edition with this name already. Write another one.",
		nothing: "No evaluation is published, so there is nothing to keep.",
		would: "What is kept",
		wouldNote: "These are the scores that are published at this moment. Drafts do not count.",
		against: "Against the last edition",
		hand: "Prepare and hand in",
		close: "Close the edition",
		second: "Somebody else, a reviewer or coordinator, closes it under Drafts. Afterwards it never changes.",
		alone: "You work alone: it is closed at once and never changes.",
		evaluated: "Evaluated procedures",
		scored: "With a score",
		average: "Average score",
		onPortal: "See it on the portal",
		history: "History",
		draft: "This edition is prepared and waits until somebody else closes it.",
		review: "See what is closed",
		discard: "Discard",
		again: "Prepare it again with the scores of now",
		comparedWith: "Compared with",
		today: "Today",
		noteOfDraft: "Closes the edition",
	},
} as const satisfies ByDeskLanguage<Record<string, string>>;

/** The three figures of an edition. */
export function EditionFigures({
	edition,
	language,
}: {
	edition: Pick<ClosedEdition, "totals">;
	language: DeskLanguage;
}) {
	const t = EDITION_TEXTS[language];
	const { evaluated, scored, average, highest } = edition.totals;
	const figures = [
		[t.evaluated, formatNumber(evaluated, language)],
		[t.scored, formatNumber(scored, language)],
		[t.average, sayReach(average, highest?.average, language)],
	];
	return (
		<dl className="row">
			{figures.map(([label, figure]) => (
				<div key={label}>
					<dt className="quiet">{label}</dt>
					<dd className="figure">{figure}</dd>
				</div>
			))}
		</dl>
	);
}

interface ComparisonProps {
	before: ClosedEdition;
	after: ClosedEdition;
	language: DeskLanguage;
}

/** What changed between two editions, as the portal tells it: the same figures, without its pictures. */
export function EditionComparison({ before, after, language }: ComparisonProps) {
	const view = viewEditionComparison({ before, after }, language, {
		institution: (id) => `/instituciones/${encodeURIComponent(id)}`,
		procedure: (id) => `/observatorio/${encodeURIComponent(id)}`,
	});
	const { columns, method, dimensions, levels, counts, institutions, procedures } = view;
	const moved = [columns.before, columns.after, columns.change];
	return (
		<section className="stack">
			<h2>{view.title}</h2>
			{method && (
				<div className="notice" data-kind="warning">
					<p>
						<b>{method.title}.</b> {method.note}
					</p>
					<ul>
						{method.points.map((point) => (
							<li key={point}>{point}</li>
						))}
					</ul>
				</div>
			)}
			<p>{dimensions.note}</p>
			<Figures
				about={view.title}
				{...{ title: dimensions.title, head: [dimensions.title, ...moved], rows: [...dimensions.rows, ...counts] }}
			/>
			<p>{levels.note}</p>
			<Figures
				about={view.title}
				{...{ title: levels.title, head: [levels.title, columns.before, columns.after], rows: levels.rows }}
			/>
			<p>{institutions.note}</p>
			{[institutions.rose, institutions.fell].map(({ title, none, rows }) =>
				rows.length === 0 ? (
					<p key={title}>{none}</p>
				) : (
					<Figures
						key={title}
						about={view.title}
						{...{ title, rows }}
						head={[institutions.column, institutions.count, ...moved]}
					/>
				),
			)}
			{procedures.rows.length === 0 ? (
				<p>{procedures.none}</p>
			) : (
				<>
					<p>{procedures.note}</p>
					<Figures
						about={view.title}
						title={procedures.title}
						head={[procedures.column, ...moved, procedures.confirmed]}
						rows={procedures.rows}
					/>
				</>
			)}
			{procedures.more && <p>{procedures.more}</p>}
			{procedures.others.map(({ label, names }) => (
				<details key={label}>
					<summary>{label}</summary>
					<ul lang="es">
						{names.map((name) => (
							<li key={name}>{name}</li>
						))}
					</ul>
				</details>
			))}
		</section>
	);
}

interface FiguresProps {
	title: string;
	/** Which editions it compares: a page may hold two such tables. */
	about: string;
	head: readonly string[];
	rows: readonly { key: string; name: string; to?: string | null; cells: readonly string[] }[];
}

function Figures({ title, about, head, rows }: FiguresProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by the keyboard too.
		<section className="table" tabIndex={0} aria-label={`${title}. ${about}`}>
			<table>
				<caption>{title}</caption>
				<thead>
					<tr>
						{head.map((each, at) => (
							<th key={each} scope="col" className={at > 0 ? "number" : undefined}>
								{each}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ key, name, to, cells }) => (
						<tr key={key}>
							<th scope="row">{to ? <a href={to}>{name}</a> : name}</th>
							{cells.map((cell, at) => (
								<td key={head[at + 1]} className="number">
									{cell}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
