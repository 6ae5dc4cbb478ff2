import { groupBy } from "../group-by.ts";
import { foldText } from "../text/text.ts";
import type { NeededPaper, PaperCase, PapersByProcedure } from "./experience.ts";

/** One paper of a way, however many of its steps ask for it. */
export interface ListedPaper {
	paper: string;
	/** For whom alone it is asked; null where any step asks everybody for it. */
	onlyFor: PaperCase | null;
	/** Ids of the steps, in their order. */
	askedBy: readonly string[];
	/** The step that gives it; null where none does. */
	givenBy: string | null;
	/** Copies that the requirements name, added up. */
	copies: Copies;
}

/** The papers that the steps of a way ask for, each once, in the order in which they are asked for. */
export function listPapers(
	way: readonly string[],
	papers: PapersByProcedure,
	needsOf: (id: string) => readonly NeededPaper[] = (id) => papers.get(id)?.needs ?? [],
): ListedPaper[] {
	const asked = way.flatMap((id) => needsOf(id).map((need) => ({ id, ...need })));
	return [...groupBy(asked, ({ paper }) => paper)].map(([paper, needs]) => {
		const everybody = needs.filter(({ onlyFor }) => onlyFor === null);
		// What only some are asked for makes no copy of everybody's.
		const counted = everybody.length > 0 ? everybody : needs;
		// A requirement may be read from two lines of one record: the same line is one.
		const lines = new Map(counted.map(({ id, line = "" }) => [`${id} ${line}`, line]));
		return {
			paper,
			onlyFor: everybody.length > 0 ? null : (needs[0]?.onlyFor ?? null),
			askedBy: [...new Set(counted.map(({ id }) => id))],
			givenBy: way.find((id) => papers.get(id)?.gives.includes(paper)) ?? null,
			copies: addCopies([...lines.values()].map(readCopies)),
		};
	});
}

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
function addCopies(all: readonly Copies[]): Copies {
	return {
		plain: all.reduce((sum, { plain }) => sum + plain, 0),
		certified: all.reduce((sum, { certified }) => sum + certified, 0),
		isOpen: all.some(({ isOpen }) => isOpen),
	};
}
