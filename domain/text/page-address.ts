import { REPORT_LIMITS } from "../report/report.ts";
import { cleanLine } from "../report/report-form.ts";

/** The bound is the longest there is (RFC 5321) and keeps the search through a text without any @ short. */
const EMAIL = /[^\s@/?&=]{1,64}@[^\s@/?&=]+/gu;
/** Seven digits or more, however they are grouped: phones, DPI, NIT. Not inside a word or an id such as a UUID. */
const LONG_NUMBER = /(?<![\p{L}\p{N}]|[\p{L}\p{N}]-)\+?\(?\d(?:[\s.()-]{0,2}\d){6,}(?![\p{L}\p{N}]|-[\p{L}\p{N}])/gu;
/** A NIT with its check digit or letter: 576937-K. */
const NIT = /(?<![\p{L}\p{N}-])\d{4,9}-?[\dk](?![\p{L}\p{N}-])/giu;

/** Most times that a text is unescaped; an address escaped more often is no mistake of a program. */
const MOST_ESCAPES = 4;

/**
 * Where the citizen was, without what could name a person (case C101): only the path and the parameters in `told`, with
 * e-mail addresses, phones and numbers such as DPI or NIT masked. Empty when it is no address of this portal.
 */
export function reducePageAddress(address: string, told: readonly string[]): string {
	const line = cleanLine(address);
	if (!/^\/(?![/\\])/.test(line) || !URL.canParse(line, "http://portal.invalid")) return "";
	const { pathname, searchParams } = new URL(line, "http://portal.invalid");
	const query = told.flatMap((name) => {
		const value = searchParams.get(name);
		return value ? [`${name}=${maskEscaped(value)}`] : [];
	});
	const whole = `${maskEscaped(pathname)}${query.length > 0 ? `?${query.join("&")}` : ""}`;
	return cleanLine(whole).slice(0, REPORT_LIMITS.page_url).toWellFormed();
}

/** A path or a value, decoded, without what could name a person. */
export function maskEscaped(text: string): string {
	return maskPersonal(decode(text));
}

/** Replaces e-mail addresses and long numbers by a word. */
export function maskPersonal(text: string): string {
	return text.replace(EMAIL, "[correo]").replace(LONG_NUMBER, "[número]").replace(NIT, "[número]");
}

/**
 * Unescapes as much as possible, also when a part is malformed or escaped twice: personal data left escaped would not be
 * recognised and masked.
 */
function decode(escaped: string): string {
	let text = escaped;
	for (let turn = 0; turn < MOST_ESCAPES && text.includes("%"); turn += 1) {
		text = text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
			try {
				return decodeURIComponent(escapes);
			} catch {
				return escapes.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent);
			}
		});
	}
	return text;
}
