import type { ReactNode } from "react";
import type { LegalDocument, LegalSection, TextTable, TitledText } from "../../content/text-shapes.ts";
import { Breadcrumb, PageHead } from "../components/page-head.tsx";
import { useText } from "../words/text.ts";

interface DocumentPart {
	/** Anchor in the address. */
	id: string;
	title: string;
	body: ReactNode;
}

interface DocumentPageProps {
	title: string;
	introduction: string;
	/** Stands under the introduction: the date of the text, a summary. */
	children?: ReactNode;
	parts: readonly DocumentPart[];
}

/** A long text in parts: each a heading with an anchor, all of them listed first. */
export function DocumentPage({ title, introduction, children, parts }: DocumentPageProps) {
	const { text } = useText();
	return (
		<>
			<PageHead title={title} lead={introduction} above={<Breadcrumb current={title} />}>
				{children}
			</PageHead>
			<div className="page document">
				<nav className="document-contents screen-only" aria-labelledby="contenidos">
					<h2 id="contenidos">{text("legal.contents")}</h2>
					<ul>
						{parts.map((part) => (
							<li key={part.id}>
								<a href={`#${part.id}`}>{part.title}</a>
							</li>
						))}
					</ul>
				</nav>
				<div className="document-parts">
					{parts.map((part) => (
						<section key={part.id} aria-labelledby={part.id}>
							<h2 id={part.id}>{part.title}</h2>
							{part.body}
						</section>
					))}
				</div>
			</div>
		</>
	);
}

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

/** A table of words. Where it does not fit, each row becomes a card whose lines carry their column's name. */
export function ProseTable({ table }: { table: TextTable }) {
	const { caption, headers, rows } = table;
	return (
		<div className="prose-table">
			<table>
				<caption>{caption}</caption>
				<thead>
					<tr>
						{headers.map((header) => (
							<th key={header} scope="col">
								{header}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(([name, ...cells]) => (
						<tr key={name}>
							<th scope="row">{name}</th>
							{cells.map((cell, position) => (
								<td key={headers[position + 1]} data-header={headers[position + 1]}>
									{cell}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

/** Short texts under titles of their own, side by side; `mark` is a note beside a title, such as whether it was tested. */
export function TitledList({ entries }: { entries: readonly (TitledText & { mark?: string })[] }) {
	return (
		<ul className="titled-list">
			{entries.map(({ title, text, mark }) => (
				<li key={title}>
					<h3>{title}</h3>
					<p>{text}</p>
					{mark && <p className="titled-list-mark">{mark}</p>}
				</li>
			))}
		</ul>
	);
}
