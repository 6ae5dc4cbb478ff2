import type { ReactNode } from "react";
import { fill } from "../../content/fill.ts";
import { DEPARTMENT_IDS, DEPARTMENTS } from "../../domain/offices/departments.ts";
import { ANYWHERE } from "../../domain/offices/near.ts";
import { addresses } from "../address/addresses.ts";
import { DataText } from "../components/facts.tsx";
import { Form } from "../components/form.tsx";
import { Button } from "../components/link.tsx";
import { EmptyState } from "../components/message.tsx";
import { Icon } from "../icons/icon.tsx";
import { useText } from "../words/text.ts";
import { spellWords } from "./said-words.ts";
import { Words } from "./sheet-parts.tsx";
import type { SheetView } from "./sheet-view.ts";

type Worded = Pick<SheetView, "form" | "texts">;

const { ids, office, isPlan, isLarge, department, text } = addresses.sheet.query;

/** What was wrong in the address, each in a line of its own. */
export function SheetNotices({ notices }: Pick<SheetView, "notices">) {
	if (notices.length === 0) return null;
	return (
		<div className="plan-notices" role="status">
			{notices.map((words) => (
				<p key={spellWords(words)} className="experience-warning">
					<Icon name="triangle-alert" />
					<span>
						<Words of={words} />
					</span>
				</p>
			))}
		</div>
	);
}

/** Which procedures, for whom and how large; sent as a question that makes the address of the sheet. */
export function SheetForm({ form, texts: { form: words } }: Worded) {
	const { language } = useText();
	const { chosen, found, most, isFull } = form;
	return (
		<Form className="panel" action={addresses.sheet.to()} preventScrollReset>
			<h2>{words.title}</h2>
			{form.office && <input type="hidden" name={office.name} value={form.office} />}
			{chosen.length > 0 && (
				<Ticks title={words.chosen} hint={words.chosenHint} isTicked>
					{chosen}
				</Ticks>
			)}
			{isFull ? (
				<p>{fill(words.full, { most })}</p>
			) : (
				<div className="report-field">
					<label htmlFor="hoja-texto">{words.search}</label>
					<input
						key={form.text}
						id="hoja-texto"
						type="search"
						name={text.name}
						defaultValue={form.text}
						maxLength={200}
						autoComplete="off"
					/>
				</div>
			)}
			{found !== null && !isFull && (
				<div role="status">
					{found.length > 0 ? (
						<Ticks title={words.found} isTicked={false}>
							{found}
						</Ticks>
					) : (
						<p>{fill(words.none, { text: form.text })}</p>
					)}
				</div>
			)}
			<div className="report-field">
				<label htmlFor="hoja-departamento">{words.department}</label>
				<select
					key={form.department}
					id="hoja-departamento"
					name={department.name}
					defaultValue={form.department ?? ANYWHERE}
					autoComplete="off"
				>
					<option value={ANYWHERE}>{words.anywhere}</option>
					{DEPARTMENT_IDS.map((id) => (
						<option key={id} value={id} lang={language === "es" ? undefined : "es"}>
							{DEPARTMENTS[id]}
						</option>
					))}
				</select>
			</div>
			<div className="report-field">
				<Tick key={`plan ${form.isPlan}`} name={isPlan.name} value="1" isTicked={form.isPlan}>
					{words.plan}
				</Tick>
				<Tick key={`grande ${form.isLarge}`} name={isLarge.name} value="1" isTicked={form.isLarge}>
					{words.large}
				</Tick>
			</div>
			<p>
				<Button type="submit" kind="primary">
					<Icon name="file-text" />
					{words.submit}
				</Button>
			</p>
		</Form>
	);
}

interface TickProps {
	name: string;
	value: string;
	isTicked: boolean;
	children: ReactNode;
}

function Tick({ name, value, isTicked, children }: TickProps) {
	return (
		<label className="report-check">
			<input type="checkbox" name={name} value={value} defaultChecked={isTicked} />
			<span>{children}</span>
		</label>
	);
}

interface TicksProps {
	title: string;
	hint?: string;
	isTicked: boolean;
	children: readonly { id: string; name: string }[];
}

/** Procedures, each with a box to tick. */
function Ticks({ title, hint, isTicked, children }: TicksProps) {
	return (
		<fieldset className="report-field">
			<legend>
				<b>{title}</b>
			</legend>
			{hint && <p>{hint}</p>}
			{children.map(({ id, name }) => (
				<Tick key={id} name={ids.name} value={id} isTicked={isTicked}>
					<DataText>{name}</DataText>
				</Tick>
			))}
		</fieldset>
	);
}

export function EmptySheet({ form: { most }, texts: { empty } }: Worded) {
	return (
		<div className="page plan-empty">
			<EmptyState title={empty.title} icon="file-text">
				<p>{fill(empty.text, { most })}</p>
				<p className="message-actions">
					<Button kind="primary" to={addresses.catalogue.to()}>
						{empty.catalogue}
					</Button>
					<Button to={addresses.plan.to()}>{empty.plan}</Button>
				</p>
			</EmptyState>
		</div>
	);
}
