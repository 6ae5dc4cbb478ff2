import { NETWORK_IDS } from "../../content/brand.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { DESK_LANGUAGES } from "../../domain/language.ts";
import { DESTINATIONS } from "../../domain/site-documents/document-shape.ts";
import { ASSOCIATION_LENGTHS, MOST_NOTICE_LETTERS, SEVERITIES } from "../../domain/site-documents/site-texts.ts";
import { InputField, SelectField, TextField, TickField } from "../frame/fields.tsx";
import type { Fields, TextDocument } from "./text-documents.ts";
import { LABELS, ROOM_TEXTS, SEVERITY_TEXTS } from "./texts.ts";

export interface FieldsProps {
	document: TextDocument;
	/** What the form holds, and what the release says. */
	fields: Fields;
	release: Fields;
	faults: ReadonlyMap<string, string>;
	language: DeskLanguage;
}

const LENGTHS: Readonly<Record<string, number>> = { title: 60, text: 140, linkLabel: 40 };
const LONG = ["important.text", "experience.text"];

/** What a field is called: its path without numbers and languages, in words. */
export function labelOf(path: string, language: DeskLanguage): string {
	const parts = path.split(".");
	const name = parts.filter((part) => !/^\d+$/.test(part) && part !== "es" && part !== "en").join(".");
	const spoken = DESK_LANGUAGES.find((each) => parts.includes(each));
	const number = parts.find((part) => /^\d+$/.test(part));
	const label = LABELS[name]?.[language] ?? name;
	const place = number && name.includes(".") ? `${Number(number) + 1}. ` : "";
	return `${place}${label}${spoken ? ` (${ROOM_TEXTS[language].language[spoken]})` : ""}`;
}

/** The fields of one form. */
export function TextFields(props: FieldsProps) {
	const { document, language } = props;
	switch (document.id) {
		case "association":
			return (
				<>
					<Line {...props} path="email" type="email" most={ASSOCIATION_LENGTHS.email} />
					<Line {...props} path="answerDays" inputMode="numeric" most={3} />
					<Line {...props} path="location" most={ASSOCIATION_LENGTHS.location} />
					<Both {...props} path="hours" most={ASSOCIATION_LENGTHS.hours} />
					<Line {...props} path="community" type="url" most={ASSOCIATION_LENGTHS.address} />
					{NETWORK_IDS.map((id) => (
						<Line key={id} {...props} path={`networks.${id}`} type="url" most={ASSOCIATION_LENGTHS.address} />
					))}
				</>
			);
		case "promo":
			return (
				<>
					<Tick {...props} path="isOn" />
					<div className="columns">
						<Line {...props} path="from" type="date" />
						<Line {...props} path="until" type="date" />
					</div>
					<Invitation {...props} path="" />
				</>
			);
		case "notices":
			return (
				<>
					<fieldset className="group">
						<legend>{LABELS.site?.[language]}</legend>
						<Tick {...props} path="site.isOn" />
						<SelectField
							name="site.severity"
							label={labelOf("site.severity", language)}
							value={props.fields["site.severity"] ?? ""}
							options={SEVERITIES.map((value) => ({ value, label: SEVERITY_TEXTS[value][language] }))}
						/>
						<div className="columns">
							<Line {...props} path="site.from" type="datetime-local" />
							<Line {...props} path="site.until" type="datetime-local" />
						</div>
						<Both {...props} path="site.words" most={MOST_NOTICE_LETTERS} isLong />
					</fieldset>
					{(["important", "experience"] as const).map((path) => (
						<fieldset key={path} className="group">
							<legend>{LABELS[path]?.[language]}</legend>
							<Both {...props} path={`${path}.*.title`} most={60} />
							<Both {...props} path={`${path}.*.text`} most={300} isLong />
						</fieldset>
					))}
				</>
			);
		default:
			return null;
	}
}

/** Title, text and link of what leads to one page, in both languages; `path` ends with a dot or is empty. */
export function Invitation(props: FieldsProps & { path: string }) {
	const { path, fields, faults, language } = props;
	const to = `${path}to`;
	return (
		<>
			<SelectField
				name={to}
				label={labelOf(to, language)}
				fault={faults.get(to)}
				value={fields[to] ?? ""}
				options={DESTINATIONS.map((value) => ({ value, label: value }))}
			/>
			{Object.entries(LENGTHS).map(([part, most]) => (
				<Both key={part} {...props} path={`${path}words.*.${part}`} most={most} isLong={part === "text"} />
			))}
		</>
	);
}

interface PartProps extends FieldsProps {
	path: string;
	most?: number;
	type?: "email" | "url" | "date" | "datetime-local";
	inputMode?: "numeric";
	isLong?: boolean;
}

/** One text in both languages beside each other; a star in the path stands for the language, else it comes last. */
export function Both({ path, ...props }: PartProps) {
	return (
		<div className="columns">
			{DESK_LANGUAGES.map((each) => (
				<Line key={each} {...props} path={path.includes("*") ? path.replace("*", each) : `${path}.${each}`} />
			))}
		</div>
	);
}

/** One field with its label, what the release says, and what is wrong with it. */
export function Line({ document, path, fields, release, faults, language, most, type, inputMode, isLong }: PartProps) {
	const t = ROOM_TEXTS[language];
	const isListed = document.list && path.startsWith(`${document.list.key}.`);
	const said = isListed ? undefined : release[path];
	const isTold = said !== undefined && said !== fields[path];
	const shared = {
		name: path,
		label: labelOf(path, language),
		fault: faults.get(path),
		value: fields[path] ?? "",
		...(isTold && { hint: `${t.release} ${said || t.nothing}` }),
		...(most !== undefined && { most }),
	};
	const isLongText = isLong || LONG.some((end) => path.endsWith(end));
	if (isLongText) return <TextField {...shared} rows={3} />;
	return <InputField {...shared} {...(type && { type })} {...(inputMode && { inputMode })} />;
}

function Tick({ path, fields, language }: FieldsProps & { path: string }) {
	return <TickField name={path} label={labelOf(path, language)} isTicked={fields[path] === "si"} />;
}
