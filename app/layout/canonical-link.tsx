import { useLocation } from "react-router";
import { canonicalPath } from "../addresses.ts";
import { useRootData } from "../root-data.ts";

/**
 * Names the one address of a page that answers at several: the full one, where the portal knows under which origin it is
 * reached (PUBLIC_URL). Otherwise search engines resolve it against the page's own; what a request claims is not written.
 */
export function CanonicalLink() {
	const { pathname, search } = useLocation();
	const origin = useRootData()?.origin ?? "";
	return <link rel="canonical" href={origin + canonicalPath(pathname, search)} />;
}
