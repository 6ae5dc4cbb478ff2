import "../components/button.css";
import { useLocation } from "react-router";
import { Message } from "../components/message.tsx";
import { useErrorReference } from "../layout/error-reference.ts";
import { paths } from "../paths.ts";
import { useText } from "../use-text.ts";

/** 'Error al cargar datos' with a 'Reintentar' that loads the same address anew (specification, section 8; trust.md K25). */
export function LoadFailure() {
	const { text } = useText();
	const reference = useErrorReference();
	const { search } = useLocation();
	return (
		<Message title={text("observatory.failure.title")} icon="triangle-alert">
			<title>{text("observatory.failure.title")}</title>
			<p>{text("observatory.failure.body")}</p>
			{reference && <p>{text("failure.reference", { reference })}</p>}
			<p className="message-actions">
				<a className="button" data-kind="primary" href={paths.observatory + search}>
					{text("observatory.failure.retry")}
				</a>
			</p>
		</Message>
	);
}
