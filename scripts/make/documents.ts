// Before the build: writes the three documents of the help centre as tagged PDFs, and their pages and sizes for the links.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
	type PrintedDocument,
	writeMethodology,
	writeQuickGuide,
	writeRights,
} from "../../content/publications/printed-documents.ts";
import { FACTS_DIR, readFacts } from "../../database/facts.server.ts";
import { drawPdf } from "./pdf.ts";

export const DOCUMENTS_DIR = join(import.meta.dirname, "../..", "public", "documentos");
/** Read by vite.config.ts. */
export const DOCUMENTS_FILE = join(import.meta.dirname, "../..", "build", "documents.json");

if (import.meta.main) {
	const built = await buildDocuments();
	console.log(built.map(({ id, pages, size }) => `${id}.pdf: ${pages} pages, ${size} bytes`).join("\n"));
}

/** The documents as they are written, in the order of the help centre. */
export async function listPrintedDocuments(): Promise<PrintedDocument[]> {
	const { procedures } = await readFacts(FACTS_DIR);
	return [writeQuickGuide(), writeMethodology(), writeRights(procedures)];
}

async function buildDocuments() {
	await rm(DOCUMENTS_DIR, { recursive: true, force: true });
	await mkdir(DOCUMENTS_DIR, { recursive: true });
	const built = await Promise.all(
		(await listPrintedDocuments()).map(async (document) => {
			const { bytes, pages } = await drawPdf(document);
			await writeFile(join(DOCUMENTS_DIR, `${document.id}.pdf`), bytes);
			return { id: document.id, address: `/documentos/${document.id}.pdf`, pages, size: bytes.byteLength };
		}),
	);
	await mkdir(join(DOCUMENTS_FILE, ".."), { recursive: true });
	await writeFile(DOCUMENTS_FILE, JSON.stringify(Object.fromEntries(built.map(({ id, ...file }) => [id, file]))));
	return built;
}
