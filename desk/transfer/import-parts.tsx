import { formatMoment } from "../../app/words/format.ts";
import type { ByDeskLanguage } from "../../content/text-shapes.ts";
import type { DeskImport, ImportLook, RowProblem } from "../../database/desk/imports/imports.server.ts";
import { recordOfRow } from "../../database/desk/imports/record-batches.server.ts";
import type { RowChange, TransferTable } from "../../database/transfer/transfer-tables.ts";
import { saysNothing, TRANSFER_TABLES } from "../../database/transfer/transfer-tables.ts";
import { sayFlaw, sayPlace } from "../../domain/flaws/flaw.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { nameColumn } from "../drafts/column-names.ts";
import { Differences } from "../drafts/differences.tsx";
import { recordPath } from "../drafts/record-places.ts";
import { TRANSFER_TEXTS } from "./texts.ts";

/** Where the room is. */
export const ROOM = "/importar-y-exportar";

/** What people call the tables. */
export const TABLE_WORDS = {
	es: {
		institutions: "Instituciones",
		procedures: "Trámites",
		procedure_facts: "Fuentes de los datos",
		procedure_fees: "Pagos",
		procedure_places: "Lugares de los trámites",
		procedure_terms: "Plazos y vigencias",
		offices: "Oficinas",
		observatory: "Observatorio",
	},
	en: {
		institutions: "Institutions",
		procedures: "Procedures",
		procedure_facts: "Sources of facts",
		procedure_fees: "Fees",
		procedure_places: "Places of procedures",
		procedure_terms: "Deadlines and validity",
		offices: "Offices",
		observatory: "Observatory",
	},
} as const;

/** Words for what a file says in its cells and its letters. */
const FINDING_TEXTS = {
	es: {
		blanks: "Celdas vacías que dejan el dato como está:",
		erased: "Datos que se borran, porque el archivo dice «desconocido»:",
		accentsTitle: "¿Se leen bien los acentos?",
		accents:
			"El archivo no está en UTF-8. Lo leímos como lo guarda Excel en español (Windows-1252). Mira estos textos. Si sale un signo raro, guárdalo como «CSV UTF-8» y súbelo otra vez.",
	},
	en: {
		blanks: "Empty cells that leave the fact as it is:",
		erased: "Facts that are erased, because the file says “desconocido”:",
		accentsTitle: "Are the accents right?",
		accents:
			"The file is not in UTF-8. We read it as Excel in Spanish saves it (Windows-1252). Look at these texts. If there is a strange sign, save it as “CSV UTF-8” and upload it again.",
	},
} as const satisfies ByDeskLanguage<Record<string, string>>;

/** The file's name, or that it takes another import back. */
export function titleOfImport({ file, undoes }: DeskImport, language: DeskLanguage): string {
	return undoes === null ? file : `${TRANSFER_TEXTS[language].undoing}${file === "" ? "" : `: ${file}`}`;
}

/** How an import stands, in a word. */
export function ImportBadge({ given, language }: { given: DeskImport; language: DeskLanguage }) {
	const { state, look, undoneBy } = given;
	const isFlawed = state === "looked" && (look?.problems ?? 0) > 0;
	const isSame = state === "looked" && look?.problems === 0 && look.changes === 0;
	const word = isFlawed ? "flawed" : isSame ? "same" : state === "applied" && undoneBy !== null ? "undone" : state;
	const kind = state === "applied" ? "done" : isFlawed || state === "submitted" ? "warning" : undefined;
	return (
		<span className="badge" data-kind={kind}>
			{TRANSFER_TEXTS[language][word]}
		</span>
	);
}

/** How many rows of a table an import adds, changes and takes away. */
export function countChanges(look: ImportLook, table: TransferTable): number {
	const { added, changed, removed } = look.counts[table];
	return added + changed + removed;
}

/** The tables that an import brings rows of. */
export function listTouched(look: ImportLook): TransferTable[] {
	return TRANSFER_TABLES.filter((table) => look.counts[table].read + look.counts[table].removed > 0);
}

interface CountsProps {
	look: ImportLook;
	/** Where the differences of a table are shown; undefined where they are gone. */
	to: ((table: TransferTable) => string) | undefined;
	language: DeskLanguage;
}

/** How many rows come, change, go and stay, table by table. */
export function Counts({ look, to, language }: CountsProps) {
	const t = TRANSFER_TEXTS[language];
	return (
		<>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by the keyboard too. */}
			<section className="table" tabIndex={0} aria-label={t.counts}>
				<table>
					<thead>
						<tr>
							<th scope="col">{t.table}</th>
							{[t.added, t.changed, t.removed, t.equal].map((word) => (
								<th key={word} scope="col" className="number">
									{word}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{listTouched(look).map((table) => {
							const { added, changed, removed, same } = look.counts[table];
							const name = TABLE_WORDS[language][table];
							const address = countChanges(look, table) > 0 ? to?.(table) : undefined;
							return (
								<tr key={table}>
									<th scope="row">{address ? <a href={address}>{name}</a> : name}</th>
									<td className="number">{added}</td>
									<td className="number">{changed}</td>
									<td className="number">{removed}</td>
									<td className="number">{same}</td>
								</tr>
							);
						})}
					</tbody>
				</table>
			</section>
			{(["blanks", "erased"] as const).map((each) =>
				look[each] ? (
					<p key={each}>
						{FINDING_TEXTS[language][each]} <strong>{look[each]}</strong>.
					</p>
				) : null,
			)}
			<p>
				<strong>
					{t.records}: {look.records}
				</strong>
				.{" "}
				<span className="quiet">
					{t.comparedAt} {formatMoment(look.at, language)}
				</span>
			</p>
		</>
	);
}

/** The changed rows of one page, each with its cells before and after. */
export function ChangedRows({ changes, language }: { changes: readonly RowChange[]; language: DeskLanguage }) {
	const t = TRANSFER_TEXTS[language];
	const words = { nuevo: t.new, cambia: t.changes, "se quita": t.gone };
	return changes.map(({ table, id, kind, fields }) => {
		const [owner = "", part] = table.startsWith("procedure_") ? id.split(":") : [id];
		const told = fields.filter(({ before, after }) => !saysNothing(before) || !saysNothing(after));
		const row = part ?? "";
		return (
			<article key={id} className="card">
				<h3>
					<a href={recordPath(recordOfRow(table, id))}>{owner}</a>{" "}
					{part && <span>· {table === "procedure_facts" ? nameColumn(part, language) : part} </span>}
					<span className="badge" data-kind={kind === "se quita" ? "warning" : undefined}>
						{words[kind]}
					</span>
				</h3>
				<Differences
					changes={told.map(({ name, before, after }) => ({ table, row, field: name, before, after }))}
					language={language}
				/>
			</article>
		);
	});
}

/** Texts of a file that is not in UTF-8, by which a person sees whether it was read in the right alphabet. */
export function Accents({ texts, language }: { texts: readonly string[] | undefined; language: DeskLanguage }) {
	if (!texts || texts.length === 0) return null;
	const t = FINDING_TEXTS[language];
	return (
		<div className="notice" data-kind="warning">
			<h2>{t.accentsTitle}</h2>
			<p>{t.accents}</p>
			<ul lang="es">
				{texts.map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
		</div>
	);
}

/** The mistakes of one page, each with its file, its row and its column. */
export function Problems({ problems, language }: { problems: readonly RowProblem[]; language: DeskLanguage }) {
	return (
		<dl className="differences">
			{problems.map(({ file, place, id, field, code, values }, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same mistake twice, and nothing moves.
				<div key={at}>
					<dt>{sayPlace({ file, ...place }, language)}</dt>
					<dd>
						<span className="quiet">{[id, field === "-" ? "" : field].filter(Boolean).join(" · ")}</span>{" "}
						<span className="marked">{sayFlaw({ code, ...(values && { values }) }, language)}</span>
					</dd>
				</div>
			))}
		</dl>
	);
}
