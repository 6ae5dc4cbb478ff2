import { experiencesIn, planIn, toDocument, toExperience } from "../../content/catalogue/experiences.ts";
import { PAPERS_BY_PROCEDURE, papersById } from "../../content/catalogue/papers.ts";
import type { Desk } from "../../database/desk/desk-database.server.ts";
import { type Draft, listDrafts } from "../../database/desk/drafts.server.ts";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import { nameRecord, type RecordContent } from "../../domain/desk/record.ts";
import type { Holder } from "../../domain/experience/experience.ts";
import { type ExperienceFault, isGraveFault, listExperienceFaults } from "../../domain/experience/experience-faults.ts";
import {
	EXPERIENCE_RULE,
	EXPERIENCE_WORD,
	type ExperienceDocument,
	readExperienceDocument,
} from "../../domain/site-documents/experience.ts";
import type { DocumentFlaw } from "../../domain/site-documents/rules.ts";
import { readSiteDocuments, type SiteDocuments } from "../../domain/site-documents/site-document.ts";
import { foldText } from "../../domain/text/text.ts";
import { textOf } from "../frame/desk-route.ts";
import { sayFault, stepOf } from "./texts.ts";

const MOST_FOUND = 12;

/** The id of the document of a guide. */
function documentIdOf(id: string): string {
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
interface GuideFault {
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

export const WORD_FIELDS = ["nombre", "descripcion", "categoria", "duracion_estimada"] as const;
export const MARKS = ["optional", "later", "apart"] as const;
const WAYS = { persona: "paso", sociedad: "empresa" } as const;
export type Way = keyof typeof WAYS;

/** The name of the hidden fields that hold the steps of a way, in order. */
export function stepField(way: Way): string {
	return WAYS[way];
}

/** What the editor's form says; it may have faults, which the rule of the document names. */
export function readExperienceForm(form: FormData): ExperienceDocument {
	const ids = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
	const steps = ids(stepField("persona"));
	const company = ids(stepField("sociedad"));
	const hasCompany = form.has("hasCompany");
	const own = hasCompany ? (company.length > 0 ? company : [...steps]) : null;
	const marked = (name: string) => [...new Set(ids(name))].filter((id) => steps.includes(id) || own?.includes(id));
	const english = readWords(form, "en");
	const isEnglish = WORD_FIELDS.some((field) => english[field] !== "") || english.pasos_adicionales.length > 0;
	return {
		position: Number(textOf(form, "position")),
		isShown: form.has("isShown"),
		...{ icon: textOf(form, "icon"), color: textOf(form, "color") },
		...{ es: readWords(form, "es"), en: isEnglish ? english : null, ids_procedures: steps },
		isBusiness: form.has("isBusiness"),
		...{ company: own, optional: marked("optional"), later: marked("later"), apart: marked("apart") },
		after: textOf(form, "after") || null,
		startsWith: linesOf(form, "startsWith").map((line) => {
			const [paper = "", procedure = ""] = line.split(/[\s,;]+/);
			return { paper, procedure };
		}),
		estimateReason: textOf(form, "estimateReason") || null,
	};
}

function readWords(form: FormData, language: "es" | "en"): ExperienceDocument["es"] {
	const field = (name: string) => textOf(form, `${language}.${name}`);
	return {
		...{ nombre: field("nombre"), descripcion: field("descripcion"), categoria: field("categoria") },
		...{ duracion_estimada: field("duracion_estimada") },
		pasos_adicionales: linesOf(form, `${language}.pasos_adicionales`),
	};
}

function linesOf(form: FormData, name: string): string[] {
	return textOf(form, name)
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "");
}

/** A press of a button that changes the steps, as its value says: `up:persona:nit`, `add:sociedad:nit`. */
export function changeSteps(document: ExperienceDocument, action: string): ExperienceDocument {
	const [verb = "", way = "", id = ""] = action.split(":");
	const field = way === "sociedad" ? "company" : "ids_procedures";
	const changed = { ...document, [field]: moveStep(document[field] ?? [], verb, id) };
	const isStep = (each: string) => changed.ids_procedures.includes(each) || changed.company?.includes(each);
	return {
		...changed,
		...{ optional: changed.optional.filter(isStep), later: changed.later.filter(isStep) },
		apart: changed.apart.filter(isStep),
	};
}

/** The steps with one of them moved, added or taken out; a verb or a step that there is not changes nothing. */
function moveStep(steps: readonly string[], verb: string, id: string): string[] {
	const at = steps.indexOf(id);
	if (verb === "add") return at < 0 && id !== "" ? [...steps, id] : [...steps];
	const others = steps.filter((each) => each !== id);
	const targets: Readonly<Record<string, number>> = {
		up: Math.max(at - 1, 0),
		down: at + 1,
		first: 0,
		last: others.length,
	};
	const to = targets[verb];
	if (at < 0) return [...steps];
	if (verb === "remove") return others;
	return to === undefined ? [...steps] : others.toSpliced(to, 0, id);
}
