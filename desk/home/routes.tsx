import type { ByLanguage } from "../../content/text-shapes.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import type { DeskRoute } from "../frame/desk-route.ts";
import { HOME_CARDS } from "./cards.ts";

const TEXTS = {
	es: {
		title: "Inicio",
		none: "Nadie espera nada de ti.",
		next: "Para empezar: ",
		nextLink: "qué trámite revisar primero",
		newer: "La versión instalada trae datos más nuevos que los de aquí.",
		changed: "Trámites e instituciones que dicen otra cosa:",
		missing: "Que aquí faltan:",
		way: "Quien cuida el servidor los ve con esta orden, y los trae con la misma y «import» en vez de «diff». Lo que alguien corrigió aquí se queda como está.",
	},
	en: {
		title: "Home",
		none: "Nobody waits for anything from you.",
		next: "To begin: ",
		nextLink: "which procedure to look at first",
		newer: "The installed release has newer facts than this database.",
		changed: "Procedures and institutions that say something else:",
		missing: "Missing here:",
		way: "Whoever looks after the server sees them with this command, and takes them over with “import” in the place of “diff”. What somebody corrected here stays as it is.",
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
			const lead = mayDo(account.role, "publish") ? await ask.services.findLead() : null;
			const shown = counted.filter(({ waiting, isOnlyWhereWaiting }) => waiting > 0 || !isOnlyWhereWaiting);
			return {
				title: t.title,
				body: (
					<>
						{lead && lead.changed + lead.missing > 0 && (
							<div className="notice" role="note">
								<p>
									<strong>{t.newer}</strong> {t.changed} {lead.changed}. {t.missing} {lead.missing}.
								</p>
								<p>
									{t.way} <code>npm run catalogue -- diff</code>
								</p>
							</div>
						)}
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
