import type { ByLanguage } from "../text-shapes.ts";
import { FINDINGS, type Finding, NOT_EVALUATED } from "./accessibility-results.ts";

type Level = "A" | "AA";

const STANDARDS = ["WCAG 2.2 AA", "WCAG 2.1 AA", "Section 508", "EN 301 549"] as const;
export type Standard = (typeof STANDARDS)[number];

/** A success criterion of WCAG 2.2 or 2.1, levels A and AA. */
interface Criterion {
	number: string;
	level: Level;
	name: ByLanguage<string>;
	standards: readonly Standard[];
}

/** The version of WCAG that brought it. */
type Version = "2.0" | "2.1" | "2.2";
type Row = readonly [number: string, level: Level, since: Version, es: string, en: string];

/** The only criterion that WCAG 2.2 left out; the other standards still ask for it. */
const OUT_OF_2_2 = "4.1.1";
/** Section 508 (2017) asks for WCAG 2.0; chapter 9 of EN 301 549 v3.2.1 asks for WCAG 2.1, levels A and AA. */
const ASKED_BY: Readonly<Record<Version, readonly Standard[]>> = {
	"2.0": STANDARDS,
	"2.1": ["WCAG 2.2 AA", "WCAG 2.1 AA", "EN 301 549"],
	"2.2": ["WCAG 2.2 AA"],
};

/** Source of numbers, levels and English names: https://www.w3.org/TR/WCAG22/ and, for 4.1.1, https://www.w3.org/TR/WCAG21/ */
const ROWS: readonly Row[] = [
	["1.1.1", "A", "2.0", "Contenido no textual", "Non-text Content"],
	["1.2.1", "A", "2.0", "Solo audio y solo video (grabado)", "Audio-only and Video-only (Prerecorded)"],
	["1.2.2", "A", "2.0", "Subtítulos (grabado)", "Captions (Prerecorded)"],
	["1.2.3", "A", "2.0", "Audiodescripción o texto alternativo", "Audio Description or Media Alternative (Prerecorded)"],
	["1.2.4", "AA", "2.0", "Subtítulos (en directo)", "Captions (Live)"],
	["1.2.5", "AA", "2.0", "Audiodescripción (grabado)", "Audio Description (Prerecorded)"],
	["1.3.1", "A", "2.0", "Información y relaciones", "Info and Relationships"],
	["1.3.2", "A", "2.0", "Secuencia significativa", "Meaningful Sequence"],
	["1.3.3", "A", "2.0", "Características sensoriales", "Sensory Characteristics"],
	["1.3.4", "AA", "2.1", "Orientación", "Orientation"],
	["1.3.5", "AA", "2.1", "Propósito de los campos", "Identify Input Purpose"],
	["1.4.1", "A", "2.0", "Uso del color", "Use of Color"],
	["1.4.2", "A", "2.0", "Control del audio", "Audio Control"],
	["1.4.3", "AA", "2.0", "Contraste (mínimo)", "Contrast (Minimum)"],
	["1.4.4", "AA", "2.0", "Cambio de tamaño del texto", "Resize text"],
	["1.4.5", "AA", "2.0", "Imágenes de texto", "Images of Text"],
	["1.4.10", "AA", "2.1", "Reajuste del contenido", "Reflow"],
	["1.4.11", "AA", "2.1", "Contraste no textual", "Non-text Contrast"],
	["1.4.12", "AA", "2.1", "Espaciado del texto", "Text Spacing"],
	["1.4.13", "AA", "2.1", "Contenido al pasar el puntero o recibir el foco", "Content on Hover or Focus"],
	["2.1.1", "A", "2.0", "Teclado", "Keyboard"],
	["2.1.2", "A", "2.0", "Sin trampas para el foco del teclado", "No Keyboard Trap"],
	["2.1.4", "A", "2.1", "Atajos del teclado", "Character Key Shortcuts"],
	["2.2.1", "A", "2.0", "Tiempo ajustable", "Timing Adjustable"],
	["2.2.2", "A", "2.0", "Poner en pausa, detener, ocultar", "Pause, Stop, Hide"],
	["2.3.1", "A", "2.0", "Umbral de tres destellos o menos", "Three Flashes or Below Threshold"],
	["2.4.1", "A", "2.0", "Evitar bloques", "Bypass Blocks"],
	["2.4.2", "A", "2.0", "Titulado de páginas", "Page Titled"],
	["2.4.3", "A", "2.0", "Orden del foco", "Focus Order"],
	["2.4.4", "A", "2.0", "Propósito de los enlaces (en contexto)", "Link Purpose (In Context)"],
	["2.4.5", "AA", "2.0", "Múltiples vías", "Multiple Ways"],
	["2.4.6", "AA", "2.0", "Encabezados y etiquetas", "Headings and Labels"],
	["2.4.7", "AA", "2.0", "Foco visible", "Focus Visible"],
	["2.4.11", "AA", "2.2", "Foco no tapado (mínimo)", "Focus Not Obscured (Minimum)"],
	["2.5.1", "A", "2.1", "Gestos del puntero", "Pointer Gestures"],
	["2.5.2", "A", "2.1", "Cancelación del puntero", "Pointer Cancellation"],
	["2.5.3", "A", "2.1", "Etiqueta en el nombre", "Label in Name"],
	["2.5.4", "A", "2.1", "Activación por movimiento", "Motion Actuation"],
	["2.5.7", "AA", "2.2", "Movimientos de arrastre", "Dragging Movements"],
	["2.5.8", "AA", "2.2", "Tamaño de lo que se toca (mínimo)", "Target Size (Minimum)"],
	["3.1.1", "A", "2.0", "Idioma de la página", "Language of Page"],
	["3.1.2", "AA", "2.0", "Idioma de las partes", "Language of Parts"],
	["3.2.1", "A", "2.0", "Al recibir el foco", "On Focus"],
	["3.2.2", "A", "2.0", "Al recibir entradas", "On Input"],
	["3.2.3", "AA", "2.0", "Navegación coherente", "Consistent Navigation"],
	["3.2.4", "AA", "2.0", "Identificación coherente", "Consistent Identification"],
	["3.2.6", "A", "2.2", "Ayuda coherente", "Consistent Help"],
	["3.3.1", "A", "2.0", "Identificación de errores", "Error Identification"],
	["3.3.2", "A", "2.0", "Etiquetas o instrucciones", "Labels or Instructions"],
	["3.3.3", "AA", "2.0", "Sugerencias ante errores", "Error Suggestion"],
	["3.3.4", "AA", "2.0", "Prevención de errores", "Error Prevention (Legal, Financial, Data)"],
	["3.3.7", "A", "2.2", "Entrada redundante", "Redundant Entry"],
	["3.3.8", "AA", "2.2", "Autenticación accesible (mínimo)", "Accessible Authentication (Minimum)"],
	["4.1.1", "A", "2.0", "Procesamiento", "Parsing"],
	["4.1.2", "A", "2.0", "Nombre, función, valor", "Name, Role, Value"],
	["4.1.3", "AA", "2.1", "Mensajes de estado", "Status Messages"],
];

/** The 55 criteria of WCAG 2.2, levels A and AA, and the one that it left out, in their order. */
export const CRITERIA: readonly Criterion[] = ROWS.map(([number, level, since, es, en]) => ({
	number,
	level,
	name: { es, en },
	standards: ASKED_BY[since].filter((standard) => number !== OUT_OF_2_2 || standard !== "WCAG 2.2 AA"),
}));

/** A criterion of the published list with what the last review found. */
interface EvaluatedCriterion extends Criterion, Finding {}

/**
 * How far one standard is met: `percentage` = met of those that apply, so that what nobody has evaluated counts as not
 * met; null when nothing was evaluated.
 */
interface StandardFigure {
	standard: Standard;
	criteria: number;
	met: number;
	/** Met or failed; leaves out those that do not apply or were not evaluated. */
	evaluated: number;
	notApplicable: number;
	notEvaluated: number;
	percentage: number | null;
	failures: readonly EvaluatedCriterion[];
}

/** The published list: each criterion with its result and note. */
export function listEvaluatedCriteria(findings: Readonly<Record<string, Finding>> = FINDINGS): EvaluatedCriterion[] {
	return CRITERIA.map((criterion) => ({ ...criterion, ...(findings[criterion.number] ?? NOT_EVALUATED) }));
}

/** The figure of each standard, computed from the published list. */
export function computeFigures(list: readonly EvaluatedCriterion[] = listEvaluatedCriteria()): StandardFigure[] {
	return STANDARDS.map((standard) => {
		const included = list.filter((criterion) => criterion.standards.includes(standard));
		const met = included.filter(({ result }) => result === "cumple").length;
		const failures = included.filter(({ result }) => result === "no-cumple");
		const evaluated = met + failures.length;
		const notApplicable = included.filter(({ result }) => result === "no-aplica").length;
		return {
			standard,
			criteria: included.length,
			met,
			evaluated,
			notApplicable,
			notEvaluated: included.filter(({ result }) => result === "no-evaluado").length,
			percentage: evaluated === 0 ? null : roundedShare(met, included.length - notApplicable),
			failures,
		};
	});
}

/** Whole percent; never rounds a failure away into 100. */
function roundedShare(met: number, applicable: number): number {
	const percent = Math.round((met / applicable) * 100);
	return met < applicable ? Math.min(percent, 99) : percent;
}
