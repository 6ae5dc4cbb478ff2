import { addresses } from "../addresses.ts";
import { Button } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import { useText } from "../use-text.ts";
import type { HomeView } from "./home-view.ts";

/** The eight institutions that people ask for most kinds of things, each leading to its procedures. */
export function InstitutionCards({ cards }: { cards: HomeView["institutionCards"] }) {
	const { text, count } = useText();
	return (
		<ul className="institution-cards">
			{cards.map(({ acronym, expansion, topic, text: purpose, phone, procedures }) => (
				<li key={acronym} className="institution-card">
					<h3>
						{`${topic} `}
						<abbr title={expansion ?? undefined} lang="es">
							{acronym}
						</abbr>
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
					<Button to={addresses.catalogue.to({ text: acronym })}>{text("home.proceduresOf", { acronym })}</Button>
				</li>
			))}
		</ul>
	);
}

/** A screen reader says "2413 7000" as two short numbers and "2413-7000" as a subtraction. */
function spacedNumber(number: string): string {
	return number.replace("-", "\u00a0");
}
