import { formatDate } from "../../app/words/format.ts";
import { PROVABLE_FIELDS } from "../../domain/facts/procedure-fact.ts";
import type { Language } from "../../domain/language.ts";
import type { Doubt } from "../../domain/quality/doubts.ts";
import type { WorkEntry } from "../../domain/quality/work-order.ts";
import { DOUBT_TEXTS } from "./doubt-texts.ts";

/** A doubt in words: "Fuentes que no coinciden: costo (la otra fuente dice «Q 60»)". */
export function sayDoubt({ reason, field, detail }: Doubt, language: Language): string {
	const t = DOUBT_TEXTS[language];
	const name = t.reasons[reason].name;
	// Missing costs name their field already.
	const about = field === null || reason === "cost" ? name : `${name}: ${sayField(field, language)}`;
	const more = sayDetail({ reason, detail }, language);
	return more === null ? about : `${about} (${more})`;
}

function sayDetail({ reason, detail }: Pick<Doubt, "reason" | "detail">, language: Language): string | null {
	const t = DOUBT_TEXTS[language];
	const fill = (text: string, value: string) => text.replace("{value}", () => value);
	switch (reason) {
		case "contradicted":
			return detail && fill(t.otherSays, detail);
		case "stale":
			return detail === null ? t.neverRead : fill(t.readOn, formatDate(detail, language));
		case "review":
			return detail && fill(t.dueOn, formatDate(detail, language));
		case "reports":
			return detail === "1" ? t.oneReport : fill(t.openReports, detail ?? "");
		default:
			return detail;
	}
}

/** A field of a record or of what lies beside it, as `listFrontDoors` names them. */
function sayField(field: string, language: Language): string {
	const t = DOUBT_TEXTS[language];
	const [first = "", second] = field.split(".");
	if (first === "sources") return t.sources;
	if (first === "lugares") return t.places;
	const known = PROVABLE_FIELDS.find((each) => each === first);
	const name = known ? t.fields[known] : first;
	return second ? `${t.source} ${name}` : name;
}

/** The number of an entry with its parts in words. */
export function saySum({ demand, demandSource, doubt, score }: WorkEntry, language: Language): string {
	const t = DOUBT_TEXTS[language];
	return t.sum
		.replace("{demand}", String(demand))
		.replace("{demandWords}", `${t.demands[demand]}: ${t.demandSources[demandSource]}`)
		.replace("{doubt}", String(doubt))
		.replace("{score}", String(score));
}
