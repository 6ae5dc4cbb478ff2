import type { TitledText } from "../../content/text-shapes.ts";
import { Icon } from "../icons/icon.tsx";
import { formatNumber } from "../words/format.ts";
import { useText } from "../words/text.ts";

interface BuiltDocument extends TitledText {
	/** Address of the file; absent until the build has made it. */
	address?: string;
	pages?: number;
	/** In bytes. */
	size?: number;
}

/** The three documents, each with its pages and size, so that a citizen knows them before downloading. */
export function HelpDocuments({ documents }: { documents: readonly BuiltDocument[] }) {
	const { text } = useText();
	return (
		<section aria-labelledby="documentos">
			<h2 id="documentos">{text("help.documents")}</h2>
			<ul className="help-cards">
				{documents.map((document) => (
					<li key={document.title}>
						<Icon name="file-text" />
						<h3>{document.title}</h3>
						<p>{document.text}</p>
						<DocumentLink document={document} />
					</li>
				))}
			</ul>
		</section>
	);
}

function DocumentLink({ document }: { document: BuiltDocument }) {
	const { text, count, language } = useText();
	const { address, pages, size } = document;
	if (!address || !pages || !size) return <p className="help-soon">{text("help.soon")}</p>;
	const kilobytes = formatNumber(Math.max(1, Math.round(size / 1000)), language);
	return (
		<p>
			<a className="help-link" href={address} hrefLang="es" type="application/pdf">
				<Icon name="download" />
				<span>
					{`${document.title} `}
					<span>({count("help.documentPages", pages, { size: kilobytes })})</span>
				</span>
			</a>
		</p>
	);
}
