import type { UntrustedRow } from "../fields/fields.ts";

/** The table of what the desk publishes beside the catalogue: each row an id and a JSON text. */
export const SITE_TABLE = "site_documents";

/** What the desk has published, by id; what nobody has published is as the release has it. Each reader checks what it takes. */
export type SiteDocuments = ReadonlyMap<string, unknown>;

/** Reads the table; a row that holds no JSON is left out and listed. */
export function readSiteDocuments(rows: readonly UntrustedRow[] = []): {
	documents: SiteDocuments;
	problems: readonly { table: typeof SITE_TABLE; id: string; fields: readonly string[] }[];
} {
	const readings = rows.map(({ id, content }, position) => ({
		id: typeof id === "string" ? id : `#${position + 1}`,
		content: parse(content),
	}));
	return {
		documents: new Map(readings.flatMap(({ id, content }) => (content === undefined ? [] : [[id, content] as const]))),
		problems: readings.flatMap(({ id, content }) =>
			content === undefined ? [{ table: SITE_TABLE, id, fields: ["content"] }] : [],
		),
	};
}

function parse(content: unknown): unknown {
	try {
		return typeof content === "string" ? JSON.parse(content) : undefined;
	} catch {
		return undefined;
	}
}
