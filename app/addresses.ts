import { QUESTION_CATEGORIES } from "../content/question.ts";
import type { TableSelection } from "../domain/observatory/table-selection.ts";
import { DEFAULT_SELECTION, readTableSelection } from "../domain/observatory/table-selection.ts";
import type { AnyAddress } from "./address.ts";
import { declareAddress } from "./address.ts";
import type { Holding, Parameter } from "./address-parameter.ts";
import {
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

/** Pages of a list that are told apart: a hundred times today's. */
const MOST_PAGES = 100;
/** Slides of the catalogue's banner. */
const SLIDES = 3;
/** Evaluations side by side. */
const MOST_COMPARED = 2;
/** What `pagina` says to show the observatory's whole table. */
export const WHOLE_TABLE = "todas";

/** A page counted from 1, or the whole table. */
export type TablePage = number | typeof WHOLE_TABLE;

/** The page of a table that is filtered or ordered anew: the whole one stays whole, any other starts at its first page. */
export function keepWhole(page: TablePage): TablePage {
	return page === WHOLE_TABLE ? page : 1;
}

const tablePage = parameter<TablePage>("pagina", {
	read: (text) => (text === WHOLE_TABLE ? WHOLE_TABLE : readPlace(text, MOST_PAGES)),
	write: (page) => (page === 1 ? null : String(page)),
});

/** Which rows, in which order; left out where they say nothing new. */
const tableSelection: Parameter<TableSelection> = {
	names: ["filtro", "orden", "direccion"],
	holds: "choice",
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

/** Every address of the portal: how it is spelled, what it says, and who may know it. `routes.ts` says which file answers. */
export const addresses = {
	/** Without scripts the search is sent here; a blank one stays and is told so. */
	home: declareAddress("/", { query: { text: sentText("search", "typed") } }),
	catalogue: declareAddress("/catalogo/:category?", {
		query: {
			text,
			/** The field of the form without scripts; its address is a path. */
			chosen: looseWord("categoria"),
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
			/** The evaluation whose detail is open. */
			detail: id("detalle", "evaluation"),
			/** Evaluations side by side; with fewer than two, the form that chooses them. */
			compared: idList("comparar", "evaluation", MOST_COMPARED),
			/** The second field of that form without scripts; its address is one list. */
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

/** Names of the parameters that hold this, in whichever address. */
export function listParameters(...holdings: readonly Holding[]): string[] {
	const all = ALL_ADDRESSES.flatMap(({ query }) => Object.values(query));
	return [...new Set(all.filter(({ holds }) => holdings.includes(holds)).flatMap(({ names }) => names))];
}

/** The one address that search engines should keep for a page that answers at several (case C110). */
export function canonicalPath(pathname: string): string {
	return findAddress(pathname)?.canonicalPath(pathname) ?? pathname;
}
