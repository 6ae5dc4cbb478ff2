import { formatMoment } from "../../app/format.ts";
import type { DeskImport } from "../../database/desk/imports/desk-import.ts";
import { EXPORT_FORMATS } from "../../database/desk/imports/import-task.ts";
import { listImports } from "../../database/desk/imports/imports.server.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import type { Language } from "../../domain/language.ts";
import type { DeskPage, SignedAsk } from "../frame/desk-route.ts";
import { Faults } from "../frame/fields.tsx";
import { TRANSFER_TEXTS } from "./texts.ts";

/** Where the room is. */
export const ROOM = "/importar-y-exportar";
const MOST_LISTED = 50;

/** The catalogue as files, a form to bring one, and what was brought so far. */
export async function roomPage(ask: SignedAsk, fault?: string): Promise<DeskPage> {
	const { services, language, account } = ask;
	const t = TRANSFER_TEXTS[language];
	const imports = await services.database.read(listImports);
	return {
		title: t.title,
		...(fault && { status: 422 }),
		body: (
			<>
				{fault && <Faults title={t.faults} faults={[{ to: "archivo", text: fault }]} />}
				<section className="stack">
					<h2>{t.exportTitle}</h2>
					<p>{t.exportLead}</p>
					<ul className="row downloads">
						{EXPORT_FORMATS.map((format) => (
							<li key={format}>
								<a className="button" href={`${ROOM}/catalogo/${format}`} download>
									{t[format]}
								</a>
							</li>
						))}
					</ul>
				</section>
				<section className="stack">
					<h2>{t.importTitle}</h2>
					{mayDo(account.role, "transfer") ? (
						<UploadForm language={language} fault={fault} />
					) : (
						<p className="notice">{t.onlyCoordinators}</p>
					)}
				</section>
				<section className="stack">
					<h2>{t.imports}</h2>
					{imports.length === 0 ? (
						<p>{t.none}</p>
					) : (
						<ImportTable imports={imports.slice(0, MOST_LISTED)} language={language} />
					)}
				</section>
			</>
		),
	};
}

function UploadForm({ language, fault }: { language: Language; fault: string | undefined }) {
	const t = TRANSFER_TEXTS[language];
	return (
		<>
			<p>{t.importLead}</p>
			<ul>
				{t.rules.map((rule) => (
					<li key={rule}>{rule}</li>
				))}
			</ul>
			<form method="post" action={`${ROOM}/subir`} encType="multipart/form-data" className="stack">
				<div className="field" data-state={fault ? "faulty" : undefined}>
					<label htmlFor="archivo">{t.file}</label>
					{fault && (
						<p id="archivo-error" className="fault">
							{fault}
						</p>
					)}
					<input
						id="archivo"
						name="archivo"
						type="file"
						accept=".xlsx,.csv,.json,.zip"
						required
						aria-invalid={fault ? true : undefined}
						aria-describedby={fault ? "archivo-error" : undefined}
					/>
				</div>
				<p>
					<button type="submit" className="button" data-kind="primary">
						{t.send}
					</button>
				</p>
			</form>
		</>
	);
}

function ImportTable({ imports, language }: { imports: readonly DeskImport[]; language: Language }) {
	const t = TRANSFER_TEXTS[language];
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by the keyboard too.
		<section className="table" tabIndex={0} aria-label={t.imports}>
			<table>
				<thead>
					<tr>
						<th scope="col">{t.brought}</th>
						<th scope="col">{t.author}</th>
						<th scope="col">{t.state}</th>
						<th scope="col">{t.when}</th>
					</tr>
				</thead>
				<tbody>
					{imports.map((each) => (
						<tr key={each.id}>
							<th scope="row">
								<a href={`${ROOM}/${each.id}`}>{titleOfImport(each, language)}</a>
							</th>
							<td>{each.author.name}</td>
							<td>
								<ImportBadge given={each} language={language} />
							</td>
							<td>{formatMoment(each.updatedAt, language)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** The file's name, or that it takes another import back. */
export function titleOfImport({ file, undoes }: DeskImport, language: Language): string {
	return undoes === null ? file : `${TRANSFER_TEXTS[language].undoing}${file === "" ? "" : `: ${file}`}`;
}

/** How an import stands, in a word. */
export function ImportBadge({ given, language }: { given: DeskImport; language: Language }) {
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
