import "./styles/site.css";
import type { ReactNode } from "react";
import { useEffect } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { Links, Outlet, Scripts, ScrollRestoration } from "react-router";
import { readSiteTexts, viewTextsOfPage } from "../content/site-texts.server.ts";
import { displayWords } from "../domain/display.ts";
import { DEFAULT_LANGUAGE } from "../domain/language.ts";
import type { Route } from "./+types/root";
import { isInOtherLanguage } from "./address-language.ts";
import { useErrorReference } from "./components/error-reference.ts";
import { useSelectableCards } from "./components/selectable-cards.ts";
import { catalogueContext, displayContext, languageContext, originContext } from "./context.ts";
import { Arrival } from "./layout/arrival.tsx";
import { CanonicalLink } from "./layout/canonical-link.tsx";
import { Dock } from "./layout/dock.tsx";
import { FailurePage } from "./layout/failure-page.tsx";
import { Footer } from "./layout/footer.tsx";
import { HeadMeta } from "./layout/head-meta.tsx";
import { LoadingStatus } from "./layout/loading-status.tsx";
import { Masthead } from "./layout/masthead.tsx";
import { SiteNotice } from "./layout/site-notice.tsx";
import { SkipLinks } from "./layout/skip-links.tsx";
import { StaleNotice } from "./layout/stale-notice.tsx";
import { useStoredDisplay } from "./preferences/display-choice.ts";
import { fetchDictionary } from "./preferences/fetch-dictionary.ts";
import { useStoredLanguage } from "./preferences/language-choice.ts";
import { useShortcuts } from "./preferences/shortcuts.ts";
import type { RootData } from "./root-data.ts";
import { useRootData } from "./root-data.ts";
import { SCRIPTS_READY } from "./scripts-state.ts";
import { SKY_DEEP } from "./styles/palette.ts";

export function loader({ context }: Route.LoaderArgs): RootData {
	const served = context.get(catalogueContext);
	const language = context.get(languageContext);
	const texts = viewTextsOfPage(readSiteTexts(served?.catalogue.documents), language, new Date());
	return {
		language,
		display: displayWords(context.get(displayContext)),
		origin: context.get(originContext) ?? null,
		storedSince: served?.isStale ? served.readAt.toISOString() : null,
		...(texts && { texts }),
	};
}

/** Back and forward lead to addresses in another language, whose words may not be here yet. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<RootData> {
	const data = await serverLoader();
	await fetchDictionary(data.language);
	return data;
}

export function shouldRevalidate({
	formAction,
	defaultShouldRevalidate,
	currentUrl,
	nextUrl,
}: ShouldRevalidateFunctionArgs) {
	// Client navigation changes neither display nor the age of the data, and the language only where addresses name it; else
	// only a form that changes them reloads this.
	if (isInOtherLanguage(currentUrl, nextUrl)) return true;
	return currentUrl.href === nextUrl.href || formAction !== undefined ? defaultShouldRevalidate : false;
}

export const links: Route.LinksFunction = () => [
	{ rel: "icon", type: "image/svg+xml", href: "/favicon.svg" },
	{ rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
	{ rel: "manifest", href: "/manifest.webmanifest" },
];

export function Layout({ children }: { children: ReactNode }) {
	const data = useRootData();
	const language = data?.language ?? DEFAULT_LANGUAGE;
	const reference = useErrorReference();
	// The last effect of the page: everything listens now.
	useEffect(() => {
		dispatchEvent(new Event(SCRIPTS_READY));
	}, []);
	return (
		<html
			lang={language}
			// Translators change `lang`; scripts ask here for the words of the interface.
			data-language={language}
			data-display={data?.display || undefined}
			data-reference={reference ?? undefined}
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="theme-color" content={SKY_DEEP} />
				<HeadMeta />
				<CanonicalLink />
				<Links />
			</head>
			<body>
				<SkipLinks />
				<LoadingStatus />
				<Masthead />
				<main id="contenido" tabIndex={-1}>
					<SiteNotice />
					<StaleNotice storedSince={data?.storedSince ?? null} />
					{children}
				</main>
				<Footer />
				<Dock />
				<Arrival />
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

export default function Root() {
	useStoredLanguage();
	useStoredDisplay();
	useShortcuts();
	useSelectableCards();
	return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <FailurePage error={error} />;
}
