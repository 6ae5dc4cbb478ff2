import type { ReactNode } from "react";
import { formatDate, formatMoment } from "../../app/words/format.ts";
import {
	hasFolder,
	importFolder,
	readChanges,
	readProblems,
} from "../../database/desk/imports/import-folder.server.ts";
import {
	CHANGES_ON_PAGE,
	type DeskImport,
	type ImportLook,
	listImports,
	PROBLEMS_ON_PAGE,
} from "../../database/desk/imports/imports.server.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import { sayFlaw } from "../../domain/flaws/flaw.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { nameColumn } from "../drafts/column-names.ts";
import type { DeskPage, SignedAsk } from "../frame/desk-route.ts";
import { TAKES_FOCUS } from "../frame/fields.tsx";
import { Pager, readPage } from "../frame/lists.tsx";
import type { Trouble } from "./decision.tsx";
import { Decision, FileButton, keptAs, UndoPart } from "./decision.tsx";
import {
	Accents,
	ChangedRows,
	Counts,
	countChanges,
	ImportBadge,
	listTouched,
	Problems,
	ROOM,
	TABLE_WORDS,
	titleOfImport,
} from "./import-parts.tsx";
import { findProgress } from "./import-runner.server.ts";
import { MAPPING_TEXTS } from "./mapping-page.tsx";
import { TRANSFER_TEXTS } from "./texts.ts";

/** An import as far as it is: what was found, what would change, and what this account may do about it. */
export async function importPage(ask: SignedAsk, given: DeskImport, trouble?: Trouble): Promise<DeskPage> {
	const { services, language, account, url } = ask;
	const t = TRANSFER_TEXTS[language];
	const { id, state, look } = given;
	const rows = findProgress(id);
	const hasFile = hasFolder(importFolder(services.dataDir, id));
	const others = await services.database.read(listImports);
	const accounts = await services.accounts.countActive();
	const found =
		look && hasFile && state !== "applied" ? await readFound(services.dataDir, given, look, url) : undefined;
	return {
		title: titleOfImport(given, language),
		...(trouble && { status: trouble.status }),
		body: (
			<>
				{url.searchParams.has("hecho") && <div hidden data-saved={keptAs(given)} />}
				{trouble && (
					<p className="notice" data-kind="fault" role="alert" {...TAKES_FOCUS}>
						{trouble.to ? <a href={`#${trouble.to}`}>{trouble.text}</a> : trouble.text}
					</p>
				)}
				<p className="row">
					<ImportBadge given={given} language={language} />
					<span>
						{t.by} {given.author.name} · {formatMoment(given.createdAt, language)}
						{state === "applied" && given.reviewer && ` · ${t.appliedBy} ${given.reviewer.name}`}
					</span>
					<a href={ROOM}>{t.backToRoom}</a>
				</p>
				{rows !== undefined ? (
					<div className="notice" role="status">
						<p>
							{t.working} {rows > 0 && `${rows} ${t.rowsRead}.`}
						</p>
						{/* Nothing moves by itself under somebody who reads or listens. */}
						<p>
							<a className="button" href={`${ROOM}/${id}`}>
								{t.reload}
							</a>
						</p>
					</div>
				) : (
					<>
						<Standing ask={ask} given={given} />
						{state !== "applied" && <Accents texts={given.accents} language={language} />}
						{given.changeNote !== "" && (
							<section className="card">
								<h2>{t.note}</h2>
								<p className="said">{given.changeNote}</p>
								{given.due && (
									<p>
										{t.due} {formatDate(given.due, language)}
									</p>
								)}
							</section>
						)}
						{found}
						{look && state === "applied" && <Counts look={look} to={undefined} language={language} />}
						<Decision {...{ ask, given, accounts, trouble }} />
						<UndoPart {...{ given, others, language, mayUndo: mayDo(account.role, "transfer") }} />
					</>
				)}
			</>
		),
	};

	/** Mistakes if there are any, else the difference of one table, a page of it. */
	async function readFound(dataDir: string, { kept }: DeskImport, seen: ImportLook, asked: URL): Promise<ReactNode> {
		const folder = importFolder(dataDir, id);
		if (seen.problems > 0) {
			const pages = Math.ceil(seen.problems / PROBLEMS_ON_PAGE);
			const page = readPage(asked, pages);
			return (
				<section className="stack">
					<h2>{t.problemsTitle}</h2>
					<p>
						<strong>
							{t.problemsTitle}: {seen.problems}.
						</strong>{" "}
						{t.problems}
					</p>
					<Problems problems={await readProblems(folder, page)} language={language} />
					<Pager {...{ url: asked, page, pages, language }} />
				</section>
			);
		}
		const touched = listTouched(seen).filter((table) => countChanges(seen, table) > 0);
		const table = touched.find((each) => each === asked.searchParams.get("tabla")) ?? touched[0];
		const pages = table ? Math.ceil(countChanges(seen, table) / CHANGES_ON_PAGE) : 1;
		const page = readPage(asked, pages);
		return (
			<section className="stack">
				<h2>{t.counts}</h2>
				{!table && <p className="notice">{t.noDifference}</p>}
				<Counts look={seen} to={(each) => `${ROOM}/${id}?tabla=${each}#diferencias`} language={language} />
				{seen.stale > 0 && (
					<div className="notice" data-kind="warning">
						<h3>{t.staleTitle}</h3>
						<p>{t.stale}</p>
						<p className="said">
							{seen.staleFacts.map((fact) => sayFact(fact, language)).join(", ")}
							{seen.stale > seen.staleFacts.length && ` ${t.more}`}
						</p>
					</div>
				)}
				{seen.lostEvidence > 0 && (
					<div className="notice" data-kind="warning">
						<h3>
							{t.evidenceTitle}: {seen.lostEvidence}
						</h3>
						<p>{t.evidence}</p>
						<p className="said">
							{seen.evidence.map((answer) => sayFact(answer, language)).join(", ")}
							{seen.lostEvidence > seen.evidence.length && ` ${t.more}`}
						</p>
					</div>
				)}
				{kept.length > 0 && (
					<div className="notice" data-kind="warning">
						<p>{t.keptRecords}</p>
						<p className="said">{kept.slice(0, 100).join(", ")}</p>
					</div>
				)}
				{table && (
					<>
						<h2 id="diferencias">
							{t.differences} {TABLE_WORDS[language][table]}
						</h2>
						<ChangedRows changes={await readChanges(folder, table, page)} language={language} />
						<Pager {...{ url: asked, page, pages, language }} />
					</>
				)}
			</section>
		);
	}
}

/** A fact that is kept as `procedure:field`. */
function sayFact(fact: string, language: DeskLanguage): string {
	const [procedure = "", field = ""] = fact.split(":");
	return `${procedure} (${nameColumn(field, language)})`;
}

/** What keeps an import from going on, with the way out. */
function Standing({ ask, given }: { ask: SignedAsk; given: DeskImport }) {
	const { language, account } = ask;
	const t = TRANSFER_TEXTS[language];
	const { id, state, flaw, trouble, reviewNote, foreign, mapping } = given;
	const isOpen = state !== "applied" && state !== "discarded";
	const mayChange = isOpen && mayDo(account.role, "transfer");
	return (
		<>
			{trouble && (
				<p className="notice" data-kind="warning">
					{t[trouble]}
				</p>
			)}
			{state === "unreadable" && flaw && (
				<div className="notice" data-kind="fault">
					<h2>{t.cannotRead}</h2>
					<p>
						{given.file}: {sayFlaw(flaw, language)}.
					</p>
					<p>{t.uploadAnother}</p>
				</div>
			)}
			{state === "looked" && reviewNote !== "" && (
				<div className="notice" data-kind="warning">
					<h2>{t.returned}</h2>
					<p>
						{given.reviewer?.name}: {reviewNote}
					</p>
				</div>
			)}
			{state === "reading" && <p>{t.waiting}</p>}
			{state === "columns" && <p className="notice">{MAPPING_TEXTS[language].needed}</p>}
			<div className="row">
				{mayChange && state === "reading" && <FileButton to={`${ROOM}/${id}/leer`} label={t.readAgain} isPrimary />}
				{mayChange && foreign && (
					<a className="button" href={`${ROOM}/${id}/columnas`} data-kind={state === "columns" ? "primary" : undefined}>
						{state === "columns" ? t.mappingTitle : t.changeColumns}
					</a>
				)}
				{mapping && <a href={`${ROOM}/${id}/columnas.json`}>{t.downloadMapping}</a>}
				{isOpen && given.look && mayDo(account.role, "publish") && (
					<FileButton to={`${ROOM}/${id}/comparar`} label={t.lookAgain} />
				)}
			</div>
		</>
	);
}
