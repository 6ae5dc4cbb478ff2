import { useLocation } from "react-router";
import { canonicalPath } from "../addresses.ts";

/** Names the one address of a page that answers at several. Search engines resolve it against the page's origin. */
export function CanonicalLink() {
	const { pathname } = useLocation();
	return <link rel="canonical" href={canonicalPath(pathname)} />;
}
