import "../components/button.css";
import { Link } from "react-router";
import { Icon } from "../components/icon.tsx";
import { Message } from "../components/message.tsx";
import { SearchBox } from "../components/search-box.tsx";
import { paths } from "../paths.ts";
import { useText } from "../use-text.ts";

/** The catalogue was read and has no such procedure: a search and the way back. */
export function ProcedureNotFound() {
	const { text } = useText();
	return (
		<Message title={text("procedure.notFound")} icon="circle-help">
			<p className="lead">{text("procedure.notFoundBody")}</p>
			<SearchBox />
			<p className="message-actions">
				<Link className="button" data-kind="primary" to={paths.catalogue}>
					<Icon name="arrow-left" />
					{text("procedure.back")}
				</Link>
			</p>
		</Message>
	);
}
