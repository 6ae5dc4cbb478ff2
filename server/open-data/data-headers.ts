/**
 * Anybody's page may read open data: it is public, the same for everybody, and asked for without cookies. So these answers
 * never depend on one, and a page elsewhere learns nothing from them about whoever opens it.
 */
export const OPEN_TO_ANYBODY = {
	"Access-Control-Allow-Origin": "*",
	"Access-Control-Expose-Headers": "ETag, Retry-After, X-Request-Id",
	"Cross-Origin-Resource-Policy": "cross-origin",
} as const;

/** The answer to a browser that asks before it sends an If-None-Match of another page's script. */
export const PREFLIGHT = {
	...OPEN_TO_ANYBODY,
	"Access-Control-Allow-Methods": "GET, HEAD",
	"Access-Control-Allow-Headers": "If-None-Match",
	"Access-Control-Max-Age": "86400",
} as const;

/** As pages are kept. */
export const FRESH = "public, max-age=60, s-maxage=300, stale-while-revalidate=86400, stale-if-error=86400";
export const STALE = "public, max-age=15";
