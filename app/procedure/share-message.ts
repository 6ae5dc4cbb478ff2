import { withoutTermMarks } from "../../domain/translation.ts";
import type { Translator } from "../dictionary.ts";
import { sayAmount } from "./fees-view.ts";
import type { ProcedureView } from "./procedure-view.ts";

/** Characters of requirements in a message: what a phone shows without "read more", and far below what a link may hold. */
const ROOM_FOR_REQUIREMENTS = 400;

type Shared = Pick<ProcedureView, "name" | "facts" | "fees" | "requirements" | "updated" | "translation">;

/** The message by which a procedure is passed on, complete enough to go there without opening the page. */
export function writeShareMessage(procedure: Shared, address: string, { text, count }: Translator): string {
	const { name, facts, fees, requirements, updated, translation } = procedure;
	const { cost, costo_nota, duration, place } = facts;
	const amount = cost === null ? text("procedure.costUnknown") : cost.isFree ? text("procedure.costFree") : cost.amount;
	const known = [
		line("procedure.cost", costWords()),
		line("procedure.place", placeWords()),
		line("procedure.duration", duration ?? text("unknown.text")),
		`${text("procedure.bring")}: ${requirements.length === 0 ? text("procedure.bringUnknown") : ""}`.trim(),
		...requirementLines(),
		updated ? `${text("procedure.shareNewest")} ${updated.words}` : text("procedure.shareUndated"),
		address,
	];
	// WhatsApp would write between two marks in bold.
	return [`*${name}*`, ...(translation ? known.map(withoutTermMarks) : known)].join("\n");

	function line(label: "procedure.cost" | "procedure.place" | "procedure.duration", value: string): string {
		return `${text(label)}: ${value}`;
	}

	function costWords(): string {
		if (cost === null && !facts.costRange && fees.beside) {
			return [sayAmount(fees.beside, { text }), fees.condition].filter(Boolean).join(", ");
		}
		if (cost !== null || !costo_nota) return amount;
		return facts.costRange ? costo_nota.text : `${amount}. ${costo_nota.text}`;
	}

	function placeWords(): string {
		if (place.kind === "said") return place.lugar;
		if (place.kind === "unknown") return text("procedure.placeUnknown");
		return place.site ? text("procedure.placeOnline", { site: place.site }) : text("procedure.placeOnlineOnly");
	}

	function requirementLines(): string[] {
		const all = requirements.map((each) => `- ${each.text}`);
		const fitting = all.filter((_, position) => all.slice(0, position + 1).join("\n").length <= ROOM_FOR_REQUIREMENTS);
		const more = all.length - fitting.length;
		return more > 0 ? [...fitting, count("procedure.shareMore", more)] : fitting;
	}
}
