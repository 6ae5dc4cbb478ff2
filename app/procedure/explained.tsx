import "./explained.css";
import { DataText } from "../components/data-text.tsx";
import { useText } from "../use-text.ts";
import type { ExplainedAbbreviation, ExplainedText } from "./explain-abbreviations.ts";

/** A text of the tables word for word and, under it, what its abbreviations mean. */
export function Explained({ children }: { children: ExplainedText }) {
	return (
		<>
			<DataText>{children.text}</DataText> <Abbreviations of={children.abbreviations} />
		</>
	);
}

/** What abbreviations mean, one line each. */
export function Abbreviations({ of }: { of: readonly ExplainedAbbreviation[] }) {
	const { language } = useText();
	return of.map(({ abbreviation, expansion, meaning }) => (
		<small key={abbreviation} className="abbreviation" lang={language === "es" ? undefined : "es"}>
			<b>{abbreviation}</b>: {expansion}
			{meaning && <span lang={language}> – {meaning}</span>}
		</small>
	));
}
