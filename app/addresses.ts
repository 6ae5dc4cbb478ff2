import { QUESTION_CATEGORIES } from "../content/question.ts";
import { RANKING_ENDS } from "../domain/observatory/institution-ranking.ts";
import type { TableSelection } from "../domain/observatory/table-selection.ts";
import { DEFAULT_SELECTION, readTableSelection } from "../domain/observatory/table-selection.ts";
import type { Audience } from "../domain/search/catalogue-filter.ts";
import { AUDIENCES } from "../domain/search/catalogue-filter.ts";
import type { AnyAddress } from "./address.ts";
import { declareAddress } from "./address.ts";
import type { Parameter, ParameterKind } from "./address-parameter.ts";
import {
	chosenId,
	flag,
	id,
	idList,
	looseWord,
	parameter,
	place,
	readPlace,
	searchedText,
	sentText,
	word,
} from "./address-parameter.ts";

/** Highest page number of a list that an address may ask for: a hundred times today's. */
const MOST_PAGES = 100;
/** Slides of the catalogue's banner. */
const SLIDES = 3;
/** Evaluations side by side. */
const MOST_COMPARED = 2;
/** What `pagina` says to show the observatory's whole table. */
export const WHOLE_TABLE = "todas";

/** A page counted from 1, or the whole table. */
export type TablePage = number | typeof WHOLE_TABLE;

/** The page to show after the table was filtered or sorted: the whole table stays whole, else it starts at the first page. */
export function keepWhole(page: TablePage): TablePage {
	return page === WHOLE_TABLE ? page : 1;
}

const tablePage = parameter<TablePage>("pagina", {
	read: (text) => (text === WHOLE_TABLE ? WHOLE_TABLE : readPlace(text, MOST_PAGES)),
	write: (page) => (page === 1 ? null : String(page)),
});

/** Which rows of the table, in which order; defaults are left out. */
const tableSelection: Parameter<TableSelection> = {
	names: ["filtro", "orden", "direccion"],
	kind: "choice",
	read: readTableSelection,
	write: ({ filter, sort, direction }) => {
		const isUsualOrder = sort === DEFAULT_SELECTION.sort && direction === DEFAULT_SELECTION.direction;
		return [
			...(filter === DEFAULT_SELECTION.filter ? [] : [["filtro", filter] as const]),
			...(isUsualOrder
				? []
				: ([
						["orden", sort],
						["direccion", direction],
					] as const)),
		];
	},
};

const text = searchedText("search");
/** A question to the assistant, and the procedure that it follows up on. */
const question = { text: sentText("texto", "private"), about: id("tramite", "procedure") };
/** What a report is about. */
const subject = { procedure: id("tramite", "procedure"), institution: id("institucion", "institution") };

/** Every address of the portal: its path, its parameters, and who may list it. `routes.ts` says which file answers. */
export const addresses = {
	/** Without scripts the search form is sent here; a blank search shows home again with a hint. */
	home: declareAddress("/", { query: { text: sentText("search", "typed") } }),
	catalogue: declareAddress("/catalogo/:category?", {
		query: {
			text,
			/** The field that the form sends without scripts; the page then redirects to the path of the category. */
			chosen: looseWord("categoria"),
			institution: chosenId("institucion", "institution"),
			audience: word<Audience | "todos">("para", [...AUDIENCES, "todos"], "todos"),
			isFree: flag("gratis"),
			isOnline: flag("enlinea"),
			isPanelOpen: flag("filtros"),
			page: place("pagina", MOST_PAGES),
			slide: place("diapositiva", SLIDES),
		},
	}),
	categories: declareAddress("/categorias", { query: { text } }),
	procedure: declareAddress("/tramite/:id", { aliases: ["/procedures/:id"], of: "procedure" }),
	institutions: declareAddress("/instituciones", { aliases: ["/institutions"], query: { text } }),
	institution: declareAddress("/instituciones/:id", { aliases: ["/institutions/:id"], of: "institution" }),
	observatory: declareAddress("/observatorio", {
		query: {
			selection: tableSelection,
			page: tablePage,
			/** Whether the ranking of institutions begins with the worst or the best. */
			ranking: word("instituciones", RANKING_ENDS, "peores"),
			/** The evaluation whose detail is open. */
			detail: id("detalle", "evaluation"),
			/** Evaluations side by side; with fewer than two, the form that chooses them. */
			compared: idList("comparar", "evaluation", MOST_COMPARED),
			/** The second field that the form sends without scripts; the page then redirects to the address with one list. */
			comparedWith: idList("con", "evaluation", 1),
		},
	}),
	/** The whole observatory as open data. */
	observatoryCsv: declareAddress("/observatorio.csv", { answers: "file" }),
	observatoryJson: declareAddress("/observatorio.json", { answers: "file" }),
	assistant: declareAddress("/asistente-tramites", { query: question }),
	assistantReply: declareAddress("/asistente-tramites/respuesta", {
		query: question,
		answers: "script",
		isPersonal: true,
	}),
	experiences: declareAddress("/experiencias", { query: { text, experience: id("experiencia", "experience") } }),
	help: declareAddress("/ayuda", {
		query: { text, topic: word("tema", QUESTION_CATEGORIES, "general"), question: id("pregunta", "question") },
	}),
	terms: declareAddress("/terminos"),
	privacy: declareAddress("/privacidad"),
	accessibility: declareAddress("/accesibilidad"),
	about: declareAddress("/acerca-de"),
	report: declareAddress("/reportar", { query: subject, isListed: false }),
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
	/** Results of the search overlay. */
	searchResults: declareAddress("/buscar", { query: { text: searchedText("texto") }, answers: "script" }),
} as const;

export const ALL_ADDRESSES: readonly AnyAddress[] = Object.values(addresses);

/** The address that this path is one of, however it is spelled. */
export function findAddress(pathname: string): AnyAddress | undefined {
	return ALL_ADDRESSES.find((address) => address.canonicalPath(pathname) !== null);
}

/** Names of the parameters of these kinds in any address. */
export function listParameters(...kinds: readonly ParameterKind[]): string[] {
	const all = ALL_ADDRESSES.flatMap(({ query }) => Object.values(query));
	return [...new Set(all.filter(({ kind }) => kinds.includes(kind)).flatMap(({ names }) => names))];
}

/** The one address that search engines should keep for a page that answers at several (case C110). */
export function canonicalPath(pathname: string): string {
	return findAddress(pathname)?.canonicalPath(pathname) ?? pathname;
}
