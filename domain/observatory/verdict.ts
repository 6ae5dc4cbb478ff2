import { plainLetters } from "../text.ts";

/** How an indicator was answered; the prefix of its text decides (specification, section 3). What nobody could answer has none. */
export type Verdict = "si" | "parcial" | "no";

/** What an indicator says that nobody could answer; a reason may follow. */
export const UNANSWERED = "Sin dato";

/** The word that decides, alone or before a reason: "Sí: …", "Parcialmente, …"; "Norma" is none. */
const VERDICT_PREFIX = /^\s*(s[ií]|parcial(?:mente)?|no|sin datos?)(?!\p{L})[\s:,.;–—-]*/iu;

/** Sí, Parcial or No from the prefix of an indicator's text; null when the text says "Sin dato" or nothing of the kind. */
export function verdictOf(text: string | null): Verdict | null {
	const prefix = VERDICT_PREFIX.exec(plainLetters(text ?? ""))?.[1]?.toLowerCase();
	if (prefix === undefined || prefix.startsWith("sin")) return null;
	if (prefix.startsWith("parcial")) return "parcial";
	return prefix === "no" ? "no" : "si";
}

/** The reason behind a verdict: what follows the word and its sign; the whole text when it gives no verdict; or null. */
export function reasonOf(text: string | null): string | null {
	return (
		plainLetters(text ?? "")
			.replace(VERDICT_PREFIX, "")
			.trim() || null
	);
}
