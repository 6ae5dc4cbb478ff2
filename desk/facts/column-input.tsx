import { CATEGORIES } from "../../domain/catalogue/category.ts";
import type { Field } from "../../domain/fields/fields.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { nameColumn } from "../drafts/column-names.ts";
import { InputField, type Option, SelectField, TextField, TickField } from "../frame/fields.tsx";
import { LONG_TEXTS } from "./read-record-form.ts";
import { FACT_TEXTS } from "./texts.ts";

/** How an editor reads what the catalogue keeps in Spanish. */
const WORDS_IN_ENGLISH: Readonly<Record<string, string>> = {
	confirmado: "confirmed",
	contradicho: "contradicted",
	"sin fuente": "without a source",
	plazo: "deadline",
	antes: "so long before an event",
	vigencia: "validity",
	días: "days",
	"días hábiles": "working days",
	meses: "months",
	años: "years",
};

/** What every field of one form shares. */
export interface FormAround {
	language: DeskLanguage;
	/** Faults by the name of their field. */
	faults: ReadonlyMap<string, string>;
	institutions: readonly Option[];
}

interface ColumnProps {
	/** What stands before the column in the field's name: `procedures`, `datos.costo`, `pagos.2`. */
	prefix: string;
	column: string;
	field: Field;
	/** As it lies in the draft: also what is no value of its kind. */
	value: unknown;
	around: FormAround;
}

/** The field of a form for one column, by its kind. */
export function ColumnInput({ prefix, column, field, value, around }: ColumnProps) {
	const { language, faults, institutions } = around;
	const t = FACT_TEXTS[language];
	const name = `${prefix}.${column}`;
	const shared = { name, label: nameColumn(column, language), fault: faults.get(name) };
	const text = value === null || value === undefined ? "" : String(value);
	if (column === "institution_id") return <SelectField {...shared} value={text} options={[empty(), ...institutions]} />;
	if (column === "category")
		return <SelectField {...shared} value={text} options={[empty(), ...listCategories(text)]} />;
	switch (field.kind) {
		case "flag":
			return (
				<div>
					<input type="hidden" name={name} value="no" />
					<TickField {...shared} isTicked={value === true} />
					{shared.fault && <p className="fault">{shared.fault}</p>}
				</div>
			);
		case "list": {
			const lines = Array.isArray(value) ? value : [];
			const hint = column === "steps" || column === "requirements" ? t.onePerLine : t.listHint;
			return (
				<TextField
					{...shared}
					hint={hint}
					value={lines.join("\n")}
					rows={Math.min(Math.max(lines.length + 2, 3), 16)}
				/>
			);
		}
		case "choice":
			return <SelectField {...shared} value={text} options={[empty(), ...field.words.map(sayOption)]} />;
		case "scale":
			return <SelectField {...shared} value={text} options={[empty(), ...listSteps(field.steps)]} />;
		case "date":
			return <InputField {...shared} type="date" value={text} />;
		case "number":
			return <InputField {...shared} inputMode="decimal" value={text} />;
		case "webAddress":
			return <InputField {...shared} inputMode="url" value={text} />;
		default:
			return LONG_TEXTS.includes(column) || text.length > 80 ? (
				<TextField {...shared} value={text} rows={Math.min(Math.max(Math.ceil(text.length / 60), 2), 10)} />
			) : (
				<InputField {...shared} value={text} />
			);
	}

	function empty(): Option {
		return { value: "", label: t.choose };
	}

	function sayOption(word: string): Option {
		return { value: word, label: (language === "en" && WORDS_IN_ENGLISH[word]) || word };
	}

	function listSteps(steps: readonly number[]): Option[] {
		return steps.map((step) => ({
			value: String(step),
			label: column === "demanda" ? (t.demand[step] ?? "") : String(step),
		}));
	}
}

function asOption(word: string): Option {
	return { value: word, label: word };
}

/** The portal's categories, and the one that the record has where it is none of them. */
function listCategories(current: string): Option[] {
	const names = CATEGORIES.map(({ name }) => name);
	return (current === "" || names.includes(current) ? names : [current, ...names]).map(asOption);
}
