import { Icon } from "../components/icon.tsx";
import { useRootData } from "../root-data.ts";

/** What the association tells everybody these days, such as that an official site is down; nothing on other days. */
export function SiteNotice() {
	const notice = useRootData()?.texts?.notice;
	return (
		notice && (
			<p className="stale-notice" data-kind={notice.severity}>
				<Icon name={notice.severity === "info" ? "info" : "triangle-alert"} />
				<span>{notice.text}</span>
			</p>
		)
	);
}
