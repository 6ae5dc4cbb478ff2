import { GLOSSARY, UNDERSTOOD } from "../../content/catalogue/glossary.ts";

/** Two capitals or more; not inside the code of a form (SAT-8933, F-AS-f-01), an address or a placeholder. */
const IN_CAPITALS = /(?<![\p{L}\d.@/{-])\p{Lu}{2,}(?:-\p{Lu}{2,})*(?![\p{L}\d@]|-[\p{L}\d]|\.[\p{L}\d])/gu;
const ROMAN_NUMBER = /^[IVXLC]+$/;
const KNOWN = new Set([...GLOSSARY.map(({ abbreviation }) => abbreviation), ...UNDERSTOOD]);

/** The abbreviations of a text that the glossary does not explain, once each. */
export function findUnexplained(text: string): string[] {
	const found = [...text.matchAll(IN_CAPITALS)].map(([abbreviation]) => abbreviation);
	return [...new Set(found)].filter((each) => !ROMAN_NUMBER.test(each) && !isKnown(each));
}

/** A form or a system named after two abbreviations, such as DUA-GT, needs the first. */
function isKnown(abbreviation: string): boolean {
	return KNOWN.has(abbreviation) || KNOWN.has(abbreviation.split("-")[0] ?? "");
}
