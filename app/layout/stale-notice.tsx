import { Icon } from "../components/icon.tsx";
import { formatMoment } from "../format.ts";
import { useText } from "../use-text.ts";

/** Says how old the data is while the backend cannot be read (case C25); nothing otherwise. */
export function StaleNotice({ storedSince }: { storedSince: string | null }) {
	const { text, language } = useText();
	if (storedSince === null) return null;
	return (
		<p className="stale-notice">
			<Icon name="clock" />
			<span>{text("layout.staleNotice", { date: formatMoment(storedSince, language) })}</span>
		</p>
	);
}
