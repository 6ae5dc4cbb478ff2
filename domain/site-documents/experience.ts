import { z } from "../fields/shapes.ts";
import { foldText } from "../text/text.ts";

/** Begins the id of each document that holds a guided experience: `experience:exp-001`. */
export const EXPERIENCE_WORD = "experience";
const MOST_STEPS = 40;
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const text = (most: number) => z.string().trim().min(1, "falta").max(most, `lleva más de ${most} letras`);
const id = z.string().regex(ID, "no es un identificador: palabras en minúscula unidas con guiones");
const steps = z.array(id).max(MOST_STEPS, `lleva más de ${MOST_STEPS} pasos`);
const words = z.strictObject({
	nombre: text(80),
	descripcion: text(300),
	categoria: text(60),
	duracion_estimada: text(160),
	pasos_adicionales: z.array(text(200)).max(20, "lleva más de 20 consejos"),
});

const SHAPE = z.strictObject({
	/** Place in the list, 1 first. */
	position: z.number().int("no es un número entero").min(1, "empieza en 1").max(999, "es más de 999"),
	isShown: z.boolean(),
	icon: text(40),
	color: text(40),
	es: words,
	en: words.nullable(),
	ids_procedures: steps.min(1, "no tiene pasos: agrega al menos un trámite"),
	isBusiness: z.boolean(),
	company: steps.min(1, "no tiene pasos: agrega al menos un trámite").nullable(),
	optional: steps,
	later: steps,
	apart: steps,
	after: id.nullable(),
	startsWith: z.array(z.strictObject({ paper: id, procedure: id })).max(MOST_STEPS),
	/** Why the estimate may differ from the sum of the steps; null where it need not. */
	estimateReason: text(400).nullable(),
});

/** A guided experience as the desk publishes it: the fields of the specification in both languages, its plan and its place. */
export type ExperienceDocument = z.infer<typeof SHAPE>;

/** The experience of a document; null when it is not whole. */
export function readExperienceDocument(content: unknown): ExperienceDocument | null {
	return SHAPE.safeParse(content).data ?? null;
}

/** What a published experience must hold by itself; what speaks of procedures is `domain/experience/experience-faults.ts`. */
export const EXPERIENCE_RULE = {
	word: EXPERIENCE_WORD,
	check(content: unknown, documentId: string): { field: string; message: string }[] {
		const own = documentId.slice(EXPERIENCE_WORD.length + 1);
		const result = SHAPE.safeParse(content);
		const flaws = (result.error?.issues ?? []).map(({ path, message }) => ({
			field: path.map(String).join(".") || "-",
			message,
		}));
		if (!ID.test(own)) flaws.push({ field: "-", message: `«${own}» no es un identificador` });
		if (!result.data) return flaws;
		const { ids_procedures, company, after, optional, later, apart } = result.data;
		for (const [field, way] of Object.entries({ ids_procedures, company: company ?? [] }))
			for (const twice of new Set(way.filter((each, place) => way.indexOf(each) !== place)))
				flaws.push({ field, message: `«${twice}» está dos veces` });
		for (const [field, ids] of Object.entries({ optional, later, apart }))
			for (const each of ids)
				if (!ids_procedures.includes(each) && !company?.includes(each))
					flaws.push({ field, message: `«${each}» no es uno de sus pasos` });
		if (after === own) flaws.push({ field: "after", message: "una guía no puede venir después de sí misma" });
		return flaws;
	},
};

/** An id for a new experience from its name: "Abrir una tienda" is `abrir-una-tienda`. */
export function experienceIdOf(name: string): string {
	return foldText(name)
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "")
		.slice(0, 60)
		.replace(/-$/, "");
}
