import { QUESTION_CATEGORIES } from "../../content/question.ts";
import { HOLDERS } from "../../domain/catalogue/procedure-words.ts";
import { LONG_LISTS, RANKING_ENDS } from "../../domain/observatory/table-selection.ts";
import { MUNICIPALITY_KEY } from "../../domain/offices/near.ts";
import type { AnyAddress } from "./address.ts";
import { declareAddress, firstWordOf } from "./address.ts";
import { inLanguage } from "./address-language.ts";
import type { ParameterKind } from "./address-parameter.ts";
import {
	chosen,
	flag,
	id,
	idList,
	looseWord,
	optionalWord,
	place,
	searchedText,
	sentText,
	word,
} from "./address-parameter.ts";
import { department, listed, page, procedures, question, subject, tableSelection, text } from "./common-parameters.ts";

/** Slides of the catalogue's banner. */
const SLIDES = 5;
/** Evaluations side by side. */
const MOST_COMPARED = 2;
/** A query that asks for one page of a list and nothing else. */
const ONE_PAGE = /^pagina=\d+$/;
/** Fields of the form that works out a fee. */
export const FIGURE_KEY = "cifra";
export const CASE_KEY = "caso";
/** The part of a query that names a detail, which is all that its page shows. */
const ONE_DETAIL = /^detalle=./;

/** Every address of the portal: its path, its parameters, and who may list it. `routes.ts` says which file answers. */
export const addresses = {
	/** Without scripts the search form is sent here; a blank search shows home again with a hint. */
	home: declareAddress("/", { query: { text: sentText("search", "typed") }, isInEnglish: true }),
	catalogue: declareAddress("/catalogo/:category?", {
		query: {
			text,
			/** The field that the form sends without scripts; the page then redirects to the path of the category. */
			chosen: { ...chosen(looseWord("categoria")), leadsOn: true },
			...listed,
			isPanelOpen: flag("filtros"),
			page,
			slide: place("diapositiva", SLIDES),
		},
	}),
	moreProcedures: declareAddress("/mas-tramites", {
		query: { text, chosen: chosen(looseWord("categoria")), ...listed, page },
		answers: "script",
	}),
	categories: declareAddress("/categorias", { query: { text }, isInEnglish: true }),
	procedure: declareAddress("/tramite/:id", {
		aliases: ["/procedures/:id"],
		of: "procedure",
		/** Where the page would be a translation: the Spanish text instead. */
		query: { isSpanish: flag("espanol"), department },
	}),
	/** All that a procedure costs, with the sum where it depends on one figure. What somebody earns or owns is theirs alone. */
	realPrice: declareAddress("/precio/:id", {
		of: "procedure",
		query: { figure: sentText(FIGURE_KEY, "private"), chosen: looseWord(CASE_KEY, "private") },
		isInEnglish: true,
	}),
	institutions: declareAddress("/instituciones", { aliases: ["/institutions"], query: { text, page } }),
	institution: declareAddress("/instituciones/:id", {
		aliases: ["/institutions/:id"],
		of: "institution",
		query: { page, department },
	}),
	/** Where institutions attend people. */
	offices: declareAddress("/oficinas", {
		query: {
			department,
			/** Of that department; its offices come first. */
			municipality: chosen(id(MUNICIPALITY_KEY, "municipality")),
			institution: chosen(id("institucion", "institution")),
			procedure: id("tramite", "procedure"),
			page,
		},
		isInEnglish: true,
	}),
	/** Chooses the department whose offices come first, then returns to the page. */
	near: declareAddress("/cerca", { answers: "form" }),
	/** A last day of a procedure as a file for a calendar. */
	calendar: declareAddress("/calendario/:id", { of: "procedure", answers: "form" }),
	observatory: declareAddress("/observatorio", {
		query: {
			selection: tableSelection,
			page,
			/** Whether the ranking of institutions begins with the worst or the best. */
			ranking: word("instituciones", RANKING_ENDS, "peores"),
			/** The long list that is shown whole. */
			whole: optionalWord("completa", LONG_LISTS),
			/** The evaluation whose detail is open. */
			detail: id("detalle", "evaluation"),
			/** Evaluations side by side; with fewer than two, the form that chooses them. */
			compared: idList("comparar", "evaluation", MOST_COMPARED),
			/** The second field that the form sends without scripts; the page then redirects to the address with one list. */
			comparedWith: idList("con", "evaluation", 1),
		},
		isInEnglish: true,
	}),
	/** The observatory as it was kept on certain days. */
	editions: declareAddress("/observatorio/ediciones", { isInEnglish: true }),
	edition: declareAddress("/observatorio/ediciones/:edition", {
		of: "edition",
		query: {
			/** The edition that it is compared with; by default the one before it. */
			comparedWith: id("con", "edition"),
			/** Compared with the observatory of this moment. */
			isWithToday: flag("hoy"),
		},
		isInEnglish: true,
	}),
	/** The whole observatory as open data. */
	observatoryCsv: declareAddress("/observatorio.csv", { answers: "data" }),
	observatoryJson: declareAddress("/observatorio.json", { answers: "data" }),
	/** What may be downloaded, and how a program reads it. */
	openData: declareAddress("/datos", { isInEnglish: true }),
	openDataApi: declareAddress("/datos/api", { isInEnglish: true }),
	/** How sure the portal is of its facts. */
	quality: declareAddress("/calidad", { isInEnglish: true }),
	assistant: declareAddress("/asistente-tramites", { query: question, isInEnglish: true }),
	assistantReply: declareAddress("/asistente-tramites/respuesta", {
		query: question,
		answers: "script",
		isPersonal: true,
	}),
	experiences: declareAddress("/experiencias", {
		query: {
			text,
			experience: id("experiencia", "experience"),
			/** In whose name the business is, where that makes a difference. */
			holder: word("a-nombre-de", HOLDERS, "persona"),
		},
		isInEnglish: true,
	}),
	/** Any procedures as one way. */
	plan: declareAddress("/plan", { query: { ids: procedures, text }, isInEnglish: true }),
	/** A sheet of paper for somebody else: procedures, a plan or an office. */
	sheet: declareAddress("/hoja", {
		query: {
			ids: procedures,
			office: id("oficina", "office"),
			/** Of several procedures: all as one way; otherwise each on a sheet of its own. */
			isPlan: flag("plan"),
			isLarge: flag("grande"),
			department,
			text,
		},
		isListed: false,
		isInEnglish: true,
	}),
	help: declareAddress("/ayuda", {
		query: { text, topic: word("tema", QUESTION_CATEGORIES, "general"), question: id("pregunta", "question") },
		isInEnglish: true,
	}),
	/** What somebody saved on the device: the page is the same for everybody, and scripts fill it. */
	folder: declareAddress("/mi-carpeta", { isListed: false, isInEnglish: true }),
	/** A date as a file for a calendar, for a browser without scripts. */
	folderDate: declareAddress("/mi-carpeta/calendario", { answers: "form" }),
	/** The names of all that can be saved, so that a device can see what changed without saying what it holds. */
	folderNames: declareAddress("/mi-carpeta/nombres", { answers: "script" }),
	/** What may be asked for at a window: of any office, and of that of one procedure. */
	allRights: declareAddress("/derechos", { isInEnglish: true }),
	rights: declareAddress("/derechos/:id", { of: "procedure", isInEnglish: true }),
	/** A letter to fill in on the device; without a kind, all of them. */
	letter: declareAddress("/carta/:kind?", { query: { procedure: id("tramite", "procedure") }, isInEnglish: true }),
	/** A print of the facts of each procedure, so that a device sees for itself whether one that it holds changed. */
	folderPrints: declareAddress("/mi-carpeta/huellas", { answers: "script" }),
	/** What the procedures that changed say now: all of them, for a device that does not say which one it holds. */
	folderFacts: declareAddress("/mi-carpeta/datos", { answers: "script" }),
	/** What a device that keeps the whole catalogue shows while it makes the page that was asked for, named behind the `#`. */
	withoutLine: declareAddress("/sin-senal", { isListed: false, isInEnglish: true }),
	terms: declareAddress("/terminos", { isInEnglish: true }),
	privacy: declareAddress("/privacidad", { isInEnglish: true }),
	accessibility: declareAddress("/accesibilidad", { isInEnglish: true }),
	about: declareAddress("/acerca-de", { isInEnglish: true }),
	report: declareAddress("/reportar", { query: subject, isListed: false, isInEnglish: true }),
	reportReceipt: declareAddress("/reportar/recibo", {
		query: { code: looseWord("recibo", "private") },
		isPersonal: true,
	}),
	/** Erases name and e-mail with a receipt code. */
	eraseContact: declareAddress("/reportar/borrar", { query: { isDone: flag("listo") }, isPersonal: true }),
	/** What a report from this browser would say about it. */
	reportSender: declareAddress("/reportar/datos", {
		query: { ...subject, page: looseWord("origen", "private"), width: looseWord("ancho", "private") },
		isPersonal: true,
	}),
	/** Chooses the language without scripts, then returns to the page. */
	language: declareAddress("/idioma", { answers: "form" }),
	/** Chooses text size, contrast and reading mode without scripts, then returns to the page. */
	display: declareAddress("/lectura", { answers: "form" }),
	searchResults: declareAddress("/buscar", { query: { text: searchedText("texto") }, answers: "script" }),
} as const;

export const ALL_ADDRESSES: readonly AnyAddress[] = Object.values(addresses);

/** Every page asks which address it is, so only those are tried that begin alike. */
const byFirstWord = new Map<string, AnyAddress[]>();
for (const address of ALL_ADDRESSES) {
	for (const word of new Set(address.patterns.map(firstWordOf))) {
		byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), address]);
	}
}

/** The address that this path is one of, however it is spelled. */
export function findAddress(pathname: string): AnyAddress | undefined {
	return byFirstWord.get(firstWordOf(pathname))?.find((address) => address.canonicalPath(pathname) !== null);
}

/** Names of the parameters of these kinds in any address. */
export function listParameters(...kinds: readonly ParameterKind[]): string[] {
	const all = ALL_ADDRESSES.flatMap(({ query }) => Object.values(query));
	return [...new Set(all.filter(({ kind }) => kinds.includes(kind)).flatMap(({ names }) => names))];
}

/**
 * The one address that search engines should keep for a page that answers at several (case C110), without a language. A page of a list and the
 * detail of an evaluation are pages of their own: they show what no other does.
 */
export function canonicalPath(pathname: string, search = ""): string {
	const address = findAddress(pathname);
	const path = address?.canonicalPath(pathname) ?? pathname;
	const asked = address?.reduceQuery(new URLSearchParams(inLanguage(search, null))).toString() ?? "";
	const own = ONE_PAGE.test(asked) ? asked : asked.split("&").find((each) => ONE_DETAIL.test(each));
	return own ? `${path}?${own}` : path;
}

/** The page of an experience or an institution. */
export function besideAddress({ kind, id }: { kind: "experience" | "institution"; id: string }): string {
	return kind === "institution" ? addresses.institution.to({ id }) : addresses.experiences.to({ experience: id });
}
