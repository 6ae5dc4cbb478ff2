import "./institution-cards.css";
import { Link } from "react-router";
import { Icon } from "../components/icon.tsx";
import { searchPath } from "../paths.ts";
import { useText } from "../use-text.ts";

interface InstitutionCardFacts {
	acronym: string;
	topic: string;
	text: string;
	phone: { address: string | null; number: string; note: string | null } | null;
	procedures: number;
}

/** The eight institutions that people ask for most kinds of things, each leading to its procedures. */
export function InstitutionCards({ cards }: { cards: readonly InstitutionCardFacts[] }) {
	const { text, count } = useText();
	return (
		<ul className="institution-cards">
			{cards.map(({ acronym, topic, text: purpose, phone, procedures }) => (
				<li key={acronym} className="institution-card">
					<h3>
						{topic} <abbr>{acronym}</abbr>
					</h3>
					<p>{purpose}</p>
					<p className="institution-card-count">
						<Icon name="file-text" />
						{count("home.procedures", procedures)}
					</p>
					<p className="institution-card-phone">
						<Icon name="phone" />
						{phone?.address ? (
							<>
								<a href={phone.address}>
									<span className="visually-hidden">{text("home.phoneOf", { acronym })}</span>{" "}
									{spacedNumber(phone.number)}
								</a>
								{phone.note && <span>{phone.note}</span>}
							</>
						) : (
							text("home.noPhone")
						)}
					</p>
					<Link className="button" to={searchPath(acronym)}>
						{text("home.proceduresOf", { acronym })}
					</Link>
				</li>
			))}
		</ul>
	);
}

/** A screen reader says "2413 7000" as two short numbers and "2413-7000" as a subtraction. */
function spacedNumber(number: string): string {
	return number.replace("-", "\u00a0");
}
