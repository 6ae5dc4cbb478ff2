import { z } from "zod";
import { FEE_CURRENCIES, type FeeGroup, groupFees, isAnswered, isRangeSound } from "../domain/facts/procedure-cost.ts";
import { FACT_STATUSES, PROVABLE_FIELDS } from "../domain/facts/procedure-fact.ts";
import { listDoubts, TERM_KINDS, TERM_STATUSES, TERM_UNITS } from "../domain/facts/procedure-term.ts";
import type { FlawCode } from "../domain/flaws/flaw.ts";
import { listDoubtfulDates } from "../domain/text/days.ts";
import type { DetailFiles, FactProblem } from "./fact-files.ts";
import { date, IN_SPANISH, note, text, told, webAddress } from "./rules.ts";

const amount = z.number().min(0).nullable();

/** One entry of its file, without what the file says around it. */
export const factSchema = z
	.strictObject({
		source: webAddress.nullable(),
		published: date.nullable(),
		read: date.nullable(),
		status: z.enum(FACT_STATUSES),
		note: note.nullable(),
		other_value: text.nullable(),
		other_source: webAddress.nullable(),
		other_published: date.nullish(),
	})
	.superRefine(({ status, source, read, other_value, other_source, other_published }, context) => {
		const refuse = (field: string, code: FlawCode) => {
			const { error, params } = told(code);
			context.addIssue({ code: "custom", path: [field], message: error, params });
		};
		if (status === "confirmado" && source === null) refuse("source", "confirmedNeedsSource");
		if (status === "confirmado" && read === null) refuse("read", "confirmedNeedsRead");
		if (status === "contradicho" && other_value === null) refuse("other_value", "contradictedNeedsValue");
		if (status !== "contradicho" && other_value !== null) refuse("other_value", "onlyContradicted");
		if (status === "sin fuente" && source !== null) refuse("source", "unsourced");
		if (status === "sin fuente" && other_source !== null) refuse("other_source", "unsourced");
		if (other_source !== null && other_source === source) refuse("other_source", "samePage");
		if (other_source === null && other_published) refuse("other_published", "dateOfNoPage");
	});

/** One entry of its file, without what the file says around it. */
export const feeSchema = z
	.strictObject({
		concept: text,
		amount,
		up_to: amount,
		currency: z.enum(FEE_CURRENCIES),
		condition: text.nullable(),
		is_mandatory: z.boolean(),
		question: text.nullable().default(null),
		source: webAddress.nullable().default(null),
		read: date.nullable().default(null),
	})
	.refine(isRangeSound, { path: ["up_to"], ...told("feeRange") })
	.refine(isAnswered, { path: ["condition"], ...told("feeAnswer") });

/** All payments of a procedure; the answers to one question are alike but for how much is paid. */
const feesSchema = z
	.array(feeSchema)
	.min(1)
	.refine((fees) => listQuestions(fees).every(isSound), told("feesOfQuestion"));

function listQuestions(fees: readonly z.infer<typeof feeSchema>[]): FeeGroup[] {
	return groupFees(fees.map((fee, at) => ({ ...fee, procedure_id: "", position: at + 1 })));
}

/** One currency, and first what is paid: an answer one may do without, such as a dearer way, stands after it. */
function isSound({ fees: [first, ...others] }: FeeGroup): boolean {
	return others.every(
		({ currency, is_mandatory }) => currency === first.currency && (first.is_mandatory || !is_mandatory),
	);
}

/** One entry of its file, without what the file says around it. */
export const placeSchema = z.strictObject({
	office: text,
	department: text.nullable(),
	address: text.nullable(),
	hours: text.nullable(),
	phone: text.nullable(),
	source: webAddress.nullable(),
	read: date.nullable(),
});

/** One entry of its file, without what the file says around it; what does not apply is left out. */
export const termSchema = z
	.strictObject({
		kind: z.enum(TERM_KINDS),
		concept: text,
		amount: z.int().min(1).nullable().default(null),
		unit: z.enum(TERM_UNITS).nullable().default(null),
		event: text.nullable().default(null),
		until: text.nullable().default(null),
		condition: text.nullable().default(null),
		consequence: text.nullable().default(null),
		source: webAddress,
		published: date.nullable().default(null),
		read: date,
		status: z.enum(TERM_STATUSES),
		other_value: text.nullable().default(null),
		other_source: webAddress.nullable().default(null),
	})
	.superRefine((term, context) => {
		for (const field of listDoubts(term)) {
			const { error, params } = told(field === "other_value" ? "contradictedNeedsValue" : "termMeasure");
			context.addIssue({ code: "custom", path: [field], message: error, params });
		}
	});

/** Lists every mistake in these files: schema, procedures that do not exist, dates that are still to come. */
export function checkDetails(files: DetailFiles, procedureIds: ReadonlySet<string>, today: string): FactProblem[] {
	return [
		...checkFile("procedure-facts.json", files.facts, z.partialRecord(z.enum(PROVABLE_FIELDS), factSchema)),
		...checkFile("procedure-fees.json", files.fees, feesSchema),
		...checkFile("procedure-places.json", files.places, z.array(placeSchema).min(1)),
		...checkFile("procedure-terms.json", files.terms, z.array(termSchema).min(1)),
	];

	function checkFile(file: string, content: unknown, schema: z.ZodType<object>): FactProblem[] {
		const records = z.record(z.string(), z.unknown()).safeParse(content);
		if (!records.success) return [{ file, id: "-", field: "-", message: "tiene que guardar los trámites por su id" }];
		return Object.entries(records.data).flatMap(([id, entry]) => {
			const problem = (path: readonly PropertyKey[], message: string) => ({
				file,
				id,
				field: path.map(String).join(".") || "-",
				message,
			});
			const unknown = procedureIds.has(id) ? [] : [problem([], `no hay un trámite "${id}"`)];
			const result = schema.safeParse(entry, IN_SPANISH);
			if (!result.success)
				return [...unknown, ...result.error.issues.map(({ path, message }) => problem(path, message))];
			return [
				...unknown,
				...listDates(result.data).map((path) => problem(path, "está en el futuro, o antes de que se publicara")),
			];
		});
	}

	/** Paths to dates that cannot be true. */
	function listDates(entries: object): string[][] {
		return Object.entries(entries).flatMap(([name, entry]: [string, unknown]) => {
			const dated = z
				.object({ read: z.string().nullable(), published: z.string().nullish(), other_published: z.string().nullish() })
				.safeParse(entry);
			return dated.success ? listDoubtfulDates(dated.data, today).map((field) => [name, field]) : [];
		});
	}
}
