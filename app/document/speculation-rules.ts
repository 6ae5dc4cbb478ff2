import { ALL_ADDRESSES } from "../address/addresses.ts";

/** Addresses that are no page for everybody: files, forms and what shows something of one visitor. */
const NEVER_AHEAD = [
	...ALL_ADDRESSES.filter(
		({ answers, isPersonal, isListed }) => answers !== "screen" || isPersonal || !isListed,
	).flatMap(({ patterns }) => patterns.map((pattern) => pattern.replace(/:\w+\??/, "*"))),
	"/documentos/*",
];

/**
 * Speculation rules: a press on a link fetches the next page before the click is whole. Only a press, because pages that
 * nobody opens are paid for as well. The boot script adds them (app/boot/next-pages.ts); the policy knows their digest.
 */
export const SPECULATION_RULES = JSON.stringify({
	prefetch: [
		{
			where: {
				and: [
					{ href_matches: "/*" },
					{ not: { href_matches: NEVER_AHEAD } },
					{ not: { selector_matches: "[data-held], [download]" } },
				],
			},
			eagerness: "conservative",
		},
	],
});
