/** How an indicator was answered; the prefix of its text decides (specification, section 3). */
export type Verdict = "si" | "parcial" | "no";

/** The word that decides, alone or before a reason: "Sí: …", "Parcialmente, …"; "Sin datos" and "Norma" are none. */
const VERDICT_PREFIX = /^\s*(s[ií]|parcial(?:mente)?|no)(?!\p{L})[\s:,.;–—-]*/iu;

/** Sí, Parcial or No from the prefix of an indicator's text; null when the text says none of them. */
export function verdictOf(text: string | null): Verdict | null {
	const prefix = VERDICT_PREFIX.exec(text?.normalize("NFC") ?? "")?.[1]?.toLowerCase();
	if (prefix === undefined) return null;
	if (prefix.startsWith("parcial")) return "parcial";
	return prefix === "no" ? "no" : "si";
}

/** The reason behind a verdict: what follows the word and its sign; the whole text when it gives no verdict; or null. */
export function reasonOf(text: string | null): string | null {
	return text?.normalize("NFC").replace(VERDICT_PREFIX, "").trim() || null;
}
