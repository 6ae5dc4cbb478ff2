import type { ReactNode } from "react";
import { addresses } from "../addresses.ts";
import { useText } from "../use-text.ts";
import { DataText } from "./data-text.tsx";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import { Link } from "./link.tsx";
import type { OffersView } from "./offers-view.ts";

/** A whole page that says one thing: not found, failed, nothing here. Its title is the page's `h1`. */
export function Message({ title, icon, children }: { title: string; icon: IconName; children?: ReactNode }) {
	return (
		<div className="page message">
			<span className="message-icon">
				<Icon name={icon} />
			</span>
			<h1>{title}</h1>
			{children}
		</div>
	);
}

/** On a page that is not found: what the words of its address find, and the search that finds more. */
export function Offers({ of: found }: { of: OffersView | null | undefined }) {
	const { text } = useText();
	if (!found) return null;
	return (
		<section className="message-offers" aria-labelledby="quiza">
			<h2 id="quiza">{text("notFound.offers")}</h2>
			<ul>
				{found.offers.map(({ address, name, about, spanish }) => (
					<li key={address}>
						<Link to={address}>
							<DataText spanish={spanish}>{name}</DataText>
							{about && (
								<>
									<br />
									<span className="message-about">
										<DataText spanish={spanish}>{about}</DataText>
									</span>
								</>
							)}
						</Link>
					</li>
				))}
				<li>
					<Link to={addresses.catalogue.to({ text: found.text })}>{text("notFound.all", { text: found.text })}</Link>
				</li>
			</ul>
		</section>
	);
}
