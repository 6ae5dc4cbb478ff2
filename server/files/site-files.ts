import type { Hono } from "hono";
import { ALL_ADDRESSES, addresses } from "../../app/addresses.ts";
import { PAPER, SKY_DEEP } from "../../app/styles/palette.ts";
import { BRAND } from "../../content/brand.ts";
import { readSiteTexts } from "../../content/site-texts.server.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import type { RequestVariables } from "../operation/access-log.ts";
import { pageOrigin } from "../requests/page-origin.ts";
import { SITEMAP_PART, writeSitemapIndex, writeSitemapPart } from "./sitemap.ts";

export interface SiteFileOptions {
	catalogue: { current(): { catalogue: Catalogue; readAt: Date } | undefined };
	/** Origin of the portal; without it no full address is written, because anybody can send any Host header. */
	publicUrl: string | undefined;
}

const ONE_HOUR = { "Cache-Control": "public, max-age=3600" };
const SECURITY_TEXT_DAYS = 180;
const MS_PER_DAY = 86_400_000;
/** Addresses that robots.txt forbids: where forms are sent, and what only our scripts read. */
const REFUSED = ALL_ADDRESSES.filter(({ answers }) => answers === "form" || answers === "script").map(
	({ patterns: [path] }) => `Disallow: ${path}`,
);
const XML = { "Content-Type": "application/xml; charset=utf-8" };

/** The small files that robots, browsers and security researchers look for. */
export function answerSiteFiles(app: Hono<{ Variables: RequestVariables }>, options: SiteFileOptions): void {
	const { publicUrl } = options;

	app.get("/robots.txt", (context) => {
		const sitemap = publicUrl
			? `Sitemap: ${publicUrl}/sitemap.xml`
			: "# PUBLIC_URL is not set, so there is no sitemap.";
		return context.text(["User-agent: *", ...REFUSED, "", sitemap, ""].join("\n"), 200, ONE_HOUR);
	});

	app.get("/sitemap.xml", (context, next) => {
		const reading = options.catalogue.current();
		if (!publicUrl || !reading) return next();
		return context.body(writeSitemapIndex(publicUrl, reading.catalogue), 200, { ...ONE_HOUR, ...XML });
	});

	app.get(SITEMAP_PART, (context, next) => {
		const reading = options.catalogue.current();
		const part = publicUrl && reading && writeSitemapPart(publicUrl, reading.catalogue, context.req.param("part"));
		return part ? context.body(part, 200, { ...ONE_HOUR, ...XML }) : next();
	});

	app.get("/.well-known/security.txt", (context) => {
		const origin = pageOrigin(context, publicUrl);
		const { association, contact } = readSiteTexts(options.catalogue.current()?.catalogue.documents);
		const form = origin ? origin + addresses.report.to() : `mailto:${association.email}`;
		const canonical = publicUrl ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : [];
		const lines = [
			`Contact: ${contact.email ? `mailto:${contact.email}` : form}`,
			`Expires: ${securityTextExpiry(new Date())}`,
			"Preferred-Languages: es, en",
			...canonical,
			"",
		];
		return context.text(lines.join("\n"), 200, ONE_HOUR);
	});

	app.get("/manifest.webmanifest", (context) =>
		context.body(JSON.stringify(MANIFEST), 200, { ...ONE_HOUR, "Content-Type": "application/manifest+json" }),
	);
}

/** Midnight in half a year, so that the file changes once a day and is never expired. */
function securityTextExpiry(now: Date): string {
	const day = Math.floor(now.getTime() / MS_PER_DAY) + SECURITY_TEXT_DAYS;
	return new Date(day * MS_PER_DAY).toISOString();
}

const MANIFEST = {
	id: "/",
	name: BRAND.product,
	short_name: "Ventanilla",
	description: BRAND.tagline.es,
	lang: "es",
	start_url: "/",
	scope: "/",
	display: "minimal-ui",
	background_color: PAPER,
	theme_color: SKY_DEEP,
	icons: [
		{ src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
		{ src: "/icon-192.png", type: "image/png", sizes: "192x192" },
		{ src: "/icon-512.png", type: "image/png", sizes: "512x512" },
	],
};
