import { BRAND } from "../../content/brand.ts";
import { OPEN_DATA_PAGE, OPEN_DATA_TERMS } from "../../content/publications/open-data.ts";
import type { OpenDataApi } from "../../content/publications/open-data-api.ts";
import { FIELD_TEXTS, OPEN_DATA_API } from "../../content/publications/open-data-api.ts";
import type { Field } from "../../domain/fields/fields.ts";
import type { Language } from "../../domain/language.ts";
import { LANGUAGES } from "../../domain/language.ts";
import { addresses } from "../address/addresses.ts";
import { dataAddresses } from "../address/data-addresses.ts";
import { termsAddress } from "../document/linked-data.server.ts";
import type { DataSetName } from "./data-sets.server.ts";
import { API_FILE, DATA_SET_NAMES, dataSet, FEED_FILE } from "./data-sets.server.ts";
import type { DataFormat } from "./write-data.server.ts";
import { FORMAT_TYPES, formatsOf, ONE_FORMATS } from "./write-data.server.ts";

const GRAPH: Schema = { type: "object", required: ["@context", "@graph"] };
const TEXT: Schema = { type: "string" };
const EDITIONS = "/datos/ediciones";
/** Rows that a procedure brings with it, without naming it again. */
const PARTS = { facts: "fuentes", fees: "pagos", places: "oficinas", terms: "plazos" } as const satisfies Record<
	string,
	DataSetName
>;

/** An address of the description: what it gives, and in which type. */
interface ApiAddress {
	path: string;
	summary: string;
	type: string;
}

/** Every address of the open data, in the order of its page. */
export function listApiAddresses(language: Language): ApiAddress[] {
	const words = OPEN_DATA_API[language];
	const one = (path: string, summary: string, changes: string) =>
		ONE_FORMATS.map((format) => ({
			path: `${path}/{id}.${format}`,
			summary: format === "atom" ? changes : summary,
			type: FORMAT_TYPES[format],
		}));
	return [
		...DATA_SET_NAMES.flatMap((name) =>
			formatsOf(name).map((format) => ({
				path: dataAddresses.file.to({ file: `${name}.${format}` }),
				summary: words.wholeSet.replace("{name}", OPEN_DATA_PAGE[language].sets[name].title),
				type: FORMAT_TYPES[format],
			})),
		),
		...one("/datos/tramites", words.oneProcedure, words.procedureChanges),
		...one("/datos/instituciones", words.oneInstitution, words.institutionChanges),
		{ path: `${dataAddresses.search.to()}`, summary: words.search, type: FORMAT_TYPES.json },
		{ path: dataAddresses.searchFile.to(), summary: words.searchFile, type: FORMAT_TYPES.json },
		{ path: addresses.observatoryCsv.to(), summary: words.observatory, type: FORMAT_TYPES.csv },
		{ path: addresses.observatoryJson.to(), summary: words.observatory, type: FORMAT_TYPES.json },
		{ path: `${EDITIONS}/{id}.csv`, summary: words.oneEdition, type: FORMAT_TYPES.csv },
		{
			path: dataAddresses.file.to({ file: FEED_FILE }),
			summary: words.changes,
			type: FORMAT_TYPES.atom,
		},
		{ path: dataAddresses.file.to({ file: API_FILE }), summary: words.self, type: FORMAT_TYPES.json },
	];
}

/** The open data in OpenAPI 3.1: its addresses, and what every field holds, from where they are declared. */
export function describeApi(language: Language, origin: string | undefined): Schema {
	const words = OPEN_DATA_API[language];
	return {
		openapi: "3.1.1",
		info: {
			title: `${BRAND.product}: ${words.title}`,
			summary: words.introduction,
			description: OPEN_DATA_TERMS[language].source,
			version: "1",
			license: { name: OPEN_DATA_TERMS[language].licence, url: termsAddress(origin ?? "") },
		},
		servers: [{ url: origin ?? "/" }],
		paths: Object.fromEntries(
			listApiAddresses(language).map((address) => [address.path, describeAddress(address, words)]),
		),
		components: {
			schemas: {
				...Object.fromEntries(DATA_SET_NAMES.map((name) => [name, describeSet(name, language)])),
				problema: describeProblem(words),
			},
		},
	};
}

function describeAddress({ path, summary, type }: ApiAddress, words: OpenDataApi): Schema {
	const problem = { "application/problem+json": { schema: refer("problema") } };
	const id = {
		name: "id",
		in: "path",
		required: true,
		description: path.startsWith(EDITIONS) ? words.editionId : words.id,
		schema: TEXT,
	};
	const text = { name: "texto", in: "query", required: true, description: words.searched, schema: TEXT };
	const known = { name: "If-None-Match", in: "header", required: false, description: words.known, schema: TEXT };
	const etag = { description: "ETag", schema: TEXT };
	return {
		get: {
			summary,
			operationId: path.replace(/\W+/g, "_").replace(/^_|_$/g, ""),
			parameters: path.includes("{id}") ? [id, known] : path === dataAddresses.search.to() ? [text, known] : [known],
			responses: {
				200: {
					description: words.ok,
					headers: { ETag: etag },
					content: { [type.split(";")[0] ?? type]: { schema: describeBody(path, words) } },
				},
				304: { description: words.unchanged },
				404: { description: words.unknown, content: problem },
				429: { description: words.tooMany, content: problem },
				503: { description: words.empty, content: problem },
			},
		},
	};
}

function describeBody(path: string, words: OpenDataApi): Schema {
	const format = /\.(\w+)$/.exec(path)?.[1] as DataFormat | "atom" | undefined;
	if (format === "jsonld") return GRAPH;
	if (format !== "json") return TEXT;
	const name = DATA_SET_NAMES.find((each) => path.startsWith(`/datos/${each}`));
	// The observatory's own rows, and this very description.
	if (!name) return { type: "object" };
	return path.includes("{id}") ? refer(name) : describeFile(name, words);
}

/** A whole set: whom to cite, then its rows. */
function describeFile(name: DataSetName, { file }: OpenDataApi): Schema {
	const text = (description: string) => ({ type: "string", description });
	const properties = {
		source: text(file.source),
		publisher: text(file.publisher),
		license: { ...text(file.licence), format: "uri-reference" },
		licence: text(file.licence),
		version: text(file.version),
		updated: { type: ["string", "null"], format: "date", description: file.updated },
		count: { type: "integer", minimum: 0, description: file.count },
		records: { type: "array", items: refer(name) },
	};
	return { type: "object", properties, required: Object.keys(properties) };
}

function describeSet(name: DataSetName, language: Language): Schema {
	const parts =
		name === "tramites" ? Object.entries(PARTS).map(([part, set]) => [part, describePart(set, part, language)]) : [];
	return describeRow(
		{ ...columnsOf(name, language), ...Object.fromEntries(parts) },
		OPEN_DATA_API[language].names[name],
	);
}

/** Rows of another set inside of a procedure, which they need not name. */
function describePart(set: DataSetName, part: string, language: Language): Schema {
	const inside = new Set(["tramite", "nivel", "procedure_id", ...(set === "fuentes" ? [] : ["license"])]);
	const columns = Object.entries(columnsOf(set, language)).filter(([column]) => !inside.has(column));
	return { type: "array", description: fieldText(part, language), items: describeRow(Object.fromEntries(columns)) };
}

function columnsOf(name: DataSetName, language: Language): Record<string, Schema> {
	const columns = Object.entries(dataSet(name).columns);
	return Object.fromEntries(
		columns.map(([column, field]) => [column, { ...schemaOf(field), description: fieldText(column, language) }]),
	);
}

function describeRow(properties: Record<string, Schema>, title?: string): Schema {
	return {
		...(title ? { title } : {}),
		type: "object",
		properties,
		required: Object.keys(properties),
		additionalProperties: false,
	};
}

function describeProblem({ problem }: OpenDataApi): Schema {
	const text = (description: string) => ({ type: "string", description });
	const properties = {
		type: TEXT,
		title: text(problem.title),
		detail: text(problem.detail),
		status: { type: "integer", description: problem.status },
		code: text(problem.code),
		ref: text(problem.ref),
		known: { type: "array", items: TEXT, description: problem.known },
	};
	const required = ["type", "title", "detail", "status", "code", "ref"];
	return { type: "object", properties, required, additionalProperties: false };
}

function refer(name: string): Schema {
	return { $ref: `#/components/schemas/${name}` };
}

/** What a column means, in a sentence. */
export function fieldText(column: string, language: Language): string {
	return FIELD_TEXTS[column]?.[LANGUAGES.indexOf(language)] ?? "";
}

/** A schema of JSON Schema 2020-12, which is that of OpenAPI 3.1. */
type Schema = Readonly<Record<string, unknown>>;

/** What a column may hold, as a schema: it follows from the field that is declared once (domain/fields/). */
export function schemaOf(field: Field): Schema {
	const schema = plainSchema(field);
	const isNever = field.isRequired || field.kind === "list" || field.kind === "flag" || field.kind === "currency";
	if (isNever) return schema;
	if (Array.isArray(schema.enum)) return { ...schema, type: [schema.type, "null"], enum: [...schema.enum, null] };
	return { ...schema, type: [schema.type, "null"] };
}

function plainSchema(field: Field): Schema {
	switch (field.kind) {
		case "list":
			return { type: "array", items: { type: "string" } };
		case "flag":
			return { type: "boolean" };
		case "number":
			return { type: "number", minimum: field.from, ...(field.to === undefined ? {} : { maximum: field.to }) };
		case "scale":
			return { type: "number", enum: field.steps };
		case "choice":
			return { type: "string", enum: field.words };
		case "currency":
			return { type: "string", pattern: "^[A-Z]{3}$" };
		case "date":
			return { type: "string", format: "date" };
		case "webAddress":
			return { type: "string", format: "uri-reference" };
		default:
			return { type: "string" };
	}
}
