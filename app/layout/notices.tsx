import { useMatches, useNavigation } from "react-router";
import { addresses } from "../address/addresses.ts";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-names.ts";
import { useRootData } from "../root-data.ts";
import { isRecord } from "../untrusted-json.ts";
import { formatMoment } from "../words/format.ts";
import type { TextKey } from "../words/text.ts";
import { useText } from "../words/text.ts";

/** What the association tells everybody these days, such as that an official site is down; nothing on other days. */
export function SiteNotice() {
	const notice = useRootData()?.texts?.notice;
	return (
		notice && (
			<Notice icon={notice.severity === "info" ? "info" : "triangle-alert"} severity={notice.severity}>
				{notice.text}
			</Notice>
		)
	);
}

/** Says how old the data is while the backend cannot be read (case C25); nothing otherwise. */
export function StaleNotice({ storedSince }: { storedSince: string | null }) {
	const { text, language } = useText();
	if (storedSince === null) return null;
	return <Notice icon="clock">{text("layout.staleNotice", { date: formatMoment(storedSince, language) })}</Notice>;
}

interface NoticeProps {
	icon: IconName;
	severity?: string;
	children: string;
}

function Notice({ icon, severity, children }: NoticeProps) {
	return (
		<p className="stale-notice" data-kind={severity}>
			<Icon name={icon} />
			<span>{children}</span>
		</p>
	);
}

/** Says that a page comes from the copy on this device, and how old its facts are (app/without-line/answer-page.ts). */
export function CopyNotice() {
	const data = useMatches().at(-1)?.loaderData;
	return isRecord(data) && typeof data.withoutLine === "string" && <Notice icon="clock">{data.withoutLine}</Notice>;
}

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
