import "./styles/layers.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/print.css";
import font from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { DEFAULT_LANGUAGE } from "../domain/language.ts";
import type { Route } from "./+types/root";
import { catalogueContext, languageContext } from "./context.ts";
import { Arrival } from "./layout/arrival.tsx";
import { BackToTop } from "./layout/back-to-top.tsx";
import { CanonicalLink } from "./layout/canonical-link.tsx";
import { useErrorReference } from "./layout/error-reference.ts";
import { FailurePage } from "./layout/failure-page.tsx";
import { Footer } from "./layout/footer.tsx";
import { useStoredLanguage } from "./layout/language-choice.ts";
import { LoadingStatus } from "./layout/loading-status.tsx";
import { Masthead } from "./layout/masthead.tsx";
import { StaleNotice } from "./layout/stale-notice.tsx";
import { useText } from "./use-text.ts";

export function loader({ context }: Route.LoaderArgs) {
	const view = context.get(catalogueContext);
	return {
		language: context.get(languageContext),
		/** When the data was last read, if that is too long ago; null while it is fresh. */
		storedSince: view?.isStale ? view.readAt.toISOString() : null,
	};
}

export function shouldRevalidate({
	formAction,
	defaultShouldRevalidate,
	currentUrl,
	nextUrl,
}: ShouldRevalidateFunctionArgs) {
	// Language and freshness do not change by walking around; only an explicit choice asks again.
	return currentUrl.href === nextUrl.href || formAction !== undefined ? defaultShouldRevalidate : false;
}

export const links: Route.LinksFunction = () => [
	{ rel: "preload", as: "font", type: "font/woff2", href: font, crossOrigin: "anonymous" },
	{ rel: "icon", type: "image/svg+xml", href: "/favicon.svg" },
	{ rel: "apple-touch-icon", href: "/icon-192.png" },
	{ rel: "manifest", href: "/manifest.webmanifest" },
];

export function Layout({ children }: { children: ReactNode }) {
	const data = useRouteLoaderData<typeof loader>("root");
	const { text } = useText();
	const reference = useErrorReference();
	return (
		<html lang={data?.language ?? DEFAULT_LANGUAGE} data-reference={reference ?? undefined}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content="#0a2f57" />
				<Meta />
				<CanonicalLink />
				<Links />
			</head>
			<body>
				<a className="skip-link" href="#contenido">
					{text("layout.skipToContent")}
				</a>
				<LoadingStatus />
				<Masthead />
				<main id="contenido" tabIndex={-1}>
					<StaleNotice storedSince={data?.storedSince ?? null} />
					{children}
				</main>
				<Footer />
				<BackToTop />
				<Arrival />
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

export default function Root() {
	useStoredLanguage();
	return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <FailurePage error={error} />;
}
