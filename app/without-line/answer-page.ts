import { isTranslated } from "../../content/catalogue/translations.ts";
import { COPY_TEXTS } from "../../content/copy-texts.ts";
import { fill } from "../../content/fill.ts";
import { FOLDER_TEXTS } from "../../content/folder-texts.ts";
import { WITHOUT_LINE_TEXTS } from "../../content/without-line-texts.ts";
import { type Catalogue, findInstitution, findProcedure } from "../../domain/catalogue/catalogue.ts";
import type { Language } from "../../domain/language.ts";
import { DEPARTMENT_KEY, MUNICIPALITY_KEY } from "../../domain/offices/near.ts";
import type { ProcedureSearch } from "../../domain/search/search.ts";
import type { AnyAddress } from "../address/address.ts";
import { keepLanguage, languageInAddress } from "../address/address-language.ts";
import { addresses } from "../address/addresses.ts";
import { redirect } from "../address/navigate.ts";
import { viewCatalogue } from "../catalogue/catalogue-view.ts";
import { viewCategories } from "../categories/categories-view.ts";
import type { ServedCatalogue, Viewer } from "../context.ts";
import { drawFullAddress } from "../document/full-address.ts";
import { viewExperiences } from "../experiences/experience-view.ts";
import { viewInstitution, viewInstitutions } from "../institutions/institutions-view.ts";
import { viewOffices } from "../offices/offices-view.ts";
import { viewPlan } from "../plan/plan-view.ts";
import { readPreference } from "../preferences/preference-cookie.ts";
import { viewProcedure, viewSolvedReports } from "../procedure/procedure-view.ts";
import { viewLetterPage, viewRights } from "../rights/rights-view.ts";
import type { RootData } from "../root-data.ts";
import { openCopy } from "../whole-copy/kept-copy.ts";
import { readOwnViewer } from "../whole-copy/own-viewer.ts";
import { formatDate } from "../words/format.ts";
import { fetchDictionary } from "../words/text.ts";
import { MISSING } from "./asked-page.ts";

/** What a page is asked, and what it is made of. */
interface Asked {
	url: URL;
	served: ServedCatalogue;
	viewer: Viewer;
}

/** What a page shows; null for what this copy has not. */
type Made = object | null;

interface Screen {
	address: AnyAddress;
	/** Whether it searches: the index takes longest to be made, and most pages do without. */
	isSearch?: (url: URL, catalogue: Catalogue) => boolean;
	make(asked: Asked): Made;
}

/** Each screen as its own loader makes it, out of the same functions. */
const SCREENS: readonly Screen[] = [
	{
		address: addresses.procedure,
		make({ url, served: { catalogue }, viewer: { language } }) {
			const id = addresses.procedure.match(url.pathname)?.id ?? "";
			const asked = addresses.procedure.read(url);
			const record = findProcedure(catalogue, id);
			const view = record && viewProcedure(catalogue, record.id, { ...asked, language });
			if (!view) return null;
			const solved = viewSolvedReports(catalogue, view.id, language);
			const full = fullAddress(addresses.procedure.to({ id: view.id }), url);
			const isInEnglish = !asked.isSpanish && isTranslated(record, "en");
			return { procedure: { ...view, full, solved }, ...(isInEnglish && { isInEnglish }) };
		},
	},
	{
		address: addresses.catalogue,
		isSearch: (url) => addresses.catalogue.read(url).text !== "",
		make({ url, served, viewer }) {
			const { chosen, ...asked } = addresses.catalogue.read(url);
			const { category = chosen } = addresses.catalogue.match(url.pathname) ?? {};
			return viewCatalogue(served, { ...asked, category: category ?? null }, viewer);
		},
	},
	{
		address: addresses.categories,
		make: ({ served: { catalogue }, viewer }) => ({ categories: viewCategories(catalogue, viewer.language) }),
	},
	{
		address: addresses.institutions,
		make: ({ url, served }) => viewInstitutions(served.catalogue, addresses.institutions.read(url)),
	},
	{
		address: addresses.institution,
		make({ url, served: { catalogue }, viewer: { language } }) {
			const id = addresses.institution.match(url.pathname)?.id ?? "";
			const asked = { ...addresses.institution.read(url), language };
			return findInstitution(catalogue, id) ? (viewInstitution(catalogue, id, asked) ?? null) : null;
		},
	},
	{
		address: addresses.offices,
		make: ({ url, served, viewer }) => viewOffices(served.catalogue, addresses.offices.read(url), viewer.language),
	},
	{
		address: addresses.plan,
		// An id that nothing has is looked for by its words.
		isSearch(url, catalogue) {
			const { ids, text } = addresses.plan.read(url);
			return text !== "" || ids.some((id) => !findProcedure(catalogue, id));
		},
		make({ url, served, viewer }) {
			const view = viewPlan(served, addresses.plan.read(url), viewer);
			return { ...view, full: fullAddress(addresses.plan.to({ ids: view.ids }), url) };
		},
	},
	{
		address: addresses.experiences,
		make({ url, served: { catalogue }, viewer }) {
			const view = viewExperiences(catalogue, addresses.experiences.read(url), viewer);
			if (view.shows === "unknown") return null;
			if (view.shows === "grid") return view;
			const { id, holder } = view.experience;
			return { ...view, full: fullAddress(addresses.experiences.to({ experience: id, holder }), url) };
		},
	},
	{
		address: addresses.allRights,
		make: ({ served, viewer }) => viewRights(served.catalogue, undefined, viewer.language),
	},
	{
		address: addresses.rights,
		make({ url, served, viewer }) {
			return viewRights(served.catalogue, addresses.rights.match(url.pathname)?.id, viewer.language);
		},
	},
	{
		address: addresses.letter,
		make({ url, served, viewer: { language } }) {
			const { kind } = addresses.letter.match(url.pathname) ?? {};
			const view = viewLetterPage(served.catalogue, {
				kind: kind ?? undefined,
				...addresses.letter.read(url),
				language,
			});
			return view.missing ? null : view;
		},
	},
	{
		// What home counts is the observatory's, which no copy holds.
		address: addresses.home,
		make: ({ url }) => redirect(url, addresses.catalogue.to({ text: addresses.home.read(url).text ?? "" })),
	},
	{
		address: addresses.folder,
		make: ({ served, viewer }) => ({
			texts: FOLDER_TEXTS[viewer.language],
			copy: COPY_TEXTS[viewer.language],
			madeOn: served.readAt.toISOString().slice(0, 10),
		}),
	},
];

/** What the routes of a page are answered by a device without a line; null where it keeps nothing for this address. */
export async function answerFromCopy(address: string, routeIds: readonly string[]): Promise<Answers | null> {
	const url = withPlace(new URL(address));
	const screen = SCREENS.find((each) => each.address.canonicalPath(url.pathname) !== null);
	const copy = screen && (await openCopy());
	if (!copy) return null;
	const viewer = readOwnViewer(languageInAddress(url.search));
	if (!(await fetchDictionary(viewer.language))) return null;
	const { catalogue, state } = copy;
	const search = screen.isSearch?.(url, catalogue) ? await copy.search() : NOT_ASKED;
	const served: ServedCatalogue = { catalogue, search, readAt: new Date(state.readAt), isStale: false };
	const made = screen.make({ url, served, viewer });
	const leaf =
		made instanceof Response
			? made
			: made
				? { ...made, withoutLine: sayAge(state.readAt, viewer.language) }
				: redirect(url, `${addresses.withoutLine.to()}#${MISSING}${url.pathname}${url.search}`);
	return Object.fromEntries(
		routeIds.map((id) => [id, { type: "data", result: id === "root" ? aroundPage(viewer.language) : leaf }]),
	);
}

export type Answers = Record<string, { type: "data"; result: unknown }>;

/** A page that searches nothing is made without an index. */
const NOT_ASKED: ProcedureSearch = {
	search() {
		throw new Error("A page searched that said it would not");
	},
	rank: () => [],
	mostAsked: [],
};

/** Says that this is a copy, and how old its facts are. */
function sayAge(readAt: string, language: Language): string {
	return fill(WITHOUT_LINE_TEXTS[language].notice, { date: formatDate(readAt, language) });
}

/** What stands around a page where its address names another language than the page before. */
function aroundPage(language: Language): RootData {
	const { display = "" } = document.documentElement.dataset;
	return { language, display, origin: location.origin, storedSince: null };
}

function fullAddress(path: string, url: URL) {
	return drawFullAddress(location.origin, keepLanguage(path, url));
}

/** As the server reads an address that says no place: with what was chosen once. */
function withPlace(url: URL): URL {
	const address = SCREENS.find((each) => each.address.canonicalPath(url.pathname) !== null)?.address;
	const department = readPreference(DEPARTMENT_KEY);
	if (!address || !department || !("department" in address.query)) return url;
	if (!url.searchParams.has(DEPARTMENT_KEY)) url.searchParams.set(DEPARTMENT_KEY, department);
	const municipality = readPreference(MUNICIPALITY_KEY);
	const isThere = "municipality" in address.query && url.searchParams.get(DEPARTMENT_KEY) === department;
	if (isThere && municipality && !url.searchParams.has(MUNICIPALITY_KEY))
		url.searchParams.set(MUNICIPALITY_KEY, municipality);
	return url;
}
