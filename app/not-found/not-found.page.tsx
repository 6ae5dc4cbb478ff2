import { data } from "react-router";
import { viewOffers } from "../components/found-view.ts";
import { NotFoundMessage } from "../components/message.tsx";
import { pageMeta } from "../page-meta.ts";
import { textOf } from "../words/text.ts";
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
