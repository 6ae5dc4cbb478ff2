import { z } from "zod";
import { listDoubtfulDates } from "../domain/facts/doubtful-dates.ts";
import { FACT_STATUSES, LONGEST_NOTE, PROVABLE_FIELDS } from "../domain/facts/procedure-fact.ts";
import { FEE_CURRENCIES, isRangeSound } from "../domain/facts/procedure-fee.ts";
import type { FactProblem } from "./check.ts";
import { text, webAddress } from "./rules.ts";

/** The three files beside the records, each by id of the procedure. */
export interface DetailFiles {
	facts: unknown;
	fees: unknown;
	places: unknown;
}

const date = z.iso.date();
const amount = z.number().min(0).nullable();

const factSchema = z
	.strictObject({
		source: webAddress.nullable(),
		published: date.nullable(),
		read: date.nullable(),
		status: z.enum(FACT_STATUSES),
		note: text.max(LONGEST_NOTE).nullable(),
		other_value: text.nullable(),
		other_source: webAddress.nullable(),
	})
	.superRefine(({ status, source, read, other_value, other_source }, context) => {
		const refuse = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
		if (status === "confirmado" && source === null) refuse("source", "confirmado needs the page that says it");
		if (status === "confirmado" && read === null) refuse("read", "confirmado needs the day on which it was read");
		if (status === "contradicho" && other_value === null)
			refuse("other_value", "contradicho needs what the other says");
		if (status !== "contradicho" && other_value !== null) refuse("other_value", "only a contradicho has another value");
		if (status === "sin fuente" && source !== null) refuse("source", "sin fuente has none");
		if (status === "sin fuente" && other_source !== null) refuse("other_source", "sin fuente has none");
		if (other_source !== null && other_source === source) refuse("other_source", "is the same page as source");
	});

const feeSchema = z
	.strictObject({
		concept: text,
		amount,
		up_to: amount,
		currency: z.enum(FEE_CURRENCIES),
		condition: text.nullable(),
		is_mandatory: z.boolean(),
	})
	.refine(isRangeSound, { path: ["up_to"], message: "must follow an amount and not be less" });

const placeSchema = z.strictObject({
	office: text,
	department: text.nullable(),
	address: text.nullable(),
	hours: text.nullable(),
	phone: text.nullable(),
	source: webAddress.nullable(),
	read: date.nullable(),
});

/** Lists every mistake in the three files: schema, procedures that do not exist, dates that are still to come. */
export function checkDetails(files: DetailFiles, procedureIds: ReadonlySet<string>, today: string): FactProblem[] {
	return [
		...checkFile("procedure-facts.json", files.facts, z.partialRecord(z.enum(PROVABLE_FIELDS), factSchema)),
		...checkFile("procedure-fees.json", files.fees, z.array(feeSchema).min(1)),
		...checkFile("procedure-places.json", files.places, z.array(placeSchema).min(1)),
	];

	function checkFile(file: string, content: unknown, schema: z.ZodType<object>): FactProblem[] {
		const records = z.record(z.string(), z.unknown()).safeParse(content);
		if (!records.success) return [{ file, id: "-", field: "-", message: "must hold procedures by id" }];
		return Object.entries(records.data).flatMap(([id, entry]) => {
			const problem = (path: readonly PropertyKey[], message: string) => ({
				file,
				id,
				field: path.map(String).join(".") || "-",
				message,
			});
			const unknown = procedureIds.has(id) ? [] : [problem([], `no procedure "${id}"`)];
			const result = schema.safeParse(entry);
			if (!result.success)
				return [...unknown, ...result.error.issues.map(({ path, message }) => problem(path, message))];
			return [
				...unknown,
				...listDates(result.data).map((path) => problem(path, "lies in the future, or before it was published")),
			];
		});
	}

	/** Paths to dates that cannot be true. */
	function listDates(entries: object): string[][] {
		return Object.entries(entries).flatMap(([name, entry]: [string, unknown]) => {
			const dated = z.object({ read: z.string().nullable(), published: z.string().nullish() }).safeParse(entry);
			return dated.success ? listDoubtfulDates(dated.data, today).map((field) => [name, field]) : [];
		});
	}
}
