import type { HTMLInputTypeAttribute, ReactNode } from "react";
import type { DeskLanguage } from "../../domain/language.ts";
import { FRAME_TEXTS } from "./texts.ts";

interface FieldProps {
	name: string;
	label: ReactNode;
	hint?: ReactNode;
	/** What to do about what was typed. */
	fault?: string | undefined;
	isRequired?: boolean;
}

interface InputProps extends FieldProps {
	type?: HTMLInputTypeAttribute;
	value?: string;
	autoComplete?: string;
	inputMode?: "numeric" | "decimal" | "email" | "url" | "tel";
	most?: number;
	pattern?: string;
}

/** Names of the hint and the fault of a field, for `aria-describedby`. */
function describedBy({ name, hint, fault }: Pick<FieldProps, "name" | "hint" | "fault">): string | undefined {
	return [hint && `${name}-ayuda`, fault && `${name}-error`].filter(Boolean).join(" ") || undefined;
}

function Around({ name, label, hint, fault, children }: FieldProps & { children: ReactNode }) {
	return (
		<div className="field" data-state={fault ? "faulty" : undefined}>
			<label htmlFor={name}>{label}</label>
			{hint && (
				<p id={`${name}-ayuda`} className="hint">
					{hint}
				</p>
			)}
			{fault && (
				<p id={`${name}-error`} className="fault">
					{fault}
				</p>
			)}
			{children}
		</div>
	);
}

/** One line of text with its label, hint and fault. */
export function InputField({ value, type = "text", isRequired, most, ...field }: InputProps) {
	const { name, autoComplete, inputMode, pattern, fault } = field;
	return (
		<Around {...field}>
			<input
				{...{ id: name, name, type, autoComplete, inputMode, pattern }}
				defaultValue={value}
				required={isRequired}
				maxLength={most}
				aria-invalid={fault ? true : undefined}
				aria-describedby={describedBy(field)}
			/>
		</Around>
	);
}

/** A text of several lines. */
export function TextField({
	value,
	isRequired,
	rows = 3,
	most,
	...field
}: FieldProps & { value?: string; rows?: number; most?: number }) {
	return (
		<Around {...field}>
			<textarea
				{...{ id: field.name, name: field.name, rows }}
				defaultValue={value}
				required={isRequired}
				maxLength={most}
				aria-invalid={field.fault ? true : undefined}
				aria-describedby={describedBy(field)}
			/>
		</Around>
	);
}

export interface Option {
	value: string;
	label: string;
}

/** A choice among a few. */
export function SelectField({
	value,
	options,
	isRequired,
	...field
}: FieldProps & { value?: string; options: readonly Option[] }) {
	return (
		<Around {...field}>
			<select
				{...{ id: field.name, name: field.name }}
				defaultValue={value}
				required={isRequired}
				aria-invalid={field.fault ? true : undefined}
				aria-describedby={describedBy(field)}
			>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</Around>
	);
}

/** A box to tick; its value is "si". */
export function TickField({ name, label, hint, isTicked }: FieldProps & { isTicked?: boolean }) {
	return (
		<div className="field tick">
			<label htmlFor={name}>
				<input
					id={name}
					name={name}
					type="checkbox"
					value="si"
					defaultChecked={isTicked}
					aria-describedby={describedBy({ name, hint })}
				/>
				{label}
			</label>
			{hint && (
				<p id={`${name}-ayuda`} className="hint">
					{hint}
				</p>
			)}
		</div>
	);
}

/**
 * For what answers a form: the reading and the key Tab go on there, not at the first link of the menu. Browsers pass it
 * over where the address leads into the page.
 */
export const TAKES_FOCUS = { tabIndex: -1, autoFocus: true } as const;

interface FaultsProps {
	title: string;
	faults: readonly { to?: string; text: string }[];
	/** Whether they answer what was just sent. */
	isAnswer?: boolean;
}

/** What is wrong with the form as a whole, above it. */
export function Faults({ title, faults, isAnswer = true }: FaultsProps) {
	if (faults.length === 0) return null;
	return (
		<div className="notice" data-kind="fault" role="alert" {...(isAnswer && TAKES_FOCUS)}>
			<h2>{title}</h2>
			<ul>
				{faults.map(({ to, text }) => (
					<li key={`${to} ${text}`}>{to ? <a href={`#${to}`}>{text}</a> : text}</li>
				))}
			</ul>
		</div>
	);
}

interface ResendProps {
	form: FormData;
	language: DeskLanguage;
	reason: string;
	/** Offers to sign in in another tab. */
	signIn?: boolean;
}

/** Passwords and codes are never written into a page. */
const SECRET = /clave|password|token|^(?:codigo|code)/i;

/** What was typed and could not be saved, in a form that sends it again to the same address. Files have to be chosen again. */
export function Resend({ form, language, reason, signIn = false }: ResendProps) {
	const t = FRAME_TEXTS[language];
	const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
	const kept = fields.filter(([name]) => !SECRET.test(name));
	return (
		<>
			<p>{reason}</p>
			{signIn && (
				<p>
					<a href="/entrar" target="_blank" rel="noopener">
						{t.signInElsewhere}
					</a>
				</p>
			)}
			<form method="post" className="stack">
				{kept.map(([name, value], position) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the same name may come several times, and nothing moves.
					<input key={position} type="hidden" name={name} value={value} />
				))}
				<p>
					<button type="submit" className="button" data-kind="primary">
						{t.sendAgain}
					</button>
				</p>
			</form>
			<details>
				<summary>{t.typed}</summary>
				<dl className="typed">
					{kept
						.filter(([, value]) => value.trim() !== "")
						.map(([name, value], position) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: as above.
							<div key={position}>
								<dt>{name}</dt>
								<dd>{value}</dd>
							</div>
						))}
				</dl>
			</details>
		</>
	);
}
