import type { ByDeskLanguage } from "../content/text-shapes.ts";
import { listDrafts } from "../database/desk/drafts.server.ts";
import { listImports } from "../database/desk/imports/imports.server.ts";
import { keepReportRows } from "../database/desk/report-rows.server.ts";
import { countListed } from "../database/desk/reports.server.ts";
import { mayDo, type Permission } from "../domain/desk/roles.ts";
import { isReturned } from "./drafts/list-routes.tsx";
import type { DeskRoute, SignedAsk } from "./frame/desk-route.ts";
import { readFilter } from "./reports/inbox.tsx";

const NEW_REPORTS = "estado=pending";

/** A card of the home page: how much of something waits for this account, and where it is. */
interface HomeCard {
	/** Where the work is done. */
	to: string;
	needs: Permission;
	title: ByDeskLanguage<string>;
	/** Whether the card stands only where something waits. */
	isOnlyWhereWaiting?: boolean;
	/** What to do about it. */
	action: ByDeskLanguage<string>;
	count(ask: SignedAsk): Promise<number>;
}

/** What waits, room by room; a room adds its own here. */
const HOME_CARDS: readonly HomeCard[] = [
	{
		to: "/borradores",
		needs: "edit",
		title: { es: "Tus borradores abiertos", en: "Your open drafts" },
		action: { es: "Seguir con tus borradores", en: "Go on with your drafts" },
		async count({ services, account }) {
			const drafts = await services.database.read((desk) => listDrafts(desk));
			return drafts.filter(({ author }) => author.id === account.id).length;
		},
	},
	{
		to: "/borradores?cuales=devueltos",
		needs: "edit",
		isOnlyWhereWaiting: true,
		title: { es: "Te devolvieron para corregir", en: "Sent back to you" },
		action: { es: "Ver qué pidieron", en: "See what was asked" },
		async count({ services, account }) {
			const drafts = await services.database.read((desk) => listDrafts(desk));
			return drafts.filter((draft) => draft.author.id === account.id && isReturned(draft)).length;
		},
	},
	{
		to: `/reportes?${NEW_REPORTS}`,
		needs: "edit",
		title: { es: "Reportes nuevos", en: "New reports" },
		action: { es: "Ver los reportes", en: "See the reports" },
		async count({ services, account }) {
			const { filter } = readFilter(new URLSearchParams(NEW_REPORTS), account.id);
			await keepReportRows(services.database);
			return services.database.read((desk) => countListed(desk, filter));
		},
	},
	{
		to: "/borradores?cuales=esperan",
		needs: "publish",
		title: {
			es: "Borradores de otros que esperan una segunda mirada",
			en: "Drafts of others that wait for a second pair of eyes",
		},
		action: { es: "Revisar borradores", en: "Review drafts" },
		async count({ services, account }) {
			const drafts = await services.database.read((desk) => listDrafts(desk));
			return drafts.filter(({ author, state }) => author.id !== account.id && state === "submitted").length;
		},
	},
	{
		to: "/importar-y-exportar",
		needs: "publish",
		title: {
			es: "Importaciones de otros que esperan una segunda mirada",
			en: "Imports of others that wait for a second pair of eyes",
		},
		action: { es: "Revisar importaciones", en: "Review imports" },
		async count({ services, account }) {
			const imports = await services.database.read(listImports);
			return imports.filter(({ author, state }) => author.id !== account.id && state === "submitted").length;
		},
	},
];

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
} as const satisfies ByDeskLanguage<Record<string, string>>;

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
