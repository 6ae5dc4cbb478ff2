import "../components/button.css";
import { Link, useLocation } from "react-router";
import { Message } from "../components/message.tsx";
import { useErrorReference } from "../layout/error-reference.ts";
import { paths } from "../paths.ts";
import { useText } from "../use-text.ts";

/** 'Error al cargar experiencias' with the reference of our log and a retry (specification, section 8). */
export function ExperiencesFailure() {
	const { text } = useText();
	const reference = useErrorReference();
	const { pathname, search } = useLocation();
	return (
		<Message title={text("experiences.failed")} icon="triangle-alert">
			<title>{text("experiences.failed")}</title>
			<p>{text("failure.unavailableBody")}</p>
			{reference && <p>{text("failure.reference", { reference })}</p>}
			<p className="message-actions">
				<a className="button" data-kind="primary" href={pathname + search}>
					{text("failure.retry")}
				</a>
				<Link className="button" to={paths.home}>
					{text("failure.home")}
				</Link>
			</p>
		</Message>
	);
}
