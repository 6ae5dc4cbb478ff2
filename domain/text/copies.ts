import { foldText } from "./text.ts";

/** How many copies a requirement asks for. */
export interface Copies {
	plain: number;
	/** Legalised by a notary, or certified. */
	certified: number;
	/** Whether it says "copias" without a number: then there may be more. */
	isOpen: boolean;
}

const COPIES = /(?:\b(una|dos|tres|cuatro|cinco|\d) )?\b(?:foto)?copia(s?)\b(?! de seguridad)/g;
const NUMBERS: Readonly<Record<string, number>> = { una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5 };
const CERTIFIED = /copias? (?:simples? )?(?:legalizad|certificad|autenticad)/;
const OF_BOTH = /copia.* de ambos padres/;
/** What is sent as a file needs no paper. */
const AS_A_FILE = /copia (?:digital|electronica|escaneada)/;

/** The copies that a requirement names in its own words; none where it names none. */
export function readCopies(requirement: string): Copies {
	const text = foldText(requirement);
	const none = { plain: 0, certified: 0, isOpen: false };
	if (AS_A_FILE.test(text)) return none;
	let count = 0;
	let isOpen = false;
	for (const [, number, plural] of text.matchAll(COPIES)) {
		count += number === undefined ? 1 : (NUMBERS[number] ?? Number(number));
		if (number === undefined && plural) isOpen = true;
	}
	if (OF_BOTH.test(text)) count *= 2;
	return CERTIFIED.test(text) ? { ...none, certified: count, isOpen } : { ...none, plain: count, isOpen };
}

/** All copies together. */
export function addCopies(all: readonly Copies[]): Copies {
	return {
		plain: all.reduce((sum, { plain }) => sum + plain, 0),
		certified: all.reduce((sum, { certified }) => sum + certified, 0),
		isOpen: all.some(({ isOpen }) => isOpen),
	};
}
