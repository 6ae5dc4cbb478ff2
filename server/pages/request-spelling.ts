import type { IncomingMessage } from "node:http";
import { FETCH_SITE, isOpenedByHand } from "../responses/opener-policy.ts";
import type { Unpacking } from "../responses/stored-response.ts";

/** A longer one is nobody's twice. */
const LONGEST_SPELLING = 600;
/** As a request writes it when its case is not looked at. */
const FETCH_SITE_HEADER = FETCH_SITE.toLowerCase();

/** What a request says that a page, or the way it travels, depends on; read once over all headers. */
export interface Spelling {
	key: string;
	/** Host and cookies. */
	visitor: string;
	unpacking: Unpacking;
	known: string;
	/** Who asks, as Fetch Metadata says it. */
	fetchSite: string | undefined;
	userAgent: string;
}

/** Undefined where a request says something twice: what that means is for the application to read. */
export function readSpelling({ url, rawHeaders }: IncomingMessage): Spelling | undefined {
	let host: string | undefined;
	let cookie: string | undefined;
	let encodings: string | undefined;
	let dictionary: string | undefined;
	let fetchSite: string | undefined;
	let known = "";
	let userAgent = "";
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const value = rawHeaders[at + 1] ?? "";
		switch (rawHeaders[at]?.toLowerCase()) {
			case "host":
				if (host !== undefined) return undefined;
				host = value;
				break;
			case "cookie":
				if (cookie !== undefined) return undefined;
				cookie = value;
				break;
			case "accept-encoding":
				if (encodings !== undefined) return undefined;
				encodings = value;
				break;
			case "available-dictionary":
				if (dictionary !== undefined) return undefined;
				dictionary = value;
				break;
			case FETCH_SITE_HEADER:
				if (fetchSite !== undefined) return undefined;
				fetchSite = value;
				break;
			case "if-none-match":
				known = value;
				break;
			case "user-agent":
				userAgent = value;
				break;
		}
	}
	const visitor = `${host}\n${cookie ?? ""}`;
	const key = `${url}\n${visitor}\n${isOpenedByHand(fetchSite)}`;
	if (key.length > LONGEST_SPELLING) return undefined;
	const unpacking = { encodings: encodings ?? "", dictionary: dictionary ?? "" };
	return { key, visitor, unpacking, known, fetchSite, userAgent };
}
