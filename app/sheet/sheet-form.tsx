import { fill } from "../../content/fill.ts";
import { DEPARTMENT_IDS, DEPARTMENTS } from "../../domain/offices/departments.ts";
import { ANYWHERE } from "../../domain/offices/near.ts";
import { addresses } from "../address/addresses.ts";
import { DataText } from "../components/facts.tsx";
import { Form } from "../components/form.tsx";
import { Button } from "../components/link.tsx";
import { EmptyState } from "../components/message.tsx";
import { WayWords } from "../components/way-words.tsx";
import { Icon } from "../icons/icon.tsx";
import { useText } from "../words/text.ts";
import type { SheetView } from "./sheet-view.ts";

type Worded = Pick<SheetView, "form" | "texts">;

const { ids, office, shape, letters, department, text } = addresses.sheet.query;
const SHAPES = ["cuaderno", "plan"] as const;

/** What was wrong in the address, each in a line of its own. */
export function SheetNotices({ notices }: Pick<SheetView, "notices">) {
	if (notices.length === 0) return null;
	return (
		<div className="sheet-notices" role="status">
			{notices.map((words) => (
				<p key={words.text} className="experience-warning">
					<Icon name="triangle-alert" />
					<span>
						<WayWords words={words} />
					</span>
				</p>
			))}
		</div>
	);
}

/** Which procedures, for whom and how large; sent as a question that makes the address of the sheet. */
export function SheetForm({ form, texts: { form: words } }: Worded) {
	const { language } = useText();
	const { chosen, found, most, isFull, isLarge } = form;
	return (
		<Form className="sheet-form" action={addresses.sheet.to()} preventScrollReset>
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
				<div>
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
			<div>
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
			<fieldset>
				<legend>{words.shape}</legend>
				{SHAPES.map((each) => (
					<label key={`${each} ${form.shape}`} className="sheet-tick">
						<input type="radio" name={shape.name} value={each} defaultChecked={each === form.shape} />
						{words.shapes[each]}
					</label>
				))}
			</fieldset>
			<label key={String(isLarge)} className="sheet-tick">
				<input type="checkbox" name={letters.name} value="grande" defaultChecked={isLarge} />
				{words.large}
			</label>
			<p>
				<Button type="submit" kind="primary">
					<Icon name="file-text" />
					{words.submit}
				</Button>
			</p>
		</Form>
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
		<fieldset>
			<legend>{title}</legend>
			{hint && <p>{hint}</p>}
			{children.map(({ id, name }) => (
				<label key={id} className="sheet-tick">
					<input type="checkbox" name={ids.name} value={id} defaultChecked={isTicked} />
					<span>
						<DataText>{name}</DataText>
					</span>
				</label>
			))}
		</fieldset>
	);
}

export function EmptySheet({ form: { most }, texts: { empty } }: Worded) {
	return (
		<div className="page sheet-empty">
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
