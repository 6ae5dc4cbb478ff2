import { data } from "react-router";
import { NotFoundMessage } from "../components/not-found-message.tsx";
import { pageMeta } from "../page-meta.ts";
import { textOf } from "../use-text.ts";
import type { Route } from "./+types/not-found.page";

export function loader() {
	return data(null, { status: 404 });
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({ title: textOf(matches).text("notFound.title") });
}

export default function NotFoundPage() {
	return <NotFoundMessage />;
}
