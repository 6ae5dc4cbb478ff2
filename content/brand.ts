import association from "./association.json" with { type: "json" };
import type { ByLanguage } from "./text-shapes.ts";

/** What an operator fills in to run the portal under its own name; an entry left empty is not shown. */
export interface Association {
	product: string;
	tagline: ByLanguage<string>;
	association: string;
	email: string;
	/** Working days within which the association promises to answer an e-mail. */
	answerDays: number;
	location: string;
	hours: ByLanguage<string>;
	copyrightYear: number;
	/** Where citizens talk to each other. */
	community: string;
	networks: Readonly<Record<NetworkId, string>>;
	supporters: readonly Supporter[];
}

export const NETWORK_NAMES = {
	facebook: "Facebook",
	instagram: "Instagram",
	x: "X",
	youtube: "YouTube",
	tiktok: "TikTok",
} as const;
export type NetworkId = keyof typeof NETWORK_NAMES;
/** In the order in which pages show them. */
export const NETWORK_IDS = ["facebook", "instagram", "x", "youtube", "tiktok"] as const satisfies readonly NetworkId[];

export interface Supporter {
	name: ByLanguage<string>;
	country: ByLanguage<string>;
	website: string;
	/** What the desk uploaded; `image` is the SHA-256 of the picture, width and height are CSS pixels. */
	logo?: { image: string; width: number; height: number } | undefined;
}

export interface SocialNetwork {
	id: NetworkId;
	name: string;
	url: string;
	/** True while the address is a placeholder. */
	isPlaceholder: boolean;
}

export const BRAND: Association = association;
export const SOCIAL_NETWORKS = listNetworks(BRAND);
export const SUPPORTERS = listSupporters(BRAND);

/** Tells whether a web or e-mail address is a placeholder: `.example` belongs to nobody, so nobody answers there. */
export function isPlaceholderAddress(address: string): boolean {
	return /\.example(?![\w.-])/i.test(address);
}

/** The networks that have an address, in the order of `NETWORK_IDS`. */
export function listNetworks({ networks }: Pick<Association, "networks">): SocialNetwork[] {
	return NETWORK_IDS.flatMap((id) => {
		const url = networks[id];
		return url === "" ? [] : [{ id, name: NETWORK_NAMES[id], url, isPlaceholder: isPlaceholderAddress(url) }];
	});
}

/** The supporters that have a name. */
export function listSupporters({ supporters }: Pick<Association, "supporters">): readonly Supporter[] {
	return supporters.filter(({ name }) => name.es !== "");
}

/** How a citizen reaches the association, in words that promise nothing which nobody keeps. */
export interface ContactWays {
	/** Null while the association has no address that anybody reads. */
	email: string | null;
	/** Goes on after a comma or a colon, and takes a full stop. */
	writeUs: ByLanguage<string>;
	/** What may be expected of an answer: a sentence. */
	answer: ByLanguage<string>;
}

export const CONTACT = describeContact(BRAND);

/** An address that is empty or a placeholder leads to the report form instead, and no answer is promised. */
export function describeContact({ email, answerDays }: Pick<Association, "email" | "answerDays">): ContactWays {
	if (email === "" || isPlaceholderAddress(email)) {
		return {
			email: null,
			writeUs: { es: "mándanos un reporte desde el portal", en: "send us a report from the site" },
			answer: {
				es: "Aún no tenemos un correo, así que no podemos prometerte una respuesta.",
				en: "We have no e-mail yet, so we cannot promise you an answer.",
			},
		};
	}
	return {
		email,
		writeUs: { es: `escríbenos a ${email}`, en: `write to us at ${email}` },
		answer: {
			es: `Respondemos en ${answerDays} días hábiles o menos.`,
			en: `We answer in ${answerDays} working days or fewer.`,
		},
	};
}
