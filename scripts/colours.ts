// Writes app/styles/colours.css out of roles.ts and palette.ts: `node scripts/colours.ts`; tests/colours.test.ts compares.
import { writeFileSync } from "node:fs";
import type { ColourRoles } from "../app/styles/roles.ts";
import { DARK, DARK_HIGH_CONTRAST, HIGH_CONTRAST, USUAL_COLOURS } from "../app/styles/roles.ts";

export const COLOURS_FILE = new URL("../app/styles/colours.css", import.meta.url);
const CONTRAST_CHOSEN = 'html[data-display~="contrast"]';
const DARK_DEVICE = "screen and (prefers-color-scheme: dark)";
const MORE_CONTRAST = "(prefers-contrast: more)";

if (import.meta.main) writeFileSync(COLOURS_FILE, buildColours());

/** Every set of roles as custom properties, the usual one first: paper is always light. */
export function buildColours(): string {
	return `/* Written by scripts/colours.ts out of roles.ts, where the roles are explained. */
${block("@layer tokens", [
	rule(":root", USUAL_COLOURS),
	backdropRule(USUAL_COLOURS),
	block(`@media ${DARK_DEVICE}`, [rule(":root", DARK), backdropRule(DARK)]),
])}

${block("@layer display", [
	rule(CONTRAST_CHOSEN, HIGH_CONTRAST),
	block(`@media ${MORE_CONTRAST}`, [rule(":root", HIGH_CONTRAST)]),
	block(`@media ${DARK_DEVICE}`, [rule(CONTRAST_CHOSEN, DARK_HIGH_CONTRAST)]),
	block(`@media ${DARK_DEVICE} and ${MORE_CONTRAST}`, [rule(":root", DARK_HIGH_CONTRAST)]),
])}
`;
}

/** Browsers before 2024 let a ::backdrop inherit nothing. */
function backdropRule({ backdrop, "menu-backdrop": menuBackdrop }: ColourRoles): string {
	return rule("::backdrop", { backdrop, "menu-backdrop": menuBackdrop });
}

function rule(selector: string, roles: ColourRoles): string {
	const lines = Object.entries(roles).map(([role, of]) => `--${role}: ${of.startsWith("#") ? of : `var(--${of})`};`);
	return block(selector, [lines.join("\n")]);
}

function block(head: string, parts: readonly string[]): string {
	return `${head} {\n${parts.join("\n\n").replace(/^(?=.)/gm, "\t")}\n}`;
}
