import type { TablePage } from "../../addresses.ts";
import { WHOLE_TABLE } from "../../addresses.ts";
import "./table-controls.css";
import { Link } from "react-router";
import type { TableSelection } from "../../../domain/observatory/table-selection.ts";
import { Button } from "../../components/button.tsx";
import { KEEPS_PLACE } from "../../keeps-place.ts";
import { useText } from "../../use-text.ts";
import { useObservatoryPath } from "../observatory-path.ts";

interface TablePlace {
	selection: TableSelection;
	page: TablePage;
}

/** From the pages to the whole table and back. */
export function WholeTableLink({ selection, page }: TablePlace) {
	const { text } = useText();
	const pathTo = useObservatoryPath();
	const isWhole = page === WHOLE_TABLE;
	return (
		<Link
			className="screen-only"
			to={`${pathTo({ selection, page: isWhole ? 1 : WHOLE_TABLE })}#tabla`}
			preventScrollReset
			state={KEEPS_PLACE}
		>
			{text(isWhole ? "observatory.table.byPages" : "observatory.table.whole")}
		</Link>
	);
}

/** The way through the pages of the table. */
export function TablePages({ table: { selection, page, pages } }: { table: TablePlace & { pages: number } }) {
	const { text } = useText();
	const pathTo = useObservatoryPath();
	if (page === WHOLE_TABLE) return null;
	return (
		<nav className="evaluation-pages" aria-label={text("observatory.table.pages")}>
			{page > 1 && (
				<Button rel="prev" to={`${pathTo({ selection, page: page - 1 })}#tabla`}>
					{text("catalogue.previous")}
				</Button>
			)}
			<span>{text("catalogue.pageOf", { page, pages })}</span>
			{page < pages && (
				<Button rel="next" to={`${pathTo({ selection, page: page + 1 })}#tabla`}>
					{text("catalogue.next")}
				</Button>
			)}
		</nav>
	);
}
