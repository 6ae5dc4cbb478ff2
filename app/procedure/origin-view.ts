import type { CataloguedProcedure } from "../../domain/catalogue.ts";
import type { FactStatus, ProcedureFact, ProvableField } from "../../domain/facts/procedure-fact.ts";
import type { Language } from "../../domain/language.ts";
import { safeWebAddress } from "../../domain/web-address.ts";
import { formatShortDate } from "../format.ts";

/** Where a fact comes from, as its line says it. */
export interface OriginView {
	status: FactStatus;
	/** Safe addresses of the pages that say it. */
	pages: readonly string[];
	/** The day on which it was read, in words. */
	read: string | null;
	note: string | null;
	/** What another source says, and its safe address. */
	other: { value: string; page: string | null } | null;
}

/** The origin of each fact of a procedure that somebody noted. */
export function viewOrigins(
	{ facts }: CataloguedProcedure,
	language: Language,
): Readonly<Partial<Record<ProvableField, OriginView>>> {
	return Object.fromEntries(facts.map((fact) => [fact.field, viewOrigin(fact, language)]));
}

/** One of them; also that of a place, which only says where and when it was read. */
export function viewOrigin(
	fact: Pick<ProcedureFact, "source" | "read"> & Partial<ProcedureFact>,
	language: Language,
): OriginView {
	const { source, read, note = null, other_value = null, other_source = null } = fact;
	const status = fact.status ?? (source === null ? "sin fuente" : "confirmado");
	const isAgreed = status === "confirmado";
	const second = safeWebAddress(other_source);
	return {
		status,
		pages: [safeWebAddress(source), isAgreed ? second : null].flatMap((page) => page ?? []),
		read: read && formatShortDate(read, language),
		note,
		other: other_value === null ? null : { value: other_value, page: isAgreed ? null : second },
	};
}
