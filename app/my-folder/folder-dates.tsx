import { type SubmitEvent, useRef, useState } from "react";
import { fill } from "../../content/fill.ts";
import type { FolderTexts } from "../../content/folder-texts.ts";
import type { Language } from "../../domain/language.ts";
import { guatemalaToday } from "../../domain/text/days.ts";
import { addresses } from "../address/addresses.ts";
import { FaultSummary, Form, FormField } from "../components/form.tsx";
import { Button } from "../components/link.tsx";
import { entryKey, type FolderDate, listDates, MOST_DATES, removeDate, saveDate } from "../folder/folder.ts";
import { saveFile } from "../folder/save-file.ts";
import { Icon } from "../icons/icon.tsx";
import { formatDate } from "../words/format.ts";
import {
	DATE_FIELDS,
	type DateFault,
	isClockWrong,
	readTypedDate,
	sayDistance,
	writeDatesFile,
} from "./folder-date.ts";
import { useChange, useFolder, useIsHere, useTools } from "./use-folder.tsx";

const ABOUT = "sobre";
const TEXT_CALENDAR = "text/calendar";

interface Spoken {
	language: Language;
	texts: FolderTexts;
	today: string;
	madeOn: string;
}

/** "20 de noviembre de 2026, 8:00. Faltan 3 días". */
export function sayDate({ day, time }: FolderDate, { language, texts, today, madeOn }: Spoken): string {
	const moment = [formatDate(day, language), ...(time ? [time.replace(/^0/, "")] : [])].join(", ");
	const distance = sayDistance(day, today, madeOn, texts);
	return distance === null ? moment : `${moment}. ${distance}`;
}

/** Appointments and last days, and the form that notes them; without scripts it gives a file for the calendar. */
export function FolderDates() {
	const { texts, language, madeOn, tell } = useTools();
	const { folder } = useFolder();
	const change = useChange();
	const heading = useRef<HTMLHeadingElement>(null);
	const dates = listDates(folder);
	const today = guatemalaToday();
	const spoken = { texts, language, madeOn, today };

	function remove({ id, what }: FolderDate) {
		heading.current?.focus();
		change(removeDate(id), fill(texts.removed, { name: what }));
	}

	function download(some: readonly FolderDate[]) {
		const page = new URL(addresses.folder.to(), location.origin).href;
		saveFile(writeDatesFile(some, texts, page), `${some[0]?.day}.ics`, TEXT_CALENDAR);
	}

	function note(date: FolderDate) {
		if (dates.length >= MOST_DATES) return tell(texts.coming.full);
		change(saveDate(date), fill(texts.dates.saved, { what: date.what }));
	}

	return (
		<section id="fechas" className={dates.length === 0 ? "screen-only" : undefined} aria-labelledby="fechas-titulo">
			<h2 ref={heading} id="fechas-titulo" tabIndex={-1}>
				{texts.dates.title}
			</h2>
			<p className="screen-only">{texts.dates.hint}</p>
			{dates.length > 0 && isClockWrong(today, madeOn) && (
				<p className="folder-changed screen-only">
					<Icon name="triangle-alert" />
					{texts.dates.clock}
				</p>
			)}
			{dates.length > 0 && (
				<ul className="folder-date-list">
					{dates.map((date) => (
						<li key={date.id} data-state={date.day < today ? "past" : undefined}>
							<p>
								<b>{date.what}</b>
								<br />
								{sayDate(date, spoken)}
							</p>
							<p className="folder-tools screen-only">
								<Button onClick={() => download([date])}>
									<Icon name="calendar" />
									{texts.dates.calendar}
									<span className="visually-hidden">: {date.what}</span>
								</Button>
								<Button
									kind="icon"
									aria-label={fill(texts.dates.remove, { what: date.what })}
									onClick={() => remove(date)}
								>
									<Icon name="trash-2" />
								</Button>
							</p>
						</li>
					))}
				</ul>
			)}
			{dates.length > 1 && (
				<p className="screen-only">
					<Button onClick={() => download(dates)}>
						<Icon name="calendar" />
						{texts.dates.all}
					</Button>
				</p>
			)}
			<DateForm onNoted={note} />
		</section>
	);
}

function DateForm({ onNoted }: { onNoted: (date: FolderDate) => void }) {
	const { texts } = useTools();
	const { folder } = useFolder();
	const isHere = useIsHere();
	const [faults, setFaults] = useState<readonly DateFault[]>([]);
	const words = texts.dates;
	const idOf = (name: keyof typeof DATE_FIELDS) => `fecha-${DATE_FIELDS[name]}`;
	const fault = (name: DateFault) => (faults.includes(name) ? words.faults[name] : undefined);

	function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		const typed = new FormData(form);
		const read = readTypedDate(typed);
		if ("faults" in read) return setFaults(read.faults);
		setFaults([]);
		const about = typed.get(ABOUT);
		onNoted({ ...read.date, id: crypto.randomUUID(), about: typeof about === "string" ? about : "" });
		form.reset();
	}

	return (
		<Form
			className="folder-form screen-only"
			method="post"
			action={addresses.folderDate.to()}
			reloadDocument
			autoComplete="off"
			data-held
			// Without scripts the browser says what is missing.
			noValidate={isHere}
			onSubmit={submit}
		>
			<FaultSummary
				faults={faults.map((each) => ({ id: idOf(each), text: words.faults[each] }))}
				refusal={faults.length > 0 ? faults : undefined}
			/>
			<FormField id={idOf("what")} label={words.what} fault={fault("what")}>
				{(attributes) => <input {...attributes} type="text" name={DATE_FIELDS.what} required maxLength={200} />}
			</FormField>
			<FormField id={idOf("day")} label={words.day} fault={fault("day")}>
				{(attributes) => (
					<input {...attributes} type="date" name={DATE_FIELDS.day} required min="2020-01-01" max="2100-12-31" />
				)}
			</FormField>
			<FormField id={idOf("time")} label={words.time} hint={words.timeHint} fault={undefined}>
				{(attributes) => <input {...attributes} type="time" name={DATE_FIELDS.time} />}
			</FormField>
			{folder.entries.length > 0 && (
				<FormField id="fecha-sobre" label={words.about} fault={undefined}>
					{(attributes) => (
						<select {...attributes} name={ABOUT}>
							<option value="">{words.aboutNone}</option>
							{folder.entries.map((entry) => (
								<option key={entryKey(entry)} value={entryKey(entry)}>
									{entry.name}
								</option>
							))}
						</select>
					)}
				</FormField>
			)}
			<p>
				<Button type="submit" kind="primary">
					<Icon name="calendar" />
					{words.save}
				</Button>
			</p>
		</Form>
	);
}
