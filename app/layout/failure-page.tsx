import { isRouteErrorResponse } from "react-router";
import { addresses } from "../addresses.ts";
import { LoadFailure } from "../components/load-failure.tsx";
import { NotFoundMessage } from "../components/not-found-message.tsx";
import { useText } from "../use-text.ts";

/** What a citizen sees when a page could not be made: an apology, the reference in our log, and ways on. */
export function FailurePage({ error }: { error: unknown }) {
	const { text } = useText();
	if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundMessage />;
	const isUnavailable = isRouteErrorResponse(error) && error.status === 503;
	const title = text(isUnavailable ? "failure.unavailableTitle" : "failure.title");
	return (
		<>
			<title>{title}</title>
			<LoadFailure
				title={title}
				message={isUnavailable && text("failure.unavailableCause")}
				explanation={text(isUnavailable ? "failure.unavailableBody" : "failure.body")}
				back={{ to: addresses.home.to(), label: text("failure.home"), icon: "house" }}
			/>
		</>
	);
}
