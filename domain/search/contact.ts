import type { Institution } from "../catalogue/institution.ts";

const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})(?:[/?#].*)?$/;
const PHONE = /^\+?[\d\s().-]{3,20}$/;
/** Guatemala's numbers have eight digits, or three or four where they are short. */
const COUNTRY_CODE = /^502(?=\d{8}$)/;
const SHORTEST_NUMBER = 3;
/** "gob.gt" is the end of every address of the State. */
const FEWEST_LABELS = 3;

/** The institution whose web address or phone a folded text is; null where it is nobody's, undefined where it is neither. */
export function findByContact(folded: string, institutions: readonly Institution[]): Institution | null | undefined {
	const host = ADDRESS.exec(folded)?.[1];
	if (host !== undefined) return findByHost(host, institutions);
	const digits = folded.replace(/\D/g, "").replace(COUNTRY_CODE, "");
	if (!PHONE.test(folded) || digits.length < SHORTEST_NUMBER) return undefined;
	return institutions.find(({ phone }) => listNumbers(phone ?? "").includes(digits)) ?? null;
}

/** Whose own it is; else whose it is below or above, as "portal.sat.gob.gt" is of "sat.gob.gt". */
function findByHost(host: string, institutions: readonly Institution[]): Institution | null {
	const hosts = institutions.map(({ website }) => ADDRESS.exec((website ?? "").toLowerCase())?.[1] ?? "");
	const isWhole = host.split(".").length >= FEWEST_LABELS;
	const own = hosts.indexOf(host);
	const near = hosts.findIndex(
		(each) => each !== "" && (host.endsWith(`.${each}`) || (isWhole && each.endsWith(`.${host}`))),
	);
	return institutions[own >= 0 ? own : near] ?? null;
}

function listNumbers(text: string): string[] {
	return (text.match(/\+?\d[\d\s()-]*/g) ?? []).map((number) => number.replace(/\D/g, "").replace(COUNTRY_CODE, ""));
}
