import "./styles/site.css";
import type { ReactNode } from "react";
import { useEffect } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { isRouteErrorResponse, Links, Outlet, Scripts, ScrollRestoration } from "react-router";
import { readSiteTexts, viewTextsOfPage } from "../content/site-texts.ts";
import { displayWords } from "../domain/display.ts";
import { DEFAULT_LANGUAGE } from "../domain/language.ts";
import type { Route } from "./+types/root";
import { isInOtherLanguage } from "./address/address-language.ts";
import { addresses } from "./address/addresses.ts";
import { answerWithoutLine } from "./answer-without-line.ts";
import { useSelectableCards } from "./components/cards.tsx";
import { LoadFailure, useErrorReference } from "./components/load-failure.tsx";
import { NotFoundMessage } from "./components/message.tsx";
import { catalogueContext, displayContext, languageContext, originContext } from "./context.ts";
import { Arrival } from "./layout/arrival.tsx";
import { Dock } from "./layout/dock.tsx";
import { Footer } from "./layout/footer.tsx";
import { CanonicalLink, HeadMeta } from "./layout/head.tsx";
import { Masthead } from "./layout/masthead.tsx";
import { SkipLinks } from "./layout/navigation.tsx";
import { CopyNotice, LoadingStatus, SiteNotice, StaleNotice } from "./layout/notices.tsx";
import { SCRIPTS_READY } from "./page-start.ts";
import { useStoredDisplay } from "./preferences/display-tools.tsx";
import { useStoredLanguage } from "./preferences/language-choice.ts";
import { useShortcuts } from "./preferences/shortcuts.ts";
import type { RootData } from "./root-data.ts";
import { useRootData } from "./root-data.ts";
import { SKY_DEEP } from "./styles/palette.ts";
import { fetchDictionary, useText } from "./words/text.ts";

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

export const clientMiddleware = [answerWithoutLine];

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
					<CopyNotice />
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

/** What a citizen sees when a page could not be made: an apology, the reference in our log, and ways on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const { text } = useText();
	if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundMessage />;
	const isUnavailable = isRouteErrorResponse(error) && error.status === 503;
	const title = text(isUnavailable ? "failure.unavailableTitle" : "failure.title");
	return (
		<>
			<title>{title}</title>
			<LoadFailure
				title={title}
				message={isUnavailable && text("failure.unavailableCause")}
				explanation={text(isUnavailable ? "failure.unavailableBody" : "failure.body")}
				back={{ to: addresses.home.to(), label: text("failure.home"), icon: "house" }}
			/>
		</>
	);
}
