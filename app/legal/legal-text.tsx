import type { ReactNode } from "react";
import type { LegalDocument, LegalSection } from "../../content/text-shapes.ts";
import { useText } from "../words/text.ts";
import { DocumentPage } from "./document-page.tsx";

interface LegalTextProps {
	document: LegalDocument;
	/** What stands between the date and the text, such as a summary. */
	children?: ReactNode;
	/** What follows the text of a section, by the section's id. */
	additions?: Readonly<Record<string, ReactNode>>;
}

/** Terms and privacy policy: date, contents, numbered sections. */
export function LegalText({ document, children, additions = {} }: LegalTextProps) {
	const { text } = useText();
	const parts = document.sections.map((section, position) => ({
		id: section.id,
		title: `${position + 1}. ${section.title}`,
		body: (
			<>
				<SectionText section={section} />
				{additions[section.id]}
			</>
		),
	}));
	return (
		<DocumentPage title={document.title} introduction={document.introduction} parts={parts}>
			<p className="document-date">
				{`${text("legal.updated")} `}
				<time dateTime={document.updatedOn}>{document.updatedText}</time>
			</p>
			{children}
		</DocumentPage>
	);
}

function SectionText({ section }: { section: LegalSection }) {
	return (
		<>
			{section.paragraphs.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
			{section.points && <Points points={section.points} />}
		</>
	);
}

export function Points({ points }: { points: readonly string[] }) {
	return (
		<ul className="document-points">
			{points.map((point) => (
				<li key={point}>{point}</li>
			))}
		</ul>
	);
}
