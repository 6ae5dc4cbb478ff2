import { Component } from "react";
import { Meta, useLocation, useMatches } from "react-router";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../domain/language.ts";
import { languageInAddress, listedIn } from "../address/address-language.ts";
import { canonicalPath, findAddress } from "../address/addresses.ts";
import { useRootData } from "../root-data.ts";

/**
 * Title and description of a page. Of data that this tab cannot read, which a newer release sent, nothing can be said: the
 * page is drawn all the same, so that it fails as a page and is loaded anew (app/components/load-failure.tsx).
 */
export class HeadMeta extends Component {
	static getDerivedStateFromError(): { isUnreadable: boolean } {
		return { isUnreadable: true };
	}

	override state = { isUnreadable: false };

	override render() {
		return this.state.isUnreadable ? null : <Meta />;
	}
}

/**
 * Names the one address of a page that answers at several: the full one, where the portal knows under which origin it is
 * reached (PUBLIC_URL). Otherwise search engines resolve it against the page's own; what a request claims is not written.
 * A page that is there in English too has one address for each language, and each names both; any other has the Spanish one.
 */
export function CanonicalLink() {
	const { pathname, search } = useLocation();
	const origin = useRootData()?.origin ?? "";
	const isInEnglish = useIsInEnglish(pathname);
	const language = (isInEnglish && languageInAddress(search)) || DEFAULT_LANGUAGE;
	const path = canonicalPath(pathname, search);
	return (
		<>
			<link rel="canonical" href={origin + listedIn(path, language)} />
			{isInEnglish && (
				<>
					{LANGUAGES.map((each) => (
						<link key={each} rel="alternate" hrefLang={each} href={origin + listedIn(path, each)} />
					))}
					<link rel="alternate" hrefLang="x-default" href={origin + listedIn(path, DEFAULT_LANGUAGE)} />
				</>
			)}
		</>
	);
}

/** Whether this page is there in English too: by its address, or as its loader says of the one procedure. */
function useIsInEnglish(pathname: string): boolean {
	const data: unknown = useMatches().at(-1)?.loaderData;
	const isSaid = typeof data === "object" && data !== null && "isInEnglish" in data && data.isInEnglish === true;
	return isSaid || findAddress(pathname)?.isInEnglish === true;
}
