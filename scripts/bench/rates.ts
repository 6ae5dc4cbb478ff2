import { ask, readUse } from "./server-process.ts";
import { median } from "./statistics.ts";

const AT_ONCE = 8;
/** Loads before the measured ones, so that V8 has compiled what is measured. */
const WARM_SECONDS = 4;
const WORDS = "pasaporte,licencia,nit,registro de empresa,agua,boleto de ornato,partida de nacimiento,antecedentes";
const SEARCHED = [...WORDS.split(","), ..."visa,marca,multa,escuela,pension,exportar,salud,casa".split(",")];
/** Each finds a whole page of results in the real catalogue too; that a large one finds more is no reason to take longer. */
const COMMON = [
	..."certificado,inscripción,autorización,certificación,importación,exportación,instalación".split(","),
	..."actualización,establecimiento,extranjeros,funcionamiento".split(","),
];

/** What is asked of a server again and again. */
export interface Question {
	name: string;
	/** The path to ask for in a turn: no two turns of a search ask the same. */
	pathOf: (turn: number) => string;
}

/** What is asked of a portal. */
export const PORTAL_QUESTIONS = {
	cached: { name: "pages from memory", pathOf: () => "/ayuda" },
	procedure: { name: "procedure pages", pathOf: () => "/tramite/inscripcion-nit" },
	search: {
		name: "search pages never asked for",
		pathOf: (turn) => `/catalogo?search=${newText(turn, "p")}`,
	},
	fullSearch: {
		name: "search pages never asked for, as long over every catalogue",
		pathOf: (turn) => `/catalogo?search=${encodeURIComponent(spellAnew(turn))}`,
	},
	answers: { name: "search answers never asked for", pathOf: (turn) => `/buscar?texto=${newText(turn, "b")}` },
} as const satisfies Record<string, Question>;

/** What is asked of Express: a list that it makes each time, without searching. */
export const BASELINE_QUESTION: Question = {
	name: "one search page by Express, nunjucks and govuk-frontend",
	pathOf: () => "/catalogo?search=pasaporte",
};

/** A question and who is asked. */
export interface Asked {
	origin: string;
	question: Question;
}

/** Answers for one CPU-second of the process, all of its threads together, in each round. */
export type Rates = Map<Asked, number[]>;

/**
 * Asks in turns, all of them for a few seconds in each round: minutes of a machine differ by more than what is compared.
 * Another one begins in each round.
 */
export async function measureRates(asked: readonly Asked[], rounds: number, seconds: number): Promise<Rates> {
	const turns = new Map<Asked, number>();
	const rates: Rates = new Map(asked.map((each) => [each, []]));
	const askFor = (each: Asked, forSeconds: number) =>
		load(() => {
			const turn = turns.get(each) ?? 0;
			turns.set(each, turn + 1);
			return each.origin + each.question.pathOf(turn);
		}, forSeconds);
	for (const each of asked) await askFor(each, WARM_SECONDS);
	for (let round = 0; round < rounds; round += 1) {
		const first = round % asked.length;
		for (const each of [...asked.slice(first), ...asked.slice(0, first)]) {
			const before = await readUse(each.origin);
			const answers = await askFor(each, seconds);
			const after = await readUse(each.origin);
			rates.get(each)?.push(answers / (after.cpuSeconds - before.cpuSeconds));
		}
	}
	return rates;
}

/** The median of the rounds. */
export function rateOf(rates: Rates, asked: Asked): number {
	return median(rates.get(asked) ?? []);
}

/** How many times as often as the other: the median of what each round gives. */
export function timesAsOften(rates: Rates, asked: Asked, other: Asked): number {
	const others = rates.get(other) ?? [];
	return median((rates.get(asked) ?? []).map((rate, round) => rate / (others[round] ?? Number.NaN)));
}

async function load(nextUrl: () => string, seconds: number): Promise<number> {
	const until = performance.now() + seconds * 1000;
	let answers = 0;
	const visit = async () => {
		while (performance.now() < until) {
			const url = nextUrl();
			const { status } = await ask(url);
			if (status >= 400) throw new Error(`${url} answers ${status}`);
			answers += 1;
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, visit));
	return answers;
}

/** A text that nobody asked before, about something that the catalogue has. */
export function newText(turn: number, mark: string): string {
	return encodeURIComponent(`${SEARCHED[turn % SEARCHED.length]} ${mark}${turn.toString(36)}`);
}

/** A common word in letters that are small and capital otherwise each time, at least 20,000 times. */
function spellAnew(turn: number): string {
	const word = COMMON[turn % COMMON.length] ?? "";
	const capitals = Math.floor(turn / COMMON.length);
	return [...word].map((letter, at) => (capitals & (1 << at) ? letter.toUpperCase() : letter)).join("");
}
