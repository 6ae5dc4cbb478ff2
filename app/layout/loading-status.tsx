import "./loading-status.css";
import { useNavigation } from "react-router";
import type { TextKey } from "../dictionary.ts";
import { paths } from "../paths.ts";
import { useText } from "../use-text.ts";

const MESSAGES: readonly (readonly [RegExp, TextKey])[] = [
	[new RegExp(`^${paths.catalogue}(?:/|$)`), "loading.catalogue"],
	[/^\/(?:tramite|procedures)\//, "loading.procedure"],
];

/** Says what is being fetched while the next screen is on its way; quick answers never show it. */
export function LoadingStatus() {
	const { text } = useText();
	const { location } = useNavigation();
	const message = MESSAGES.find(([address]) => location && address.test(location.pathname))?.[1] ?? "loading.page";
	return (
		<p className="loading-status screen-only" role="status" data-state={location ? "loading" : "idle"}>
			{location ? text(message) : ""}
		</p>
	);
}
