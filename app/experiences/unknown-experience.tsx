import { addresses } from "../addresses.ts";
import { Button } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import { Message } from "../components/message.tsx";
import { useText } from "../use-text.ts";

/** An address with the id of no experience: says so and leads on. */
export function UnknownExperience() {
	const { text } = useText();
	return (
		<Message title={text("experiences.unknownTitle")} icon="circle-help">
			<p className="lead">{text("experiences.unknownBody")}</p>
			<ul className="message-actions">
				<li>
					<Button kind="primary" to={addresses.experiences.to()}>
						{text("experiences.seeAll")}
					</Button>
				</li>
				<li>
					<Button to={addresses.catalogue.to()}>
						<Icon name="layout-grid" />
						{text("notFound.catalogue")}
					</Button>
				</li>
			</ul>
		</Message>
	);
}
