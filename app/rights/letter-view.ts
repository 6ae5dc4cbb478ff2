import { findStanding } from "../../content/rights/executive-branch.ts";
import { LETTER_KINDS, LETTER_TEXTS, LETTERS_ARE_SPANISH } from "../../content/rights/letter-texts.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { findInstitution, findProcedure } from "../../domain/catalogue/catalogue.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import type { Language } from "../../domain/language.ts";
import { listLetters } from "./rights-view.ts";

/** Who takes these letters, whatever they are about. */
const RECEIVERS: Readonly<Record<string, string>> = { "queja-pdh": "pdh", "queja-diaco": "diaco" };

export type LetterView = NonNullable<ReturnType<typeof viewLetter>>;

interface Asked {
	kind: string;
	/** Id of the procedure that it is about. */
	procedure: string | null;
	language: Language;
}

/** A letter about a procedure or about none; null where there is no letter of this kind. An id that nothing has counts as none. */
export function viewLetter(catalogue: Catalogue, { kind: asked, procedure: about, language }: Asked) {
	const kind = LETTER_KINDS.find((known) => known === asked);
	if (!kind) return null;
	const { kinds, unknown: _, review: __, ...texts } = LETTER_TEXTS[language];
	const procedure = about === null ? undefined : findProcedure(catalogue, about);
	const own = procedure && findInstitution(catalogue, procedure.institution_id ?? "");
	const isForBusinesses = kind === "queja-diaco";
	const receiver = findInstitution(catalogue, RECEIVERS[kind] ?? own?.id ?? "");
	const isExecutive = findStanding(own?.id)?.standing === "ejecutivo";
	return {
		kind,
		texts,
		words: kinds[kind],
		inSpanish: LETTERS_ARE_SPANISH[language] ?? null,
		procedure: procedure ? { id: procedure.id, name: procedureName(procedure) } : null,
		/** Of a public office nobody complains to the consumers' office. */
		isMisplaced: isForBusinesses && procedure !== undefined,
		to: isForBusinesses ? "" : (own?.full_name ?? own?.name ?? ""),
		receiver: receiver
			? { id: receiver.id, name: receiver.full_name ?? receiver.name, address: receiver.address }
			: null,
		isExecutive,
		/** The letter would name the decree if its office were known to be bound by it. */
		isSilentOfDecree: kind === "requisito-no-publicado" && !isExecutive,
		others: listLetters(language).filter(
			(other) => other.kind !== kind && !(procedure && other.kind === "queja-diaco"),
		),
	};
}
