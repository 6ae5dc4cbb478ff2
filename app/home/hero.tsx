import "./hero.css";
import { Link } from "react-router";
import { SEARCH_SUGGESTIONS } from "../../content/search-suggestions.ts";
import { Icon } from "../components/icon.tsx";
import { SearchBox } from "../components/search-box.tsx";
import { paths, searchPath } from "../paths.ts";
import { useText } from "../use-text.ts";
import type { OnlineShares } from "./digital-share.tsx";
import { DigitalShare } from "./digital-share.tsx";

interface HeroProps {
	facts: { isBlankSearch: boolean; procedures: number; institutions: number; online: OnlineShares };
}

/** The question, the search, examples of what to search for, and how digital the State is. */
export function Hero({ facts }: HeroProps) {
	const { text, count } = useText();
	return (
		<div className="hero">
			<div className="page hero-columns">
				<div className="hero-search">
					<h1>{text("home.heading")}</h1>
					<p className="lead">
						{text("home.lead", {
							procedures: count("home.procedures", facts.procedures),
							institutions: count("home.institutionCount", facts.institutions),
						})}
					</p>
					<SearchBox isBlank={facts.isBlankSearch} />
					<nav className="hero-examples" aria-labelledby="ejemplos">
						<p id="ejemplos">{text("home.examples")}</p>
						<ul lang="es">
							{SEARCH_SUGGESTIONS.map((suggestion) => (
								<li key={suggestion}>
									<Link to={searchPath(suggestion)}>{suggestion}</Link>
								</li>
							))}
						</ul>
					</nav>
					<p className="hero-ask">
						{text("home.ask")}{" "}
						<Link to={paths.assistant}>
							<Icon name="message-circle" /> {text("home.askLink")}
						</Link>
					</p>
				</div>
				<DigitalShare shares={facts.online} />
			</div>
		</div>
	);
}
