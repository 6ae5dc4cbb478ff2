import { useNavigation } from "react-router";
import { addresses } from "../addresses.ts";
import type { TextKey } from "../dictionary.ts";
import { useText } from "../use-text.ts";

/** Says what is being fetched while the next screen is on its way; quick answers never show it. */
export function LoadingStatus() {
	const { text } = useText();
	const { location } = useNavigation();
	return (
		<p className="loading-status screen-only" role="status" data-state={location ? "loading" : "idle"}>
			{location ? text(messageFor(location.pathname)) : ""}
		</p>
	);
}

function messageFor(pathname: string): TextKey {
	if (addresses.catalogue.match(pathname)) return "loading.catalogue";
	return addresses.procedure.match(pathname) ? "loading.procedure" : "loading.page";
}
