/** Why a figure cannot be reckoned with. */
export type AmountFault = "missing" | "unreadable" | "ambiguous" | "negative" | "cents" | "huge";

/** An amount in hundredths of a quetzal, or what is wrong with what was typed. */
export type AmountReading = { cents: number; fault?: undefined } | { fault: AmountFault; cents?: undefined };

/** Of a thousand millions: more than any fee is reckoned from, and exact in hundredths times a rate. */
const MOST_CENTS = 1_000_000_000_00;
const CURRENCY = /^(?:q(?:uetzal(?:es)?)?\.?|gtq)|(?:gtq|q(?:uetzal(?:es)?)?\.?)$/i;
/** "1'500,000": how many write millions here. */
const APOSTROPHES = /['’‘´`]/g;
const SIGNED = /^[-−–]/;
const DIGITS_AND_MARKS = /^\d[\d.,]*$/;
/** Whole groups of three after the first. */
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;

/**
 * Reads an amount as people type it: "3500", "Q3,500.50", "3.500,50", "1'500,000". One point before three digits could be a
 * thousand or a fraction, and is asked about; nothing is ever guessed.
 */
export function readAmount(typed: string): AmountReading {
	const bare = typed.replace(/\s/g, "").replace(CURRENCY, "").replace(APOSTROPHES, ",");
	if (bare === "") return { fault: typed.trim() === "" ? "missing" : "unreadable" };
	if (SIGNED.test(bare)) {
		const below = readAmount(bare.slice(1));
		return { fault: below.fault === undefined && below.cents > 0 ? "negative" : "unreadable" };
	}
	if (!DIGITS_AND_MARKS.test(bare)) return { fault: "unreadable" };
	const { whole, fraction, fault } = split(bare);
	if (fault) return { fault };
	if (fraction.length > 2) return { fault: "cents" };
	const cents = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
	return cents > MOST_CENTS ? { fault: "huge" } : { cents };
}

interface Split {
	whole: string;
	fraction: string;
	fault?: AmountFault;
}

/** The digits before and after the mark of the fraction. */
function split(text: string): Split {
	const none = { whole: "", fraction: "" };
	const marks = [...new Set(text.replace(/\d/g, ""))];
	const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
	const [head, tail] = last < 0 ? [text, ""] : [text.slice(0, last), text.slice(last + 1)];
	const plain = (digits: string) => digits.replace(/[.,]/g, "");
	if (marks.length === 0) return { whole: text, fraction: "" };
	if (marks.length === 2) {
		// The last mark is that of the fraction; what stands before it is one group after another.
		const isSound = tail !== "" && GROUPED.test(head) && !head.includes(text[last] ?? "");
		return isSound ? { whole: plain(head), fraction: tail } : { ...none, fault: "unreadable" };
	}
	if (GROUPED.test(text)) {
		const isOnePoint = marks[0] === "." && text.split(".").length === 2;
		return isOnePoint ? { ...none, fault: "ambiguous" } : { whole: plain(text), fraction: "" };
	}
	const isOneMark = text.split(marks[0] ?? "").length === 2;
	return isOneMark && tail !== "" ? { whole: head, fraction: tail } : { ...none, fault: "unreadable" };
}
