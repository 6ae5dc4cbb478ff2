import { OFFICIAL_NAME_TEXTS } from "../../content/official-name-texts.ts";
import type { Language } from "../../domain/language.ts";
import type { OfficialName } from "../../domain/official/official-name.ts";
import { siteName } from "../../domain/web-address.ts";

/** A procedure of which we only have the name, and where its ficha is. */
export interface OfficialNameView {
	number: string;
	name: string;
	institution: string;
	/** Address of the ficha. */
	address: string;
	/** The sentence that says where it is. */
	where: string;
	/** The institution's own page about it; null where nobody told it. */
	website: { address: string; site: string } | null;
}

/** Several of them with what is said of all, in the language of the page. */
export interface OfficialNamesView {
	heading: string;
	lead: string;
	/** Before the site of an institution. */
	website: string;
	/** In a conversation, before the list. */
	found: string;
	named: readonly OfficialNameView[];
}

/** Null where there are none, so that nothing is sent. */
export function viewOfficialNames(names: readonly OfficialName[], language: Language): OfficialNamesView | null {
	if (names.length === 0) return null;
	const { where, only, ...said } = OFFICIAL_NAME_TEXTS[language];
	return { ...said, named: names.map((name) => viewOfficialName(name, where)) };
}

/** The sentence that stands alone beside a name. */
export function sayOnlyName({ ficha }: OfficialName, language: Language): string {
	return `${OFFICIAL_NAME_TEXTS[language].only} ${sayAddress(ficha)}`;
}

function viewOfficialName(
	{ number, name, institution, ficha, website }: OfficialName,
	where: string,
): OfficialNameView {
	return {
		...{ number, name, institution },
		address: ficha,
		where: `${where} ${sayAddress(ficha)}`,
		website: website === null ? null : { address: website, site: siteName(website) },
	};
}

/** As people say it, without what every address begins with. */
function sayAddress(address: string): string {
	return siteName(address) + new URL(address).pathname.replace(/\/$/, "");
}
