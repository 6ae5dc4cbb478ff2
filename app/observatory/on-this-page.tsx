import { addresses } from "../addresses.ts";
import { Link } from "../components/link.tsx";
import { useText } from "../use-text.ts";

/** Links to the sections, so that nobody has to scroll past the long table; `editions` names the page of closed editions, null while there is none. */
export function OnThisPage({ editions }: { editions: string | null }) {
	const { text } = useText();
	return (
		<nav className="on-this-page screen-only" aria-label={text("observatory.onPage")}>
			<ul>
				<li>
					<a href="#instituciones">{text("observatory.ranking.title")}</a>
				</li>
				<li>
					<a href="#como-se-hacen">{text("observatory.groups.category")}</a>
				</li>
				<li>
					<a href="#tabla">{text("observatory.table.title")}</a>
				</li>
				<li>
					<a href="#metodologia">{text("observatory.methodology.title")}</a>
				</li>
				<li>
					<a href="#descargas">{text("observatory.download.title")}</a>
				</li>
				<li>
					<a href="#citar">{text("observatory.cite.title")}</a>
				</li>
				<li>
					<Link to={addresses.observatory.to({ compared: [] })}>{text("observatory.compare.open")}</Link>
				</li>
				{editions && (
					<li>
						<Link to={addresses.editions.to()}>{editions}</Link>
					</li>
				)}
			</ul>
		</nav>
	);
}
