import { setTimeout as pause } from "node:timers/promises";
import { isHomePage } from "../../domain/quality/doubts.ts";

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

export interface LinkResult {
	state: LinkState;
	/** The last status of HTTP; null where nobody answered. */
	status: number | null;
	/** Where it leads, if elsewhere. */
	to: string | null;
	/** What the network said. */
	reason: string | null;
}

export interface ProbeOptions {
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
