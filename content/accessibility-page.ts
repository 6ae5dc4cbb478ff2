import type { Destination } from "./destination.ts";
import type { TitledText } from "./titled-text.ts";

/** The four shortcuts: Alt and a digit of the top row (`code` of the key), never of the numeric pad. */
export const SHORTCUTS = [
	{ code: "Digit1", to: "/", name: "home" },
	{ code: "Digit2", to: "/catalogo", name: "catalog" },
	{ code: "Digit3", to: "/observatorio", name: "observatory" },
	{ code: "Digit4", to: "/ayuda", name: "help" },
] as const satisfies readonly { code: string; to: Destination /** In the dictionary, after `nav.`. */; name: string }[];

/** Smallest side of a button, a field or a link that stands alone, in CSS pixels (specification, section 9). */
export const MINIMUM_TARGET = 44;
/** Largest text size that keeps the page whole, in percent. */
export const MAXIMUM_TEXT_SIZE = 200;

export interface AccessibilityText {
	title: string;
	introduction: string;
	features: readonly TitledText[];
	/** What the portal is built for; `isTested` only after someone used the portal with it. */
	assistiveTechnologies: readonly (TitledText & { isTested: boolean })[];
	assistiveNote: string;
	/** How to read the figures of `accessibility-figures.ts`. */
	figuresNote: readonly string[];
	shortcuts: { introduction: string; names: readonly string[]; behaviour: readonly string[] };
	/** What each reading tool does; their names are in the dictionary. */
	tools: Readonly<Record<"textSize" | "contrast" | "reading" | "spacing", string>>;
	statement: AccessibilityStatement;
}

export interface AccessibilityStatement {
	title: string;
	method: readonly string[];
	knownProblems: readonly string[];
	contact: readonly string[];
}
