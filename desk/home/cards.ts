import type { ByLanguage } from "../../content/text-shapes.ts";
import { listDrafts } from "../../database/desk/drafts.server.ts";
import { listImports } from "../../database/desk/imports/imports.server.ts";
import { keepReportRows } from "../../database/desk/report-rows.server.ts";
import { countListed } from "../../database/desk/reports.server.ts";
import type { Permission } from "../../domain/desk/roles.ts";
import { isReturned } from "../drafts/list-routes.tsx";
import type { SignedAsk } from "../frame/desk-route.ts";
import { readFilter } from "../reports/filter.ts";

const NEW_REPORTS = "estado=pending";

/** A card of the home page: how much of something waits for this account, and where it is. */
export interface HomeCard {
	/** Where the work is done. */
	to: string;
	needs: Permission;
	title: ByLanguage<string>;
	/** Whether the card stands only where something waits. */
	isOnlyWhereWaiting?: boolean;
	/** What to do about it. */
	action: ByLanguage<string>;
	count(ask: SignedAsk): Promise<number>;
}

/** What waits, room by room; a room adds its own here. */
export const HOME_CARDS: readonly HomeCard[] = [
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
