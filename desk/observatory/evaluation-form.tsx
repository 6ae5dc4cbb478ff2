import { formatDate } from "../../app/words/format.ts";
import type { RecordContent, RecordRow } from "../../domain/desk/record.ts";
import { readDate } from "../../domain/fields/read-value.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { judgeIndicator } from "../../domain/observatory/evaluation.ts";
import type { IndicatorEntry } from "../../domain/observatory/indicators.ts";
import { DIMENSIONS, INDICATORS_BY_DIMENSION } from "../../domain/observatory/indicators.ts";
import { readObservatoryRecord } from "../../domain/observatory/observatory-record.ts";
import { ONLINE_SHARES, reasonOf, verdictOf } from "../../domain/observatory/scales.ts";
import { MOST_EVALUATOR_LETTERS, MOST_EVIDENCE_LETTERS } from "../../domain/site-documents/evidence.ts";
import { InputField, SelectField, TextField } from "../frame/fields.tsx";
import { evidenceIn, evidencePart, NO_ANSWER, OWN_NAME, SIGNATURE, signatureOf, TEAM } from "./read-evaluation-form.ts";
import { OBSERVATORY_TEXTS } from "./texts.ts";

const ANSWERS = ["si", "parcial", "no", NO_ANSWER] as const;

export interface EvaluationFormProps {
	content: RecordContent;
	language: DeskLanguage;
	/** The name of who evaluates. */
	evaluator: string;
	/** Faults by the name of their field. */
	faults: ReadonlyMap<string, string>;
	/** What does not go with the catalogue, by indicator. */
	warnings: ReadonlyMap<string, readonly string[]>;
}

/** Every indicator by dimension: its answer, why, and what shows it. */
export function EvaluationFields(props: EvaluationFormProps) {
	const { content, language, evaluator, faults } = props;
	const t = OBSERVATORY_TEXTS[language];
	const [row = {}] = content.observatory ?? [];
	return (
		<>
			<nav aria-label={t.parts}>
				<ul className="row">
					{DIMENSIONS.map(({ key, name }) => (
						<li key={key}>
							<a className="link" href={`#tema-${key}`}>
								{name[language]}
							</a>
						</li>
					))}
				</ul>
			</nav>
			<InputField
				name="tramite"
				label={t.tableName}
				value={textIn(row, "tramite")}
				most={300}
				fault={faults.get("tramite")}
			/>
			<Signature {...{ language, evaluator }} chosen={signatureOf(content, evaluator)} />
			{DIMENSIONS.map(({ key, name }) => (
				<fieldset key={key} className="group" id={`tema-${key}`}>
					<legend>{name[language]}</legend>
					{INDICATORS_BY_DIMENSION[key].map((indicator) => (
						<IndicatorFields key={indicator.key} {...{ indicator, row }} {...props} />
					))}
				</fieldset>
			))}
		</>
	);
}

/** Under which name citizens read who evaluated. */
function Signature({ language, evaluator, chosen }: { language: DeskLanguage; evaluator: string; chosen: string }) {
	const t = OBSERVATORY_TEXTS[language];
	const choices = [
		{ value: OWN_NAME, label: `${t.ownName}: ${evaluator}` },
		{ value: TEAM, label: t.team },
	];
	return (
		<fieldset className="group">
			<legend>{t.signature}</legend>
			<p className="hint">{t.signatureHint}</p>
			<div className="row">
				{choices.map(({ value, label }) => (
					<label key={value} className="choice">
						<input type="radio" name={SIGNATURE} value={value} defaultChecked={value === chosen} />
						{label}
					</label>
				))}
			</div>
		</fieldset>
	);
}

function IndicatorFields({
	indicator,
	row,
	content,
	language,
	faults,
	warnings,
}: EvaluationFormProps & { indicator: IndicatorEntry; row: RecordRow }) {
	const t = OBSERVATORY_TEXTS[language];
	const { key } = indicator;
	const evidence = evidenceIn(content);
	const [by, on] = [evidencePart(evidence, key, "by"), evidencePart(evidence, key, "on")];
	const fault = (field: string) => faults.get(`${field}.${key}`);
	return (
		<fieldset className="group indicator" id={key}>
			<legend>{indicator.name[language]}</legend>
			{warnings.get(key)?.map((words) => (
				<p key={words} className="notice" data-kind="warning">
					{words}
				</p>
			))}
			{indicator.kind === "figure" ? (
				<Figure {...{ indicator, row, language }} fault={fault("valor")} />
			) : (
				<Answer {...{ indicator, row, language }} fault={fault("razon")} />
			)}
			<div className="indicator-evidence">
				<InputField
					name={`evidencia.${key}`}
					label={t.source}
					value={evidencePart(evidence, key, "source")}
					most={MOST_EVIDENCE_LETTERS}
					fault={fault("evidencia")}
				/>
				<details open={[fault("evidencia"), fault("quien"), fault("dia")].some(Boolean)}>
					<summary>{by === "" ? t.byAndOn : [by, on && sayDate(on, language)].filter(Boolean).join(", ")}</summary>
					<div className="columns">
						<InputField
							name={`quien.${key}`}
							label={t.by}
							hint={t.byHint}
							value={by}
							most={MOST_EVALUATOR_LETTERS}
							fault={fault("quien")}
						/>
						<InputField name={`dia.${key}`} type="date" label={t.on} hint={t.onHint} value={on} fault={fault("dia")} />
					</div>
				</details>
			</div>
		</fieldset>
	);
}

interface PartProps {
	indicator: IndicatorEntry;
	row: RecordRow;
	language: DeskLanguage;
	fault: string | undefined;
}

/** Sí, Parcial, No or Sin dato, and why. */
function Answer({ indicator: { key }, row, language, fault }: PartProps) {
	const t = OBSERVATORY_TEXTS[language];
	const text = textIn(row, key);
	const chosen = verdictOf(text) ?? NO_ANSWER;
	return (
		<>
			<div className="row">
				{ANSWERS.map((answer) => (
					<label key={answer} className="choice">
						<input type="radio" name={`respuesta.${key}`} value={answer} defaultChecked={answer === chosen} />
						{t.answers[answer]}
					</label>
				))}
			</div>
			<TextField
				name={`razon.${key}`}
				label={t.reason}
				value={reasonOf(text) ?? ""}
				rows={2}
				most={600}
				fault={fault}
			/>
		</>
	);
}

/** A share or a number, which a scale judges. */
function Figure({ indicator: { key }, row, language, fault }: PartProps) {
	const t = OBSERVATORY_TEXTS[language];
	const record = readObservatoryRecord(row)?.row;
	const verdict = record ? judgeIndicator(record, key) : null;
	const counts = `${t.counts}: ${t.answers[verdict ?? NO_ANSWER]}`;
	const shared = { name: `valor.${key}`, value: textIn(row, key), hint: counts, fault };
	if (key !== "completamente_en_linea") return <InputField {...shared} label={t.number} inputMode="numeric" />;
	const options = ONLINE_SHARES.map((share) => ({ value: String(share), label: t.shares[share] }));
	return <SelectField {...shared} label={t.share} options={[{ value: "", label: t.unknown }, ...options]} />;
}

/** A day as it was typed where it is none. */
function sayDate(day: string, language: DeskLanguage): string {
	const { value } = readDate(day);
	return value === null ? day : formatDate(value, language);
}

function textIn(row: RecordRow, column: string): string {
	const value = row[column];
	return value === null || value === undefined ? "" : String(value);
}
