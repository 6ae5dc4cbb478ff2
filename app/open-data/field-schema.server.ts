import type { Field } from "../../domain/fields/field.ts";

/** A schema of JSON Schema 2020-12, which is that of OpenAPI 3.1. */
export type Schema = Readonly<Record<string, unknown>>;

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
