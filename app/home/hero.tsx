import { SEARCH_SUGGESTIONS } from "../../content/catalogue/search-suggestions.ts";
import { addresses } from "../address/addresses.ts";
import { Icon } from "../icons/icon.tsx";
import { Link } from "../components/link.tsx";
import { SearchBox } from "../components/search-box.tsx";
import { useText } from "../words/text.ts";
import { DigitalShare } from "./digital-share.tsx";
import type { HomeView } from "./home-view.ts";

/** The question, the search, examples of what to search for, and how digital the State is. */
export function Hero({ view, isBlankSearch }: { view: HomeView; isBlankSearch: boolean }) {
	const { text, count } = useText();
	return (
		<div className="hero">
			<div className="page hero-columns">
				<div className="hero-search">
					<h1>{text("home.heading")}</h1>
					<p className="lead">
						{text("home.lead", {
							procedures: count("home.procedures", view.procedures),
							institutions: count("home.institutionCount", view.institutions),
						})}
					</p>
					<SearchBox wasBlank={isBlankSearch} />
					<nav className="hero-examples" aria-labelledby="ejemplos">
						<p id="ejemplos">{text("home.examples")}</p>
						<ul lang="es">
							{SEARCH_SUGGESTIONS.map((suggestion) => (
								<li key={suggestion}>
									<Link to={addresses.catalogue.to({ text: suggestion })}>{suggestion}</Link>
								</li>
							))}
						</ul>
					</nav>
					<p className="hero-ask">
						{`${text("home.ask")} `}
						<Link to={addresses.assistant.to()}>
							<Icon name="message-circle" /> {text("home.askLink")}
						</Link>
					</p>
				</div>
				<DigitalShare shares={view.online} />
			</div>
		</div>
	);
}
