import { addresses } from "../addresses.ts";
import { useNavigate } from "../use-navigate.ts";
import { useText } from "../use-text.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { Message, Offers } from "./message.tsx";
import type { OffersView } from "./offers-view.ts";
import { SearchBox } from "./search-box.tsx";

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
