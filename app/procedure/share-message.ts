import { FACT_LABELS } from "../../content/catalogue/fact-labels.ts";
import { withoutTermMarks } from "../../domain/catalogue/term-marks.ts";
import type { ProcedurePlace } from "../../domain/facts/told-facts.ts";
import type { Translator } from "../words/text.ts";
import type { ProcedureView } from "./procedure-view.ts";
import type { PageWords } from "./told-view.ts";

/** Characters of requirements in a message: what a phone shows without "read more", and far below what a link may hold. */
const ROOM_FOR_REQUIREMENTS = 400;

type Shared = Pick<
	ProcedureView,
	"name" | "facts" | "price" | "terms" | "requirements" | "updated" | "translation" | "origins" | "shareOffice"
>;

/** The message by which a procedure is passed on, complete enough to go there without opening the page. */
export function writeShareMessage(procedure: Shared, address: string, { text, count, language }: Translator): string {
	const { name, facts, price, requirements, terms, updated, translation, origins, shareOffice } = procedure;
	const { cost, costo_nota, duration, place } = facts;
	const amount = cost === null ? text("procedure.costUnknown") : cost.isFree ? text("procedure.costFree") : cost.amount;
	const known = [
		line("costo", costWords()),
		line("lugar", placeWords()),
		...(shareOffice ? [shareOffice] : []),
		line("duration", duration ?? text("unknown.text")),
		...(terms?.listed ?? []).map((term) => term.text),
		`${text("procedure.bring")}: ${requirements.length === 0 ? text("procedure.bringUnknown") : ""}`.trim(),
		...requirementLines(),
		updated ? `${text("procedure.shareNewest")} ${updated.words}` : text("procedure.shareUndated"),
		address,
	];
	// WhatsApp would write between two marks in bold.
	return [`*${name}*`, ...(translation ? known.map(withoutTermMarks) : known)].join("\n");

	function line(field: "costo" | "lugar" | "duration", value: string): string {
		const doubt = origins[field]?.isSingle ? ` (${text("origin.single").toLocaleLowerCase(language)})` : "";
		return `${text(FACT_LABELS[field])}: ${value}${doubt}`;
	}

	function costWords(): string {
		if (cost === null && !facts.costRange && price.known) {
			return [price.known, price.condition].filter(Boolean).join(", ");
		}
		if (cost !== null && price.beside) return `${amount} (${price.beside})`;
		if (cost !== null || !costo_nota) return amount;
		return facts.costRange ? costo_nota.text : `${amount}. ${costo_nota.text}`;
	}

	function placeWords(): string {
		return sayPlace(place, text) ?? text("procedure.placeUnknown");
	}

	function requirementLines(): string[] {
		const all = requirements.map((each) => `- ${each.text}`);
		const fitting = all.filter((_, position) => all.slice(0, position + 1).join("\n").length <= ROOM_FOR_REQUIREMENTS);
		const more = all.length - fitting.length;
		return more > 0 ? [...fitting, count("procedure.shareMore", more)] : fitting;
	}
}

/** The words of a page that told-view.ts takes from it. */
export function wordsOf({ facts }: Pick<ProcedureView, "facts">, translator: Translator): PageWords {
	return { ...translator, place: sayPlace(facts.place, translator.text), plain: withoutTermMarks };
}

/** Where it is done, in words; null where nobody knows. */
function sayPlace(place: ProcedurePlace, text: Translator["text"]): string | null {
	if (place.kind === "said") return place.lugar;
	if (place.kind === "unknown") return null;
	return place.site ? text("procedure.placeOnline", { site: place.site }) : text("procedure.placeOnlineOnly");
}
