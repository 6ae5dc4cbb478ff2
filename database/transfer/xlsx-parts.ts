/** Widest and longest sheet; a single cell further out would make the reader fill all that lies between. */
const LAST_COLUMN = 200;
const LAST_ROW = 200_000;

/** What keeps a sheet from being read as rows, in Spanish. */
export function findSheetFlaw(xml: string): string | undefined {
	if (xml.includes("<!DOCTYPE")) return "trae una definición propia de documento, que ninguna hoja de cálculo escribe";
	const merged = /<(?:\w+:)?mergeCell\s[^>]*?ref="([^"]*)"/.exec(xml);
	if (merged) return `las celdas ${merged[1]} están combinadas: sepáralas, y escribe el valor en cada una`;
	for (const [, letters = "", digits = ""] of xml.matchAll(/<(?:\w+:)?c\s[^>]*?\br="([A-Z]{1,7})(\d+)"/g)) {
		if (Number(digits) > LAST_ROW || numberColumn(letters) > LAST_COLUMN)
			return `la celda ${letters}${digits} queda demasiado lejos: como mucho ${LAST_ROW} filas y ${LAST_COLUMN} columnas`;
	}
	for (const [, digits] of xml.matchAll(/<(?:\w+:)?row\s[^>]*?\br="(\d+)"/g))
		if (Number(digits) > LAST_ROW) return `la fila ${digits} queda demasiado lejos: como mucho ${LAST_ROW} filas`;
	return undefined;
}

/** The reader takes a failed formula for an empty cell, which would say that nothing is known: it becomes the text of its failure. */
export function tellErrors(xml: string): string {
	return xml.replace(/(<(?:\w+:)?c\s[^>]*?\bt=)"e"/g, '$1"str"');
}

/** Names of the sheets that nobody sees. */
export function listHiddenSheets(workbook: string): Set<string> {
	const hidden = new Set<string>();
	for (const [tag] of workbook.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)) {
		const name = /\bname="([^"]*)"/.exec(tag)?.[1];
		if (name !== undefined && /\bstate="(?:hidden|veryHidden)"/.test(tag)) hidden.add(readEntities(name));
	}
	return hidden;
}

function readEntities(text: string): string {
	const signs: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
	return text.replace(/&(lt|gt|quot|apos|amp);/g, (_all, name: string) => signs[name] ?? "");
}

function numberColumn(letters: string): number {
	return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}
