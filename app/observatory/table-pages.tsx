import "../components/button.css";
import "./table-controls.css";
import { Link } from "react-router";
import type { ObservatoryView } from "../../domain/observatory-view.ts";
import { KEEPS_PLACE } from "../layout/arrival.tsx";
import type { TablePage } from "../paths.ts";
import { observatoryPath, WHOLE_TABLE } from "../paths.ts";
import { useText } from "../use-text.ts";

interface TablePlace {
	view: ObservatoryView;
	page: TablePage;
}

/** From the pages to the whole table and back. */
export function WholeTableLink({ view, page }: TablePlace) {
	const { text } = useText();
	const isWhole = page === WHOLE_TABLE;
	return (
		<Link
			className="screen-only"
			to={`${observatoryPath({ view, page: isWhole ? 1 : WHOLE_TABLE })}#tabla`}
			preventScrollReset
			state={KEEPS_PLACE}
		>
			{text(isWhole ? "observatory.table.byPages" : "observatory.table.whole")}
		</Link>
	);
}

/** The way through the pages of the table. */
export function TablePages({ table: { view, page, pages } }: { table: TablePlace & { pages: number } }) {
	const { text } = useText();
	if (page === WHOLE_TABLE) return null;
	return (
		<nav className="evaluation-pages" aria-label={text("observatory.table.pages")}>
			{page > 1 && (
				<Link className="button" rel="prev" to={`${observatoryPath({ view, page: page - 1 })}#tabla`}>
					{text("catalogue.previous")}
				</Link>
			)}
			<span>{text("catalogue.pageOf", { page, pages })}</span>
			{page < pages && (
				<Link className="button" rel="next" to={`${observatoryPath({ view, page: page + 1 })}#tabla`}>
					{text("catalogue.next")}
				</Link>
			)}
		</nav>
	);
}
