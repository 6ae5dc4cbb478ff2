import { data } from "react-router";
import { NotFoundMessage } from "../components/not-found-message.tsx";
import { viewOffers } from "../components/offers-view.ts";
import { pageMeta } from "../page-meta.ts";
import { textOf } from "../use-text.ts";
import type { Route } from "./+types/not-found.page";

export function loader({ context, url }: Route.LoaderArgs) {
	return data(viewOffers(context, url), { status: 404 });
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({ title: textOf(matches).text("notFound.title") });
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
	return <NotFoundMessage offers={loaderData} />;
}
