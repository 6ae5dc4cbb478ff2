import { isRouteErrorResponse, Link, useLocation } from "react-router";
import "../components/button.css";
import { Message } from "../components/message.tsx";
import { NotFoundMessage } from "../components/not-found-message.tsx";
import { paths } from "../paths.ts";
import { useText } from "../use-text.ts";
import { useErrorReference } from "./error-reference.ts";

/** What a citizen sees when a page could not be made: an apology, the reference in our log, and ways on. */
export function FailurePage({ error }: { error: unknown }) {
	const { text } = useText();
	const reference = useErrorReference();
	const { pathname, search } = useLocation();
	if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundMessage />;
	const isUnavailable = isRouteErrorResponse(error) && error.status === 503;
	return (
		<Message title={text(isUnavailable ? "failure.unavailableTitle" : "failure.title")} icon="triangle-alert">
			<title>{text(isUnavailable ? "failure.unavailableTitle" : "failure.title")}</title>
			{isUnavailable && <p className="lead">{text("failure.unavailableCause")}</p>}
			<p>{text(isUnavailable ? "failure.unavailableBody" : "failure.body")}</p>
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
