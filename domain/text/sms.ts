// A text message by the alphabet that every telephone has (GSM 03.38, 3GPP TS 23.038, 6.2.1): 160 signs in one part, 153
// in each of several. A single letter outside of it, such as á, makes the whole message UCS-2: 70 signs, or 67 in each part.

const BASIC =
	"@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
/** Each of these counts as two. */
const ESCAPED = "^{}\\[~]|€";
/** Signs of print that have a plain one. */
const PLAIN: Readonly<Record<string, string>> = {
	"«": '"',
	"»": '"',
	"“": '"',
	"”": '"',
	"‘": "'",
	"’": "'",
	"–": "-",
	"—": "-",
	"…": "...",
	"•": "-",
	"·": "-",
	º: "o",
	ª: "a",
	"\u00a0": " ",
	"\u202f": " ",
};
const IN_ONE = 160;
const IN_EACH = 153;
const PARTS = 2;
/** Of two parts, which a telephone puts together again: a third one costs what nobody wants to pay. */
export const LONGEST_SMS = PARTS * IN_EACH;
/** A piece of a text that is shorter than this tells nothing. */
const SHORTEST_PIECE = 20;
/** What a paper is told by where there is no room for more. */
const IN_SHORT = 32;
const CUT = "...";

/** What a message says; its parts are kept in this order for as long as there is room. */
export interface SmsText {
	name: string;
	/** Price and place, each whole or cut at a word. */
	lines: readonly string[];
	/** Papers, as many as fit, and how many more there are ("y {{count}} más"). */
	listed: { label: string; each: readonly string[]; more: string } | null;
}

/**
 * The message with its address, in at most `LONGEST_SMS` signs of the GSM alphabet. What is cut ends with three points, and what is
 * left out is counted; the address is whole. Null where the address leaves no room for anything else.
 */
export function writeSms({ name, lines, listed }: SmsText, address: string): string | null {
	const end = `\n${address}`;
	let room = LONGEST_SMS - countSigns(end);
	// Without half of a part for it, it would say nothing but where to look.
	if (room < IN_EACH / 2 || spellPlainly(address) !== address) return null;
	const said: string[] = [];
	const say = (text: string) => {
		said.push(text);
		room -= countSigns(text) + 1;
	};
	say(cutAt(name, Math.max(room / 3, SHORTEST_PIECE)));
	for (const [at, line] of lines.entries()) {
		// What comes later has its share too, papers twice.
		const share = Math.floor(room / (lines.length - at + (listed ? 2 : 0)));
		const text = cutAt(line, Math.max(share, SHORTEST_PIECE) - 1);
		if (countSigns(text) < room) say(text);
	}
	const papers = listed && listWhatFits(listed, room);
	if (papers) say(papers);
	return `${said.join("\n")}${end}`;
}

/** How many parts a text is sent in, whatever its letters. */
export function countSmsParts(text: string): number {
	if (spellPlainly(text) === text) {
		const signs = countSigns(text);
		return signs <= IN_ONE ? 1 : Math.ceil(signs / IN_EACH);
	}
	return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
}

/** A text in letters of the GSM alphabet: é and ñ stay, á becomes a; what has no letter there is left out. */
export function spellPlainly(text: string): string {
	const known = (sign: string) => BASIC.includes(sign) || ESCAPED.includes(sign);
	return [...text.normalize("NFC")]
		.map((sign) => {
			const plain = PLAIN[sign] ?? sign;
			if (known(sign) || plain !== sign) return plain;
			const [letter = ""] = sign.normalize("NFD");
			return known(letter) ? letter : "";
		})
		.join("");
}

function countSigns(text: string): number {
	return [...text].reduce((count, sign) => count + (ESCAPED.includes(sign) ? 2 : 1), 0);
}

/** A text in plain letters that is at most so long; what is cut ends at a word and says so. */
function cutAt(text: string, room: number): string {
	const plain = spellPlainly(text).replace(/\s+/g, " ").trim();
	if (countSigns(plain) <= room) return plain;
	const words = plain.split(" ");
	while (words.length > 1 && countSigns(`${words.join(" ")}${CUT}`) > room) words.pop();
	const cut = words.join(" ").replace(/[.,;:(-]+$/, "");
	return countSigns(cut) + CUT.length <= room
		? `${cut}${CUT}`
		: `${cut.slice(0, Math.max(0, room - CUT.length))}${CUT}`;
}

/** As many as fit: whole where all do, else each in short; null where not even the first does. */
function listWhatFits({ label, each, more }: NonNullable<SmsText["listed"]>, room: number): string | null {
	const write = (shown: readonly string[]) => {
		const rest = each.length - shown.length;
		const counted = rest > 0 ? [more.replace("{{count}}", String(rest))] : [];
		return spellPlainly(`${label}: ${[...shown, ...counted].join("; ")}`);
	};
	const whole = write(each.map((text) => cutAt(text, LONGEST_SMS)));
	if (countSigns(whole) < room) return whole;
	const short = each.map((text) => cutAt(text, IN_SHORT));
	for (let count = short.length; count > 0; count -= 1) {
		const text = write(short.slice(0, count));
		if (countSigns(text) < room) return text;
	}
	return null;
}
