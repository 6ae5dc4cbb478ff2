import { inflateSync } from "node:zlib";

/** What a reader that follows the PDF's own tables gets to see. */
export interface PdfReading {
	/** The objects outside streams, as text: dictionaries, structure, metadata. */
	structure: string;
	/** The words of all pages in the order in which they were written, one line for each piece of text. */
	text: string;
	pages: number;
}

const STREAM = /(\d+) 0 obj\s*(<<(?:(?!endobj)[\s\S])*?>>)\s*stream\r?\n([\s\S]*?)\r?\nendstream/g;

/** Reads a PDF of pdfkit without any of pdfkit: inflates its streams and turns glyphs into letters by the ToUnicode tables. */
export function readPdf(bytes: Uint8Array): PdfReading {
	const source = Buffer.from(bytes).toString("latin1");
	const streams = new Map<string, string>();
	for (const [, id = "", dictionary = "", body = ""] of source.matchAll(STREAM)) {
		const raw = Buffer.from(body, "latin1");
		streams.set(id, dictionary.includes("FlateDecode") ? inflateSync(raw).toString("latin1") : body);
	}
	const structure = source.replaceAll(STREAM, "$1 0 obj $2");
	const fonts = readFonts(source, streams);
	const contents = [...structure.matchAll(/\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, id = ""]) => id);
	return {
		structure,
		text: contents.map((id) => readPage(streams.get(id) ?? "", fonts)).join("\n"),
		pages: contents.length,
	};
}

/** Name of each font in the pages' resources with its table from glyph to letters. */
function readFonts(source: string, streams: Map<string, string>): Map<string, Map<string, string>> {
	const names = [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)];
	return new Map(
		names.map(([, name = "", id = ""]) => {
			const font = new RegExp(`(?:^|\\n)${id} 0 obj[\\s\\S]*?endobj`).exec(source)?.[0] ?? "";
			return [name, readLetters(streams.get(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? "") ?? "")];
		}),
	);
}

function readLetters(table: string): Map<string, string> {
	const letters = new Map<string, string>();
	for (const [, first = "", entries = ""] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
		for (const [offset, [, code = ""]] of [...entries.matchAll(/<([\w ]*)>/g)].entries()) {
			const glyph = (Number.parseInt(first, 16) + offset).toString(16).padStart(4, "0");
			letters.set(glyph, Buffer.from(code.replaceAll(" ", ""), "hex").swap16().toString("utf16le"));
		}
	}
	return letters;
}

function readPage(content: string, fonts: Map<string, Map<string, string>>): string {
	let font: Map<string, string> | undefined;
	const pieces: string[] = [];
	for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
		if (name) font = fonts.get(name);
		else if (shown)
			pieces.push(
				glyphsOf(shown)
					.map((glyph) => font?.get(glyph) ?? "�")
					.join(""),
			);
	}
	return pieces.join("\n");
}

function glyphsOf(shown: string): string[] {
	return [...shown.matchAll(/<([0-9a-fA-F]+)>/g)].flatMap(([, hex = ""]) => hex.toLowerCase().match(/.{4}/g) ?? []);
}
