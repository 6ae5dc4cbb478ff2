import { useText } from "../use-text.ts";
import type { ExplainedAbbreviation, ExplainedText } from "./explain-abbreviations.ts";
import { SaidText } from "./said-text.tsx";

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
