import type { ByLanguage } from "../../content/by-language.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import type { DeskRoute } from "../frame/desk-route.ts";
import { HOME_CARDS } from "./cards.ts";

const TEXTS = {
	es: {
		title: "Inicio",
		none: "Nadie espera nada de ti.",
		next: "Para empezar: ",
		nextLink: "qué trámite revisar primero",
	},
	en: {
		title: "Home",
		none: "Nobody waits for anything from you.",
		next: "To begin: ",
		nextLink: "which procedure to look at first",
	},
} as const satisfies ByLanguage<Record<string, string>>;

/** The first page of the desk: what waits for this account. */
export const HOME_ROUTES: readonly DeskRoute[] = [
	{
		path: "/",
		needs: "read",
		async get(ask) {
			const { account, language } = ask;
			const t = TEXTS[language];
			const cards = HOME_CARDS.filter(({ needs }) => mayDo(account.role, needs));
			const counted = await Promise.all(cards.map(async (card) => ({ ...card, waiting: await card.count(ask) })));
			const shown = counted.filter(({ waiting, isOnlyWhereWaiting }) => waiting > 0 || !isOnlyWhereWaiting);
			return {
				title: t.title,
				body: (
					<>
						{counted.every(({ waiting }) => waiting === 0) && <p>{t.none}</p>}
						<p>
							{t.next}
							<a href="/pendientes">{t.nextLink}</a>
						</p>
						<ul className="columns">
							{shown.map(({ to, title, action, waiting }) => (
								<li key={title.es} className="card">
									<h2>{title[language]}</h2>
									<p className="figure">{waiting}</p>
									{waiting > 0 && (
										<p>
											<a href={to}>{action[language]}</a>
										</p>
									)}
								</li>
							))}
						</ul>
					</>
				),
			};
		},
	},
];
