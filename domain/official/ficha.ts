import { z } from "zod";
import { CURRENCY_CODE } from "../fields/field.ts";
import { PROCEDURE_TYPES, USER_TYPES } from "../procedure.ts";
import { safeWebAddress } from "../web-address.ts";

const text = z.string().trim().min(1);
const texts = z.array(text);
const webAddress = z.string().refine((value) => safeWebAddress(value) !== null, "must be an http(s) address");

/** A ficha of the official catalogue, restated as facts (`data/official/fichas.json`). Unknown is null or empty. */
export const officialFichaSchema = z.strictObject({
	/** Its number in the official catalogue. */
	ficha: z.string().regex(/^\d+$/, "must be the number of a ficha"),
	name: text,
	/** Full name and acronym, as the official catalogue spells them. */
	institution: text,
	/** What it gives, in one sentence. */
	plain: text,
	type: z.enum(PROCEDURE_TYPES),
	users: z.enum(USER_TYPES),
	/** In `currency`; 0 is free of charge, null is unknown or not one amount. */
	amount: z.number().min(0).nullable(),
	currency: z.string().regex(CURRENCY_CODE, "must be an ISO 4217 code"),
	cost_note: text.nullable(),
	time: text.nullable(),
	papers: texts,
	steps: texts,
	law: text.nullable(),
	gets: text,
	category: text,
	/** Who needs it: 0 a handful of specialists, 1 a trade, 2 many people, 3 most families; a judgement. */
	demand: z.literal([0, 1, 2, 3]),
	/** What looks wrong in the ficha. */
	doubt: text.nullable(),
	/** The institution's own address; null where the ficha has none that can be followed. */
	url: webAddress.nullable(),
	catalogue_url: webAddress,
});
export type OfficialFicha = Readonly<z.infer<typeof officialFichaSchema>>;

/** The unit of a ministry that some names end with, such as "-DRCPFA-". */
const UNIT_AT_END = /\s*-\s*[A-ZÁÉÍÓÚÑ]{3,}\s*-\s*$/u;

/** The name of a ficha as a citizen reads it: with single spaces and without the unit that wrote it. */
export function fichaName({ name }: Pick<OfficialFicha, "name">): string {
	return name.replace(UNIT_AT_END, "").replace(/\s+/g, " ").trim();
}
