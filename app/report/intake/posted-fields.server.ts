import { REPORT_FIELDS } from "../../../domain/report/report-form.ts";
import { isJson } from "../../problem.server.ts";
import { EXTRA_FIELDS } from "../form/form-names.ts";

const NAMES: readonly string[] = [...REPORT_FIELDS, ...Object.values(EXTRA_FIELDS)];

/**
 * The fields of ours that were sent, as JSON or as a form, on an object that inherits nothing; whatever else
 * was sent is left behind. Undefined when the body cannot be read.
 */
export async function readPostedFields(request: Request): Promise<Record<string, unknown> | undefined> {
	const fields: Record<string, unknown> = Object.create(null);
	try {
		const sent = isJson(request.headers) ? readJson(await request.arrayBuffer()) : await readForm(request);
		for (const name of NAMES) {
			if (Object.hasOwn(sent, name)) fields[name] = Reflect.get(sent, name);
		}
		return fields;
	} catch {
		// The body is malformed JSON, no text, or a form without its boundary. The caller answers what to do.
		return undefined;
	}
}

function readJson(bytes: ArrayBuffer): object {
	const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw new TypeError("no JSON object");
	return value;
}

async function readForm(request: Request): Promise<object> {
	const form = await request.formData();
	return Object.fromEntries(NAMES.flatMap((name) => (form.has(name) ? [[name, form.get(name)]] : [])));
}
