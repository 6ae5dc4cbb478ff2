import { OPEN_DATA_PAGE } from "../../content/publications/open-data.ts";
import { OPEN_DATA_API, type OpenDataApi } from "../../content/publications/open-data-api.ts";
import type { Field } from "../../domain/fields/field.ts";
import type { Language } from "../../domain/language.ts";
import { DATA_SET_NAMES, dataSet } from "./data-sets.server.ts";
import { schemaOf } from "./field-schema.server.ts";
import { fieldText, listApiAddresses } from "./openapi.server.ts";

/** What the page about the addresses shows: the same declarations that the description for programs is made of. */
export function viewApi(language: Language) {
	const words = OPEN_DATA_API[language];
	const { title, introduction, addressesTitle, fieldsTitle } = words;
	return {
		title,
		introduction,
		addressesTitle,
		fieldsTitle,
		addresses: listApiAddresses(language).map(({ path, summary, type }) => ({
			path,
			summary,
			type: type.split(";")[0] ?? type,
		})),
		sets: DATA_SET_NAMES.map((id) => ({
			id,
			title: OPEN_DATA_PAGE[language].sets[id].title,
			fields: Object.entries(dataSet(id).columns).map(
				([column, field]) => [column, fieldText(column, language), sayKind(field, words.kinds)] as const,
			),
		})),
	};
}

/** What a field holds, in words. */
function sayKind(field: Field, kinds: OpenDataApi["kinds"]): string {
	const { type } = schemaOf(field);
	const kind = sayPlainKind(field, kinds);
	return Array.isArray(type) ? `${kind}; ${kinds.orEmpty}` : kind;
}

function sayPlainKind(field: Field, kinds: OpenDataApi["kinds"]): string {
	switch (field.kind) {
		case "choice":
			return field.words.join(" · ");
		case "scale":
			return field.steps.join(" · ");
		case "number":
			return kinds.number;
		case "flag":
			return kinds.flag;
		case "list":
			return kinds.list;
		case "date":
			return kinds.date;
		case "webAddress":
			return kinds.address;
		default:
			return kinds.text;
	}
}
