import { findFeeTable } from "../../../content/catalogue/fee-tables.server.ts";
import { PAPERS_BY_PROCEDURE } from "../../../content/catalogue/papers.ts";
import { REAL_PRICE_TEXTS } from "../../../content/catalogue/price-texts.ts";
import { fill } from "../../../content/fill.ts";
import { INTERMEDIARY_TEXTS, PRICE_SOURCES, type SourcedText } from "../../../content/intermediary-texts.ts";
import { type Catalogue, type CataloguedProcedure, findProcedure } from "../../../domain/catalogue/catalogue.ts";
import { listPaperPrices } from "../../../domain/experience/paper-prices.ts";
import type { Language } from "../../../domain/language.ts";
import { guatemalaToday } from "../../../domain/text/days.ts";
import { safeWebAddress, siteName } from "../../../domain/text/web-address.ts";
import { viewProcedure } from "../procedure-view.ts";
import { viewCalculator, viewSource } from "./calculator-view.ts";

export type RealPriceView = NonNullable<ReturnType<typeof viewRealPrice>>;

/** What a procedure really costs: what is charged, what papers cost beside, what is never paid, and where to complain. */
export function viewRealPrice(catalogue: Catalogue, id: string, language: Language) {
	const record = findProcedure(catalogue, id);
	const procedure = viewProcedure(catalogue, id, { language, isSpanish: false });
	if (!record || !procedure) return undefined;
	const { name, facts, price, origins, translation } = procedure;
	const texts = REAL_PRICE_TEXTS[language];
	const table = findFeeTable(id);
	return {
		...{ id, name, translation, texts },
		title: fill(texts.title, { name }),
		official: {
			section: price.section,
			cost: facts.cost,
			range: facts.costRange,
			note: facts.costo_nota,
			origin: origins.costo,
		},
		papers: listPaperPrices(catalogue, PAPERS_BY_PROCEDURE, id)
			.flatMap(({ givers }) => givers)
			.map((giver) => viewPaperSource(giver, language)),
		calculator: table && viewCalculator(table, { language, year: Number(guatemalaToday().slice(0, 4)) }),
		...viewIntermediaries(catalogue, record, language),
	};
}

/** Which page says what the procedure costs that gives a paper. */
function viewPaperSource({ id, name, facts }: CataloguedProcedure, language: Language) {
	const cost = facts.find(({ field }) => field === "costo");
	const address = safeWebAddress(cost?.source ?? null);
	const isSaid = cost && address !== null && cost.read !== null;
	return {
		id,
		name: name ?? id,
		source: isSaid
			? viewSource({ address, title: siteName(address), published: cost.published, read: cost.read ?? "" }, language)
			: null,
	};
}

function viewIntermediaries(catalogue: Catalogue, { institutions: office }: CataloguedProcedure, language: Language) {
	const { never, others, answers, complain } = INTERMEDIARY_TEXTS[language];
	return {
		never,
		answers,
		others: {
			title: others.title,
			points: others.points.filter((each) => !each.institution || each.institution === office?.id).map(say),
		},
		complain: {
			title: complain.title,
			office: {
				text: office ? complain.office : complain.officeUnknown,
				/** Missing where nobody knows whose procedure it is. */
				...(office && {
					id: office.id,
					name: office.full_name ?? office.name ?? office.id,
					phone: office.phone,
					phoneLabel: complain.officePhone,
					link: complain.officePage,
				}),
			},
			elsewhere: complain.elsewhere.map(({ phone, procedure, link, ...each }) => ({
				...say(each),
				phone,
				call: fill(complain.call, { phone }),
				/** Missing where the catalogue has no such procedure. */
				...(findProcedure(catalogue, procedure) && { how: { id: procedure, link } }),
			})),
		},
	};

	function say({ text, source }: SourcedText) {
		return { text, source: source && viewSource(PRICE_SOURCES[source], language) };
	}
}
