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

const { ids, office, shape, letters, department, text } = addresses.sheet.query;
const SHAPES = ["cuaderno", "plan"] as const;

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
	const { chosen, found, most, isFull, isLarge } = form;
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
			<Choice
				id="hoja-departamento"
				name={department.name}
				label={words.department}
				chosen={form.department ?? ANYWHERE}
				choices={[
					{ id: ANYWHERE, name: words.anywhere },
					...DEPARTMENT_IDS.map((id) => ({ id, name: DEPARTMENTS[id], isName: true })),
				]}
			/>
			<Choice
				id="hoja-forma"
				name={shape.name}
				label={words.shape}
				chosen={form.shape}
				choices={SHAPES.map((id) => ({ id, name: words.shapes[id] }))}
			/>
			<div className="report-field">
				<label key={String(isLarge)} className="report-check">
					<input type="checkbox" name={letters.name} value="grande" defaultChecked={isLarge} />
					{words.large}
				</label>
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

interface ChoiceProps {
	id: string;
	name: string;
	label: string;
	chosen: string;
	/** `isName` of what is called the same in every language. */
	choices: readonly { id: string; name: string; isName?: boolean }[];
}

function Choice({ id, name, label, chosen, choices }: ChoiceProps) {
	const { language } = useText();
	return (
		<div className="report-field">
			<label htmlFor={id}>{label}</label>
			<select key={chosen} id={id} name={name} defaultValue={chosen} autoComplete="off">
				{choices.map((each) => (
					<option key={each.id} value={each.id} lang={each.isName && language !== "es" ? "es" : undefined}>
						{each.name}
					</option>
				))}
			</select>
		</div>
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
				<label key={id} className="report-check">
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
