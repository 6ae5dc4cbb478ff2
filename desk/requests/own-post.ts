import { isSameOrigin } from "../../server/requests/admit-post.ts";

/**
 * Whether a post comes from a page of the desk. Stricter than the portal: an old browser that says neither Sec-Fetch-Site
 * nor Origin may still name the page it came from, and that page has to be ours.
 */
export function isOwnPost(request: Request, deskUrl: string): boolean {
	if (!isSameOrigin(request, deskUrl)) return false;
	const { headers } = request;
	if (headers.has("sec-fetch-site") || headers.has("origin")) return true;
	const from = headers.get("referer");
	if (from === null) return true;
	return URL.canParse(from) && [new URL(deskUrl).host, new URL(request.url).host].includes(new URL(from).host);
}
