import type { DeskImport } from "../../database/desk/imports/imports.server.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { KeptBox } from "../drafts/draft-bar.tsx";
import type { SignedAsk } from "../frame/desk-route.ts";
import { InputField, TextField } from "../frame/fields.tsx";
import { ROOM, titleOfImport } from "./import-parts.tsx";
import { TRANSFER_TEXTS } from "./texts.ts";

/** What became of a press, above the page. */
export interface Trouble {
	text: string;
	/** The field that it is about. */
	to?: string;
	status: 409 | 422 | 503;
	/** What was typed. */
	typed?: { note?: string; due?: string; reason?: string };
}

/** Under which what is typed is kept in the browser until it is handed in. */
export function keptAs({ id }: DeskImport): string {
	return `importacion:${id}`;
}

/** Longest note in letters. */
export const LONGEST_NOTE = 2_000;

interface DecisionProps {
	ask: SignedAsk;
	given: DeskImport;
	/** Active accounts: with two or more, nobody applies an import of their own. */
	accounts: number;
	trouble: Trouble | undefined;
}

/** What this account may do with an import: hand it in, apply it, send it back, put it away. */
export function Decision({ ask, given, accounts, trouble }: DecisionProps) {
	const { language, account, actor } = ask;
	const t = TRANSFER_TEXTS[language];
	const { id, state, look } = given;
	if (state === "applied" || state === "discarded") return null;
	const isReady = look !== null && look.problems === 0 && look.changes > 0;
	const isOwn = given.author.id === actor.id;
	const mayApply = mayDo(account.role, "publish") && (accounts < 2 || !isOwn);
	const revision = <input type="hidden" name="revision" value={given.revision} />;
	return (
		<section className="stack">
			{state === "looked" && isReady && isOwn && (
				<form method="post" action={`${ROOM}/${id}/entregar`} className="card" data-keep={keptAs(given)}>
					<KeptBox language={language} />
					{revision}
					<TextField
						name="nota"
						label={t.note}
						hint={t.noteHint}
						value={trouble?.typed?.note ?? given.changeNote}
						most={LONGEST_NOTE}
						fault={trouble?.to === "nota" ? trouble.text : undefined}
						isRequired
					/>
					<InputField
						name="revisar"
						type="date"
						label={t.due}
						hint={t.dueHint}
						value={trouble?.typed?.due ?? given.due ?? ""}
					/>
					{accounts < 2 && <p className="hint">{t.applyLead}</p>}
					<p>
						<button type="submit" className="button" data-kind="primary">
							{accounts < 2 ? t.apply : t.submit}
						</button>
					</p>
				</form>
			)}
			{state === "looked" && isReady && !isOwn && <p className="notice">{t.notSubmitted}</p>}
			{state === "submitted" && !mayApply && <p className="notice">{isOwn ? t.ownImport : t.notAllowed}</p>}
			{state === "submitted" && mayApply && (
				<div className="columns">
					<form method="post" action={`${ROOM}/${id}/aplicar`} className="card">
						<h2>{t.apply}</h2>
						<p>{t.applyLead}</p>
						{revision}
						<p>
							<button type="submit" className="button" data-kind="primary">
								{t.apply}
							</button>
						</p>
					</form>
					{!isOwn && (
						<form method="post" action={`${ROOM}/${id}/devolver`} className="card">
							<h2>{t.return}</h2>
							{revision}
							<TextField
								name="motivo"
								label={t.returnNote}
								value={trouble?.typed?.reason ?? ""}
								most={LONGEST_NOTE}
								fault={trouble?.to === "motivo" ? trouble.text : undefined}
								isRequired
							/>
							<p>
								<button type="submit" className="button">
									{t.return}
								</button>
							</p>
						</form>
					)}
				</div>
			)}
			{mayDo(account.role, "transfer") && (
				<details>
					<summary>{t.discard}</summary>
					<form method="post" action={`${ROOM}/${id}/desechar`} className="stack">
						<p>{t.discardAsk}</p>
						{revision}
						<p>
							<button type="submit" className="button">
								{t.discardYes}
							</button>
						</p>
					</form>
				</details>
			)}
		</section>
	);
}

interface UndoProps {
	given: DeskImport;
	/** All imports, to find the one that takes this one back. */
	others: readonly DeskImport[];
	mayUndo: boolean;
	language: DeskLanguage;
}

/** Taking an applied import back, and the way between an import and its undoing. */
export function UndoPart({ given, others, mayUndo, language }: UndoProps) {
	const t = TRANSFER_TEXTS[language];
	const original = others.find(({ id }) => id === given.undoes);
	const undoing = others.find(({ undoes, state }) => undoes === given.id && state !== "discarded");
	return (
		<>
			{original && (
				<p>
					{t.undoOf} <a href={`${ROOM}/${original.id}`}>{titleOfImport(original, language)}</a>
				</p>
			)}
			{undoing && (
				<p className="notice">
					{given.undoneBy === null ? t.undoOpen : t.undoneBy} <a href={`${ROOM}/${undoing.id}`}>{t.see}</a>
				</p>
			)}
			{given.state === "applied" && !undoing && mayUndo && (
				<form method="post" action={`${ROOM}/${given.id}/deshacer`} className="card">
					<h2>{t.undo}</h2>
					<p>{t.undoHint}</p>
					<p>
						<button type="submit" className="button">
							{t.undo}
						</button>
					</p>
				</form>
			)}
		</>
	);
}

/** A button that is a form of its own. */
export function FileButton({ to, label, isPrimary }: { to: string; label: string; isPrimary?: boolean }) {
	return (
		<form method="post" action={to}>
			<button type="submit" className="button" data-kind={isPrimary ? "primary" : undefined}>
				{label}
			</button>
		</form>
	);
}
