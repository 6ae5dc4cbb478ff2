import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { isHomePage } from "../../domain/quality/doubts.ts";

/** Sites asked at the same time, each by one request at a time. */
const SITES_AT_ONCE = 6;
/** After so many sites of which none can even be found, the network is missing and not they. */
const MISSING_BEFORE_OFFLINE = 4;

/** How a round of tests ended. */
type RoundOutcome = "done" | "offline";

interface RoundOptions extends ProbeOptions {
	onResult: (link: RememberedLink) => void;
}

/**
 * Tests addresses, one after the other at each site with a pause between them. While nobody has answered yet, a site that
 * cannot be found is not believed to be gone: without a network all of them would be.
 */
export async function testLinks(urls: readonly string[], options: RoundOptions): Promise<RoundOutcome> {
	const queues = [...Map.groupBy(urls, (url) => new URL(url).host).values()];
	/** Sites that could not be found before any answer came. */
	let doubtful: RememberedLink[] = [];
	let hasAnswer = false;
	let isOffline = false;

	function take(link: RememberedLink): void {
		if (link.status !== null && !hasAnswer) {
			hasAnswer = true;
			for (const earlier of doubtful) options.onResult(earlier);
			doubtful = [];
		}
		if (hasAnswer || !isUnreachable(link)) {
			options.onResult(link);
			return;
		}
		doubtful.push(link);
		isOffline = new Set(doubtful.map(({ url }) => new URL(url).host)).size >= MISSING_BEFORE_OFFLINE;
	}

	async function work(): Promise<void> {
		for (let queue = queues.shift(); queue; queue = queues.shift()) {
			for (const [position, url] of queue.entries()) {
				if (isOffline && !hasAnswer) return;
				if (position > 0) await pause(options.delayMs);
				take({ url, at: new Date().toISOString(), ...(await probeLink(url, options)) });
			}
		}
	}

	await Promise.all(Array.from({ length: SITES_AT_ONCE }, work));
	if (isOffline && !hasAnswer) return "offline";
	if (!hasAnswer && doubtful.length > 0) return "offline";
	return "done";
}

/** What a missing network looks like, and a site that is gone. */
function isUnreachable({ state, reason }: LinkResult): boolean {
	return state === "sin-sitio" || /ENETUNREACH|ENETDOWN|EHOSTUNREACH/.test(reason ?? "");
}

/** What became of an address, in words for an editor. */
export const LINK_STATES = {
	rota: "Ya no existe",
	portada: "Lleva a la portada de otro lado",
	mudada: "Se mudó a otra dirección",
	certificado: "Su certificado no sirve",
	"sin-sitio": "El sitio no existe",
	"sin-respuesta": "El sitio no contesta",
	falla: "El sitio falla",
	cerrada: "No deja mirar a un programa: ábrela tú",
	bien: "Bien",
} as const;
export type LinkState = keyof typeof LINK_STATES;

interface LinkResult {
	state: LinkState;
	/** The last status of HTTP; null where nobody answered. */
	status: number | null;
	/** Where it leads, if elsewhere. */
	to: string | null;
	/** What the network said. */
	reason: string | null;
}

interface ProbeOptions {
	userAgent: string;
	/** Longest wait for one answer. */
	limitMs: number;
	/** Pause between two requests to one site. */
	delayMs: number;
}

const MOST_REDIRECTS = 6;
const LONGEST_RETRY_AFTER_S = 60;
const PERMANENT = new Set([301, 308]);
const REDIRECT = new Set([301, 302, 303, 307, 308]);
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|SSL/;

/**
 * Asks for an address as politely as can be: its head alone, the page only where a site does not answer that, whose body
 * is not read; once more after the pause that a busy site asks for.
 */
export async function probeLink(url: string, options: ProbeOptions): Promise<LinkResult> {
	let address = url;
	let isPermanent = false;
	let status: number | null = null;
	try {
		for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
			if (hops > 0) await pause(options.delayMs);
			const answer = await ask(address, options);
			status = answer.status;
			const location = REDIRECT.has(status) ? answer.headers.get("location") : null;
			if (location === null) return { ...judge(status, url, address, isPermanent), status, reason: null };
			isPermanent ||= PERMANENT.has(status);
			address = new URL(location, address).href;
			if (!/^https?:/.test(address)) return { state: "falla", status, to: address, reason: "lleva fuera de la web" };
		}
		return { state: "falla", status, to: address, reason: "da vueltas" };
	} catch (error) {
		return { state: stateOf(error), status: null, to: address === url ? null : address, reason: reasonOf(error) };
	}
}

/** The answer to HEAD; that to GET where a site refuses or fails at HEAD. */
async function ask(address: string, options: ProbeOptions): Promise<Response> {
	const head = await request(address, "HEAD", options);
	if (head.status < 400) return head;
	await pause(options.delayMs);
	const page = await request(address, "GET", options);
	const wait = Number(page.headers.get("retry-after"));
	const isBusy = (page.status === 429 || page.status === 503) && wait > 0 && wait <= LONGEST_RETRY_AFTER_S;
	if (!isBusy) return page;
	await pause(wait * 1_000);
	return request(address, "GET", options);
}

async function request(
	address: string,
	method: "HEAD" | "GET",
	{ userAgent, limitMs }: ProbeOptions,
): Promise<Response> {
	const response = await fetch(address, {
		method,
		redirect: "manual",
		headers: { "User-Agent": userAgent, Accept: "text/html,*/*;q=0.8", "Accept-Language": "es" },
		signal: AbortSignal.timeout(limitMs),
	});
	await response.body?.cancel();
	return response;
}

function judge(
	status: number,
	from: string,
	to: string,
	isPermanent: boolean,
): { state: LinkState; to: string | null } {
	const elsewhere = isSamePage(from, to) ? null : to;
	if (status === 404 || status === 410) return { state: "rota", to: elsewhere };
	if (status === 401 || status === 403 || status === 429 || status === 451) return { state: "cerrada", to: elsewhere };
	if (status >= 400) return { state: "falla", to: elsewhere };
	if (elsewhere !== null && isHomePage(to) && !isHomePage(from)) return { state: "portada", to };
	return { state: elsewhere !== null && isPermanent ? "mudada" : "bien", to: elsewhere };
}

/** Whether only the scheme, "www." or a slash at the end differ. */
function isSamePage(one: string, other: string): boolean {
	const plain = (address: string) => address.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");
	return plain(one) === plain(other);
}

function stateOf(error: unknown): LinkState {
	const reason = reasonOf(error);
	if (/ENOTFOUND|EAI_AGAIN|ENODATA/.test(reason)) return "sin-sitio";
	return CERTIFICATE.test(reason) ? "certificado" : "sin-respuesta";
}

/** The code of what went wrong; `fetch` hides it as the cause of its own error. */
function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const { cause } = error;
	if (cause instanceof Error) return "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
	return error.name === "TimeoutError" ? "no contestó a tiempo" : error.message;
}

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
