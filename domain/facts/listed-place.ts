import type { Fields, FieldsOf, RowReading } from "../fields/fields.ts";
import { readFields } from "../fields/fields.ts";
import { safeWebAddress } from "../web-address.ts";
import { listDoubtfulDates } from "./doubtful-dates.ts";

/** The columns of `procedure_places`: offices where a source says that this very procedure is done. */
export const LISTED_PLACE_FIELDS = {
	procedure_id: { kind: "id", isRequired: true },
	/** 1 is told first. */
	position: { kind: "number", from: 1, isRequired: true },
	office: { kind: "text", isRequired: true },
	department: { kind: "text" },
	address: { kind: "text" },
	hours: { kind: "text" },
	phone: { kind: "text" },
	/** The page that says it; show it only through `safeWebAddress`. */
	source: { kind: "webAddress" },
	read: { kind: "date" },
} as const satisfies Fields;

/** An office of a procedure. The address of an institution is none, unless a source says that the procedure is done there. */
export interface ListedPlace extends FieldsOf<typeof LISTED_PLACE_FIELDS> {}

/** Reads a row; any problem means that it is left out. `today` is a calendar date. */
export function readListedPlace(row: unknown, today: string): RowReading<ListedPlace> | null {
	const reading = readFields(LISTED_PLACE_FIELDS, row);
	if (!reading) return null;
	const { row: place, problems } = reading;
	const isUnsafe = place.source !== null && safeWebAddress(place.source) === null;
	return { row: place, problems: [...problems, ...(isUnsafe ? ["source"] : []), ...listDoubtfulDates(place, today)] };
}
