import { AUDIENCES, type Audience, PROVABLE_FIELDS } from "../../domain/catalogue/procedure-words.ts";
import {
	DEFAULT_SELECTION,
	readTableSelection,
	type TableSelection,
} from "../../domain/observatory/table-selection.ts";
import { DEPARTMENT_KEY } from "../../domain/offices/near.ts";
import { FACT_PARAMETER } from "../../domain/report/report-work.ts";
import { LONGEST_QUESTION } from "../../domain/text/text.ts";
import type { Parameter } from "./address-parameter.ts";
import { chosen, flag, id, idWords, optionalWord, searchedText, sentText, word } from "./address-parameter.ts";
import { listPart } from "./list-part.ts";

/** Which rows of the table, in which order; defaults are left out. */
export const tableSelection: Parameter<TableSelection> = {
	names: ["filtro", "orden", "direccion"],
	kind: "choice",
	read: readTableSelection,
	write: ({ filter, sort, direction }) => {
		const isUsualOrder = sort === DEFAULT_SELECTION.sort && direction === DEFAULT_SELECTION.direction;
		return [
			...(filter === DEFAULT_SELECTION.filter ? [] : [["filtro", filter] as const]),
			...(isUsualOrder
				? []
				: ([
						["orden", sort],
						["direccion", direction],
					] as const)),
		];
	},
};

export const text = searchedText("search");
/** Any procedures, in the order in which somebody put them together. */
export const procedures = idWords("tramites", "procedure");
/** The part of a long list that is shown, wherever there is one. */
export const page = listPart("pagina");
/** The department whose offices come first; where the address says none, the cookie does (server/pages/serve-pages.ts). */
export const department = chosen(id(DEPARTMENT_KEY, "department"));
/** All that says which procedures the catalogue lists, but for the category in the path. */
export const listed = {
	institution: chosen(id("institucion", "institution")),
	audience: word<Audience | "todos">("para", [...AUDIENCES, "todos"], "todos"),
	isFree: flag("gratis"),
	isOnline: flag("enlinea"),
};
/** A question to the assistant, the procedure that it follows up on, and what was asked before, in short. */
export const question = {
	text: sentText("texto", "private", LONGEST_QUESTION),
	about: id("tramite", "procedure"),
	before: sentText("antes", "private"),
};
/** What a report is about; of a procedure perhaps one fact. */
export const subject = {
	procedure: id("tramite", "procedure"),
	institution: id("institucion", "institution"),
	fact: optionalWord(FACT_PARAMETER, PROVABLE_FIELDS),
};
