import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import type { LinkResult } from "./probe-link.ts";
import { LINK_STATES } from "./probe-link.ts";

/** A tested address and when it was tested. */
export interface RememberedLink extends LinkResult {
	url: string;
	/** ISO moment. */
	at: string;
}

const lineSchema = z.object({
	url: z.string(),
	at: z.string(),
	state: z.enum(Object.keys(LINK_STATES) as [keyof typeof LINK_STATES]),
	status: z.number().nullable(),
	to: z.string().nullable(),
	reason: z.string().nullable(),
});

/** What is known of each address, the newest of several; a line that was cut off when the work was stopped does not count. */
export function readLinkMemory(file: string): Map<string, RememberedLink> {
	const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
	return new Map(
		lines.flatMap((line) => {
			const reading = lineSchema.safeParse(parse(line));
			return reading.success ? [[reading.data.url, reading.data] as const] : [];
		}),
	);
}

/** Adds a line, so that work that is stopped goes on from here. */
export function rememberLink(file: string, link: RememberedLink): void {
	mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
	appendFileSync(file, `${JSON.stringify(link)}\n`, { mode: 0o600 });
}

function parse(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
}
