import "../components/button.css";
import { Link } from "react-router";
import { Icon } from "../components/icon.tsx";
import { Message } from "../components/message.tsx";
import { paths } from "../paths.ts";
import { useText } from "../use-text.ts";

/** An address with the id of no experience: says so and leads on. */
export function UnknownExperience() {
	const { text } = useText();
	return (
		<Message title={text("experiences.unknownTitle")} icon="circle-help">
			<p className="lead">{text("experiences.unknownBody")}</p>
			<ul className="message-actions">
				<li>
					<Link className="button" data-kind="primary" to={paths.experiences}>
						{text("experiences.seeAll")}
					</Link>
				</li>
				<li>
					<Link className="button" to={paths.catalogue}>
						<Icon name="layout-grid" />
						{text("notFound.catalogue")}
					</Link>
				</li>
			</ul>
		</Message>
	);
}
