import type { ByLanguage } from "./by-language.ts";

/** `no-evaluado` is the honest start: a criterion leaves it only when someone has checked it on the running portal. */
export type CriterionResult = "cumple" | "no-cumple" | "no-aplica" | "no-evaluado";

export interface Finding {
	result: CriterionResult;
	/** What was checked, or why it was not; for a failure, what fails and where. */
	note: ByLanguage<string>;
}

/** Calendar date of the newest finding. */
export const REVIEWED_ON = "2026-11-20";

const NO_MEDIA: ByLanguage<string> = {
	es: "El portal no tiene audio ni video.",
	en: "The site has no audio or video.",
};

/** Why a criterion that is absent from `FINDINGS` has no result. */
export const NOT_EVALUATED: Finding = {
	result: "no-evaluado",
	note: { es: "Aún no lo hemos revisado.", en: "We have not checked it yet." },
};

/** Criteria that only a real screen reader or another real aid can settle. */
const NEEDS_REAL_AID: Finding = {
	result: "no-evaluado",
	note: {
		es: "Falta probarlo con ayudas técnicas reales, como un lector de pantalla.",
		en: "It still has to be tried with real assistive technology, such as a screen reader.",
	},
};

/** What the last review found, by number of the criterion. */
export const FINDINGS: Readonly<Record<string, Finding>> = {
	"1.2.1": { result: "no-aplica", note: NO_MEDIA },
	"1.2.2": { result: "no-aplica", note: NO_MEDIA },
	"1.2.3": { result: "no-aplica", note: NO_MEDIA },
	"1.2.4": { result: "no-aplica", note: NO_MEDIA },
	"1.2.5": { result: "no-aplica", note: NO_MEDIA },
	"1.4.2": { result: "no-aplica", note: NO_MEDIA },
	"2.5.4": {
		result: "no-aplica",
		note: {
			es: "Nada se activa al mover o inclinar el teléfono.",
			en: "Nothing reacts to moving or tilting the phone.",
		},
	},
	"4.1.2": NEEDS_REAL_AID,
	"4.1.3": NEEDS_REAL_AID,
};
