import { useRef, useState } from "react";
import { fill } from "../../content/fill.ts";
import { NOTE_FIELDS, type NoteField, type RightsTexts } from "../../content/rights/rights-texts.ts";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import type { Language } from "../../domain/language.ts";
import { EMPTY_DRAFT, FIELD_LIMITS } from "../../domain/report/report-form.ts";
import { addresses } from "../address/addresses.ts";
import { useNavigate } from "../address/navigate.ts";
import { readStoredJson, writeStoredJson } from "../browser-store.ts";
import { type ControlAttributes, FormField } from "../components/form.tsx";
import { Button } from "../components/link.tsx";
import { Icon } from "../icons/icon.tsx";
import { isRecord } from "../untrusted-json.ts";
import { formatDate } from "../words/format.ts";
import { useText } from "../words/text.ts";
import { notesSlot, type Typed, useKeptForm } from "./use-kept-form.ts";

interface RefusalNotesProps {
	texts: RightsTexts;
	/** Id of the procedure; null for none. */
	procedure: string | null;
}

const NOTHING = {};
const LONG_FIELDS: readonly NoteField[] = ["asked", "reason"];
const LONGEST_LINE = 200;

/** What to write down when an official refuses: it stays on the device, and becomes a report or a letter. On paper it is a form to fill in. */
export function RefusalNotes({ texts, procedure }: RefusalNotesProps) {
	const words = texts.notes;
	const { language } = useText();
	const navigate = useNavigate();
	const form = useRef<HTMLFormElement>(null);
	const slots = { [notesSlot(procedure ?? "")]: NOTE_FIELDS };
	const { typed, state, onInput, erase } = useKeptForm({ form, slots, start: NOTHING });
	const [told, setTold] = useState<"empty" | "busy" | "impossible" | null>(null);

	function pass(isReplacing: "keeps" | "replaces") {
		const description = writeReport(typed, texts, language);
		if (!typed.reason?.trim() && !typed.asked?.trim()) {
			setTold("empty");
			return document.getElementById(idOf("reason"))?.focus();
		}
		if (isReplacing === "keeps" && hasOtherDraft(description)) return setTold("busy");
		if (!keepAsDraft(description)) return setTold("impossible");
		void navigate(addresses.report.to({ procedure }));
	}

	function faultOf(name: NoteField): string | undefined {
		const most = LONG_FIELDS.includes(name) ? FIELD_LIMITS.description : LONGEST_LINE;
		return (typed[name] ?? "").length > most ? fill(words.tooLong, { most }) : undefined;
	}

	return (
		<section className="rights-notes" aria-labelledby="anotar">
			<h2 id="anotar">{words.title}</h2>
			<p>{words.lead}</p>
			<p className="rights-plain panel screen-only" data-kind="notice">
				{words.withoutScripts}
			</p>
			<form
				ref={form}
				className="rights-form"
				method="dialog"
				autoComplete="off"
				aria-labelledby="anotar"
				data-starts-scripts={STORAGE_KEYS.windowNotes}
				onInput={() => {
					onInput();
					setTold(null);
				}}
			>
				{NOTE_FIELDS.map((name) => (
					<div key={name} data-field={name}>
						<FormField
							id={idOf(name)}
							label={words.fields[name].label}
							hint={words.fields[name].hint ?? undefined}
							fault={faultOf(name)}
						>
							{(attributes) => <NoteControl name={name} attributes={attributes} />}
						</FormField>
					</div>
				))}
			</form>
			<div className="rights-kept screen-only" data-state={state}>
				<p role="status">
					{state === "restored" && words.restored}
					{state === "erased" && words.erased}
					{state === "impossible" && words.impossible}
				</p>
				{state !== "impossible" && <p>{words.kept}</p>}
				<Button data-needs="scripts" onClick={erase}>
					<Icon name="trash-2" />
					{words.erase}
				</Button>
			</div>
			<div className="rights-next screen-only">
				<h3>{words.next}</h3>
				<p>{words.reportLead}</p>
				<p>
					<Button kind="primary" data-needs="scripts" onClick={() => pass("keeps")}>
						<Icon name="flag" />
						{words.toReport}
					</Button>
				</p>
				<div role="alert">
					{told === "empty" && <p>{words.empty}</p>}
					{told === "impossible" && <p>{words.impossible}</p>}
					{told === "busy" && (
						<>
							<p>{words.reportBusy}</p>
							<p className="message-actions">
								<Button to={addresses.report.to()}>{words.reportSee}</Button>
								<Button onClick={() => pass("replaces")}>{words.reportReplace}</Button>
							</p>
						</>
					)}
				</div>
			</div>
		</section>
	);
}

function NoteControl({ name, attributes }: { name: NoteField; attributes: ControlAttributes }) {
	if (LONG_FIELDS.includes(name)) return <textarea {...attributes} name={name} rows={4} />;
	if (name === "day") return <input {...attributes} type="date" name={name} min="2020-01-01" max="2100-12-31" />;
	return <input {...attributes} type={name === "time" ? "time" : "text"} name={name} />;
}

function idOf(name: NoteField): string {
	return `nota-${name}`;
}

/** Whether a report that somebody began waits on this device. */
function hasOtherDraft(description: string): boolean {
	const stored = readStoredJson(STORAGE_KEYS.reportDraft);
	if (!isRecord(stored) || typeof stored.description !== "string") return false;
	return stored.description.trim() !== "" && stored.description !== description;
}

/**
 * Leaves the notes as the draft of a report, where its form finds them: they go by the device, never by an address. The key of
 * a sending belongs to what it sent, so there is none.
 */
function keepAsDraft(description: string): boolean {
	return writeStoredJson(STORAGE_KEYS.reportDraft, { ...EMPTY_DRAFT, description, attempt: null });
}

/** The notes as the text of a report: what helps to put the record right. Who attended is nobody's affair there. */
function writeReport(notes: Typed, { notes: { reportLine } }: RightsTexts, language: Language): string {
	const { day = "", time = "", office = "", window = "", asked = "", reason = "" } = notes;
	const when = /^\d{4}-\d\d-\d\d$/.test(day) ? formatDate(day, language) : "";
	const at = window.trim() && fill(reportLine.window, { window: window.trim() });
	const where = [when, time, office, at].filter((part) => part.trim() !== "").join(", ");
	const lines = [
		[reportLine.where, where],
		[reportLine.asked, asked.trim()],
		[reportLine.reason, reason.trim()],
	];
	return lines.flatMap(([label, said]) => (said ? [`${label}: ${said}`] : [])).join("\n");
}
