import { experiencesIn, planIn, toDocument, toExperience } from "../../content/catalogue/experiences.ts";
import { PAPERS_BY_PROCEDURE, papersById } from "../../content/catalogue/papers.ts";
import type { Desk } from "../../database/desk/desk-database.server.ts";
import type { Draft } from "../../database/desk/drafts.server.ts";
import { listDrafts } from "../../database/desk/drafts.server.ts";
import { createCatalogue } from "../../domain/catalogue.ts";
import { nameRecord, type RecordContent } from "../../domain/desk/record.ts";
import type { Holder } from "../../domain/experience.ts";
import { type ExperienceFault, isGraveFault, listExperienceFaults } from "../../domain/experience-faults.ts";
import { procedureName } from "../../domain/procedure.ts";
import type { SiteDocuments } from "../../domain/site-document.ts";
import { readSiteDocuments } from "../../domain/site-document.ts";
import type { ExperienceDocument } from "../../domain/site-documents/experience.ts";
import { EXPERIENCE_RULE, EXPERIENCE_WORD, readExperienceDocument } from "../../domain/site-documents/experience.ts";
import type { DocumentFlaw } from "../../domain/site-documents/rules.ts";
import { foldText } from "../../domain/text.ts";
import { sayFault, stepOf } from "./fault-words.ts";

const MOST_FOUND = 12;

/** The id of the document of a guide. */
export function documentIdOf(id: string): string {
	return `${EXPERIENCE_WORD}:${id}`;
}

export function recordOf(id: string) {
	return nameRecord("document", documentIdOf(id));
}

/** The published guides by id of their document. */
export async function readGuideDocuments(desk: Desk): Promise<SiteDocuments> {
	const rows = await desk
		.selectFrom("site_documents")
		.selectAll()
		.where("id", "like", `${EXPERIENCE_WORD}:%`)
		.execute();
	return readSiteDocuments(rows).documents;
}

/** The document as a record's content. */
export function toContent(id: string, document: ExperienceDocument): RecordContent {
	return { site_documents: [{ id: documentIdOf(id), content: document }] };
}

/** The document of a record's content, as it is; undefined where it has none. */
export function documentOf(content: RecordContent): ExperienceDocument | undefined {
	return content.site_documents?.[0]?.content as ExperienceDocument | undefined;
}

/** What stands published, or comes with the release; undefined where there is no such guide. */
export function publishedDocument(documents: SiteDocuments, id: string): ExperienceDocument | undefined {
	return readExperienceDocument(documents.get(documentIdOf(id))) ?? toDocument(id);
}

/** The open draft of this account. */
export async function findOwnDraft(desk: Desk, id: string, author: string): Promise<Draft | undefined> {
	const [draft] = await listDrafts(desk, { record: recordOf(id), author, most: 1 });
	return draft;
}

/** A mistake in words, and the step beside which it stands. */
export interface GuideFault {
	text: string;
	step: string | null;
	/** The way in which it is one; null for both. */
	way: Holder | null;
	isGrave: boolean;
}

export interface CheckedGuide {
	faults: readonly GuideFault[];
	/** Names of procedures by id. */
	names: ReadonlyMap<string, string>;
}

/** Everything that is wrong with a guide beside the published ones, in Spanish as all checks are. */
export async function checkGuide(desk: Desk, id: string, document: ExperienceDocument): Promise<CheckedGuide> {
	const documents = await readGuideDocuments(desk);
	const { ids_procedures, company, startsWith } = document;
	const ids = [
		...new Set([...ids_procedures, ...(company ?? []), ...startsWith.map(({ procedure }) => procedure), ""]),
	];
	const procedures = await desk.selectFrom("procedures").selectAll().where("id", "in", ids).execute();
	const catalogue = createCatalogue({ procedures, institutions: [], observatory: [] }, "desk");
	const known = papersById("es");
	const others = experiencesIn({ documents }, "es");
	const names = new Map([...catalogue.procedures, ...catalogue.variants].map((each) => [each.id, procedureName(each)]));
	const flaws = EXPERIENCE_RULE.check(document, documentIdOf(id)).map(({ field, message }) => ({
		...{ text: `${field}: ${message}`, step: null, way: null, isGrave: true },
	}));
	const contradictions = listExperienceFaults(toExperience(id, document, "es"), document, {
		...{ experiences: others, catalogue, papers: PAPERS_BY_PROCEDURE, known },
		planOf: (each) => planIn({ documents }, each),
	}).filter((fault) => fault.kind !== "estimate" || document.estimateReason === null);
	const say = (fault: ExperienceFault): GuideFault => ({
		text: sayFault(fault, {
			procedure: (each) => names.get(each) ?? each,
			experience: (each) =>
				(each === id ? document.es.nombre : others.find((other) => other.id === each)?.nombre) ?? each,
			paper: (each) => known.get(each)?.name ?? each,
		}),
		step: stepOf(fault),
		way: "holder" in fault ? fault.holder : null,
		isGrave: isGraveFault(fault),
	});
	return { faults: [...flaws, ...contradictions.map(say)], names };
}

/**
 * What keeps a guide from being published beside the others as they are now, whoever publishes it and from which room; no
 * other document has any.
 */
export async function checkGuideBeside(desk: Desk, documentId: string, content: unknown): Promise<DocumentFlaw[]> {
	const [word, ...rest] = documentId.split(":");
	const id = rest.join(":");
	const document = word === EXPERIENCE_WORD ? (readExperienceDocument(content) ?? toDocument(id)) : undefined;
	if (!document) return [];
	const { faults } = await checkGuide(desk, id, document);
	return faults.filter(({ isGrave }) => isGrave).map(({ text }) => ({ field: "-", message: text }));
}

/** Procedures whose name has all these words, accents and case aside; none for a blank text. */
export async function findProcedures(desk: Desk, text: string): Promise<{ id: string; name: string }[]> {
	const words = foldText(text).split(/\s+/).filter(Boolean);
	if (words.length === 0) return [];
	const rows = await desk.selectFrom("procedures").select(["id", "name"]).orderBy("name").execute();
	return rows
		.map(({ id, name }) => ({ id: String(id), name: String(name ?? id) }))
		.filter(({ name }) => words.every((word) => foldText(name).includes(word)))
		.slice(0, MOST_FOUND);
}
