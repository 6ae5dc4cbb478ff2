import type { ByLanguage } from "../../content/by-language.ts";
import { listDrafts } from "../../database/desk/drafts.server.ts";
import type { DeskRoute } from "../frame/desk-route.ts";

const TEXTS = {
	es: {
		title: "Inicio",
		mine: "Tus borradores abiertos",
		waiting: "Borradores de otros que esperan una segunda mirada",
		none: "No hay nada que espere.",
	},
	en: {
		title: "Home",
		mine: "Your open drafts",
		waiting: "Drafts of others that wait for a second pair of eyes",
		none: "Nothing is waiting.",
	},
} as const satisfies ByLanguage<Record<string, string>>;

/** The first page of the desk: what waits for this account. */
export const HOME_ROUTES: readonly DeskRoute[] = [
	{
		path: "/",
		needs: "read",
		async get({ services, account, language }) {
			const t = TEXTS[language];
			const drafts = await services.database.read((desk) => listDrafts(desk));
			const mine = drafts.filter(({ author }) => author.id === account.id);
			const waiting = drafts.filter(({ author, state }) => author.id !== account.id && state === "submitted");
			return {
				title: t.title,
				body: (
					<ul className="columns">
						<li className="card">
							<h2>{t.mine}</h2>
							<p className="figure">{mine.length}</p>
						</li>
						<li className="card">
							<h2>{t.waiting}</h2>
							<p className="figure">{waiting.length}</p>
						</li>
					</ul>
				),
			};
		},
	},
];
