import type { Institution } from "../catalogue/institution.ts";

const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})(?:[/?#].*)?$/;
const PHONE = /^\+?[\d\s().-]{3,20}$/;
/** Guatemala's numbers have eight digits, or three or four where they are short. */
const COUNTRY_CODE = /^502(?=\d{8}$)/;

/** The institution whose web address or phone a folded text is; undefined where it is neither or nobody's. */
export function findByContact(folded: string, institutions: readonly Institution[]): Institution | undefined {
	const host = ADDRESS.exec(folded)?.[1];
	if (host !== undefined) return institutions.find(({ website }) => isOfHost(website, host));
	if (!PHONE.test(folded)) return undefined;
	const digits = folded.replace(/\D/g, "").replace(COUNTRY_CODE, "");
	if (digits.length < 3) return undefined;
	return institutions.find(({ phone }) => listNumbers(phone ?? "").includes(digits));
}

/** "portal.sat.gob.gt" is of "www.sat.gob.gt" and the other way round. */
function isOfHost(website: string | null, host: string): boolean {
	const own = ADDRESS.exec((website ?? "").toLowerCase())?.[1];
	return own !== undefined && (own === host || own.endsWith(`.${host}`) || host.endsWith(`.${own}`));
}

function listNumbers(text: string): string[] {
	return (text.match(/\+?\d[\d\s()-]*/g) ?? []).map((number) => number.replace(/\D/g, "").replace(COUNTRY_CODE, ""));
}
