import { formatMoment } from "../../app/format.ts";
import type { ImportLook, RowProblem } from "../../database/desk/imports/desk-import.ts";
import { recordOfRow } from "../../database/desk/imports/record-batches.server.ts";
import type { RowChange, TransferTable } from "../../database/transfer/transfer-tables.ts";
import { TRANSFER_TABLES } from "../../database/transfer/transfer-tables.ts";
import { sayFlaw } from "../../domain/flaws/flaw.ts";
import { sayPlace } from "../../domain/flaws/row-place.ts";
import type { Language } from "../../domain/language.ts";
import { nameColumn } from "../drafts/column-names.ts";
import { Differences } from "../drafts/differences.tsx";
import { recordPath } from "../drafts/record-places.ts";
import { TABLE_WORDS } from "./table-words.ts";
import { TRANSFER_TEXTS } from "./texts.ts";

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
	language: Language;
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
export function ChangedRows({ changes, language }: { changes: readonly RowChange[]; language: Language }) {
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

/** The mistakes of one page, each with its file, its row and its column. */
export function Problems({ problems, language }: { problems: readonly RowProblem[]; language: Language }) {
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

function saysNothing(value: unknown): boolean {
	return value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0);
}
