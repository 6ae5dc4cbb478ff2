import { createContext, useContext } from "react";
import { SPANISH_TERM } from "../../domain/catalogue/term-marks.ts";
import { DataText } from "../components/facts.tsx";
import { useText } from "../words/text.ts";
import type { ExplainedAbbreviation, ExplainedText } from "./facts-view.ts";
import type { TranslationView } from "./procedure-view.ts";

const FORM_CODE = /\b([A-Z]{1,5}-\d{1,5})\b/;

const Translation = createContext<TranslationView | null>(null);

/** Stands around a page and tells its texts whether they are translated. */
export const TranslationOfPage = Translation.Provider;

/**
 * A text of a record in the words of the page: translated, with the terms that the office uses marked as Spanish, or Spanish.
 * Where it came or changed after the translation was made, it says so, unless that stands elsewhere (`isBrief`).
 */
export function SaidText({ children, isBrief = false }: { children: string; isBrief?: boolean }) {
	const { stillSpanish, behind } = useContext(Translation) ?? {};
	if (stillSpanish?.includes(children) === false) return <Terms>{children}</Terms>;
	return (
		<>
			<DataText>
				<Coded>{children}</Coded>
			</DataText>
			{behind && !isBrief && (
				<>
					{" "}
					<small className="translation-behind">{behind}</small>
				</>
			)}
		</>
	);
}

/** A text whose codes of forms, such as SAT-452, a translator leaves as the office knows them. */
function Coded({ children }: { children: string }) {
	return children.split(FORM_CODE).map((part, position) =>
		position % 2 === 0 ? (
			part
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
			<span key={position} translate="no">
				{part}
			</span>
		),
	);
}

/** Every second part stands between marks. */
function Terms({ children }: { children: string }) {
	return children.split(SPANISH_TERM).map((part, position) =>
		position % 2 === 0 ? (
			part
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
			<i key={position} lang="es" translate="no">
				{part}
			</i>
		),
	);
}

/** A text of the tables, word for word or translated, and under it what its abbreviations mean. */
export function Explained({ children }: { children: ExplainedText }) {
	return (
		<>
			<SaidText>{children.text}</SaidText> <Abbreviations of={children.abbreviations} />
		</>
	);
}

/** What abbreviations mean, one line each. */
export function Abbreviations({ of }: { of: readonly ExplainedAbbreviation[] }) {
	const { language } = useText();
	return of.map(({ abbreviation, expansion, meaning }) => (
		<small key={abbreviation} className="abbreviation" lang={language === "es" ? undefined : "es"}>
			<b translate="no">{abbreviation}</b>: {expansion}
			{meaning && <span lang={language}> – {meaning}</span>}
		</small>
	));
}
