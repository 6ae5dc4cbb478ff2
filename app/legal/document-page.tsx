import type { ReactNode } from "react";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { PageHead } from "../components/page-head.tsx";
import { useText } from "../use-text.ts";

export interface DocumentPart {
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
