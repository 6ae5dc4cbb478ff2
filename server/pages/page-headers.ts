const PAGE_CACHE_CONTROL = "public, max-age=60, s-maxage=300, stale-while-revalidate=86400, stale-if-error=86400";
const STALE_CACHE_CONTROL = "public, max-age=15";

interface PageHeaders {
	language: string;
	isStale: boolean;
	status: number | undefined;
	/** Made for one visitor, whom no cache may mistake for another. */
	isForOne: boolean;
}

/** The page with its headers for caches, robots and browsers. */
export function withPageHeaders(response: Response, about: PageHeaders): Response {
	const { language, isStale, status = response.status, isForOne } = about;
	const headers = new Headers(response.headers);
	headers.set("Content-Language", language);
	headers.append("Vary", "Cookie");
	if (!headers.has("Cache-Control")) {
		const shared = status >= 400 ? "public, max-age=60" : isStale ? STALE_CACHE_CONTROL : PAGE_CACHE_CONTROL;
		headers.set("Cache-Control", isForOne ? "no-store" : shared);
	}
	if (status === 405) headers.set("Allow", "GET, HEAD");
	if (status >= 400) headers.set("X-Robots-Tag", "noindex");
	return new Response(response.body, { status, headers });
}
