import type { ReactNode } from "react";
import { addresses } from "../address/addresses.ts";
import { useNavigate } from "../address/navigate.ts";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-names.ts";
import { useText } from "../words/text.ts";
import { DataText } from "./facts.tsx";
import type { OffersView } from "./found-view.ts";
import { Button, Link } from "./link.tsx";
import { SearchBox } from "./search-box.tsx";

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

interface EmptyStateProps {
	title: string;
	icon?: IconName;
	/** What to do instead: a hint and a way out. */
	children?: ReactNode;
}

/** Stands where a list would: says that nothing was found and offers a way out. */
export function EmptyState({ title, icon = "search", children }: EmptyStateProps) {
	return (
		<div className="empty-state">
			<Icon name={icon} />
			<div className="empty-state-title">{title}</div>
			{children}
		</div>
	);
}

/** 'Página no encontrada' with what its address may mean, four ways on and a search box (specification, section 2; case A87). */
export function NotFoundMessage({ offers }: { offers?: OffersView | null }) {
	const { text } = useText();
	const navigate = useNavigate();
	return (
		<Message title={text("notFound.title")} icon="circle-help">
			<p className="lead">{text("notFound.body")}</p>
			<Offers of={offers} />
			<SearchBox />
			<ul className="message-actions">
				<li>
					<Button kind="primary" to={addresses.home.to()}>
						<Icon name="house" />
						{text("notFound.home")}
					</Button>
				</li>
				<li>
					<Button to={addresses.catalogue.to()}>
						<Icon name="layout-grid" />
						{text("notFound.catalogue")}
					</Button>
				</li>
				<li>
					<Button
						to={addresses.home.to()}
						data-held
						onClick={(event: React.MouseEvent) => {
							if (history.length < 2) return;
							event.preventDefault();
							navigate(-1);
						}}
					>
						<Icon name="arrow-left" />
						{text("notFound.back")}
					</Button>
				</li>
				<li>
					<Button to={addresses.help.to()}>
						<Icon name="circle-help" />
						{text("notFound.help")}
					</Button>
				</li>
			</ul>
		</Message>
	);
}
