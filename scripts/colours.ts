// Writes app/styles/colours.css out of roles.ts and palette.ts: `node scripts/colours.ts`; tests/colours.test.ts compares.
import { writeFileSync } from "node:fs";
import type { ColourRoles } from "../app/styles/roles.ts";
import { HIGH_CONTRAST, USUAL_COLOURS } from "../app/styles/roles.ts";

export const COLOURS_FILE = new URL("../app/styles/colours.css", import.meta.url);

if (import.meta.main) writeFileSync(COLOURS_FILE, buildColours());

/** Every set of roles as custom properties, the usual one first. */
export function buildColours(): string {
	const { backdrop, "menu-backdrop": menuBackdrop } = USUAL_COLOURS;
	return `/* Written by scripts/colours.ts out of roles.ts, where the roles are explained. */
@layer tokens {
${rule(":root", USUAL_COLOURS)}

	/* Browsers before 2024 let a ::backdrop inherit nothing. */
${rule("::backdrop", { backdrop, "menu-backdrop": menuBackdrop })}
}

@layer display {
${rule('html[data-display~="contrast"]', HIGH_CONTRAST)}
}
`;
}

function rule(selector: string, roles: ColourRoles): string {
	const lines = Object.entries(roles).map(([role, of]) => {
		return `\t\t--${role}: ${of.startsWith("#") ? of : `var(--${of})`};`;
	});
	return [`\t${selector} {`, ...lines, "\t}"].join("\n");
}
