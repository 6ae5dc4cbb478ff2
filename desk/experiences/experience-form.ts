import type { ExperienceDocument } from "../../domain/site-documents/experience.ts";
import { textOf } from "../frame/desk-route.ts";

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
export function moveStep(steps: readonly string[], verb: string, id: string): string[] {
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
