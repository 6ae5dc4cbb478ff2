// Draws a document as a tagged PDF (PDF/UA): with headings, paragraphs and lists that a screen reader can navigate.
import { createRequire } from "node:module";
import PDFDocument from "pdfkit";
import { GOLD, INK, SKY } from "../../app/styles/palette.ts";
import { BRAND } from "../../content/brand.ts";
import { type PrintedDocument, type PrintedSection, writeDate } from "../../content/publications/printed-documents.ts";
import { LOCALES } from "../../domain/language.ts";

type Pdf = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Pdf["struct"]>;

const require = createRequire(import.meta.url);
const FONT_FOLDER = "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-";
const MARGIN = 56;
const SIZES = { title: 24, section: 16, part: 12.5, body: 11.5, foot: 9 } as const;

/** The same document always gives the same bytes, because it is dated by its text and not by the build. */
export async function drawPdf(document: PrintedDocument): Promise<{ bytes: Buffer; pages: number }> {
	const pdf = openPdf(document);
	const received = collect(pdf);
	const root = pdf.struct("Document");
	pdf.addStructure(root);

	write(pdf, root, "H1", { text: document.title, font: "bold", size: SIZES.title, color: SKY, after: 6 });
	write(pdf, root, "P", { text: document.introduction, size: 13, after: 4 });
	write(pdf, root, "P", {
		text: `${BRAND.association}. Textos revisados el ${writeDate(document.updatedOn)}.`,
		size: SIZES.foot,
		after: 8,
	});
	for (const section of document.sections) writeSection(pdf, root, section);
	root.end();

	const { count } = pdf.bufferedPageRange();
	for (let page = 0; page < count; page += 1) writeFoot(pdf, page, `${document.title}. Página ${page + 1} de ${count}`);
	pdf.end();
	return { bytes: await received, pages: count };
}

function openPdf({ title, introduction, updatedOn }: PrintedDocument): Pdf {
	// `object`, because @types/pdfkit does not know the subset PDF/UA that pdfkit 0.20 writes.
	const options: object = {
		size: "LETTER",
		margin: MARGIN,
		bufferPages: true,
		pdfVersion: "1.7",
		subset: "PDF/UA",
		tagged: true,
		displayTitle: true,
		lang: LOCALES.es,
		font: fontFile(400),
		info: {
			Title: title,
			Author: BRAND.association,
			Subject: introduction,
			CreationDate: new Date(`${updatedOn}T12:00:00Z`),
		},
	};
	const pdf = new PDFDocument(options);
	pdf.registerFont("body", fontFile(400));
	pdf.registerFont("bold", fontFile(700));
	return pdf;
}

function fontFile(weight: number): string {
	return require.resolve(`${FONT_FOLDER}${weight}-normal.woff`);
}

function collect(pdf: Pdf): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		const chunks: Buffer[] = [];
		pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
		pdf.on("end", () => resolve(Buffer.concat(chunks)));
		pdf.on("error", reject);
	});
}

function writeSection(pdf: Pdf, parent: Structure, section: PrintedSection, level: 2 | 3 = 2): void {
	const structure = pdf.struct("Sect");
	parent.add(structure);
	const size = level === 2 ? SIZES.section : SIZES.part;
	const before = level === 2 ? 14 : 6;
	keepTogether(pdf, before + size * 4);
	pdf.y += before;
	if (level === 2) pdf.outline.addItem(section.title);
	write(pdf, structure, level === 2 ? "H2" : "H3", { text: section.title, font: "bold", size, color: SKY, after: 3 });
	for (const text of section.paragraphs ?? []) write(pdf, structure, "P", { text, after: 5 });
	writeList(
		pdf,
		structure,
		(section.steps ?? []).map((text, position) => [`${position + 1}.`, text]),
	);
	writeList(
		pdf,
		structure,
		(section.points ?? []).map((text) => ["•", text]),
	);
	for (const part of section.parts ?? []) writeSection(pdf, structure, part, 3);
	structure.end();
}

function writeList(pdf: Pdf, parent: Structure, entries: readonly (readonly [string, string])[]): void {
	if (entries.length === 0) return;
	const list = pdf.struct("L");
	parent.add(list);
	for (const [label, text] of entries) {
		const entry = pdf.struct("LI");
		list.add(entry);
		keepTogether(pdf, SIZES.body * 2.5);
		const top = pdf.y;
		const mark = pdf.struct("Lbl", {}, () => {
			pdf.font("bold").fontSize(SIZES.body).fillColor(SKY).text(label, MARGIN, top, { width: 22 });
		});
		entry.add(mark);
		const body = pdf.struct("LBody", {}, () => {
			pdf
				.font("body")
				.fontSize(SIZES.body)
				.fillColor(INK)
				.text(text, MARGIN + 22, top, {
					width: pdf.page.width - 2 * MARGIN - 22,
					lineGap: 2.5,
				});
		});
		entry.add(body);
		entry.end();
		pdf.x = MARGIN;
		pdf.y += 3;
	}
	list.end();
	pdf.y += 3;
}

interface Line {
	text: string;
	font?: "body" | "bold";
	size?: number;
	color?: string;
	/** Space below, in points. */
	after: number;
}

function write(pdf: Pdf, parent: Structure, tag: string, line: Line): void {
	const { text, font = "body", size = SIZES.body, color = INK, after } = line;
	parent.add(
		pdf.struct(tag, {}, () => {
			pdf.font(font).fontSize(size).fillColor(color).text(text, MARGIN, pdf.y, { lineGap: 2.5 });
		}),
	);
	pdf.y += after;
}

/** Starts a new page unless this much fits, so that a heading never stands alone at the foot. */
function keepTogether(pdf: Pdf, height: number): void {
	if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
}

/** Line and page number: decoration for the eye, which screen readers skip. */
function writeFoot(pdf: Pdf, page: number, text: string): void {
	pdf.switchToPage(page);
	const { width, height, margins } = pdf.page;
	const bottom = margins.bottom;
	margins.bottom = 0;
	pdf.markContent("Artifact", { type: "Pagination" });
	pdf.rect(MARGIN, height - 44, width - 2 * MARGIN, 2).fill(GOLD);
	pdf
		.font("body")
		.fontSize(SIZES.foot)
		.fillColor(INK)
		.text(text, MARGIN, height - 36, { lineBreak: false });
	pdf.endMarkedContent();
	margins.bottom = bottom;
}
