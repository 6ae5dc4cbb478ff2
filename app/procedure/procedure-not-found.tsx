import { addresses } from "../addresses.ts";
import { Button } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import { Message, Offers } from "../components/message.tsx";
import type { OffersView } from "../components/offers-view.ts";
import { SearchBox } from "../components/search-box.tsx";
import { useText } from "../use-text.ts";

/** The catalogue was read and has no such procedure: what its address may mean, a search and the way back. */
export function ProcedureNotFound({ offers }: { offers: OffersView | null }) {
	const { text } = useText();
	return (
		<Message title={text("procedure.notFound")} icon="circle-help">
			<p className="lead">{text("procedure.notFoundBody")}</p>
			<Offers of={offers} />
			<SearchBox />
			<p className="message-actions">
				<Button kind="primary" to={addresses.catalogue.to()}>
					<Icon name="arrow-left" />
					{text("procedure.back")}
				</Button>
			</p>
		</Message>
	);
}
