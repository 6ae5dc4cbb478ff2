/** What a page says, whichever baseline shows it; types only, because one of them is bundled for the browser. */
export interface PageContent {
	path: string;
	title: string;
	lead: string;
	/** What stands in the search box. */
	search: string;
	choices: { name: string; options: string[] }[];
	sections: Section[];
}

export interface Section {
	heading: string;
	text?: string;
	facts?: Fact[];
	list?: { kind: "ordered" | "unordered"; lines: string[] };
	cards?: Card[];
	/** Behind its heading until somebody opens it. */
	isFolded?: boolean;
}

export interface Card {
	title: string;
	href: string;
	tag?: string;
	text: string;
	facts: Fact[];
}

export interface Fact {
	name: string;
	value: string;
}

/** The places that the head of every page leads to. */
export const PLACES: readonly (readonly [href: string, name: string])[] = [
	["/", "Inicio"],
	["/catalogo", "Catálogo"],
	["/instituciones", "Instituciones"],
	["/experiencias", "Experiencias"],
	["/observatorio", "Observatorio"],
	["/ayuda", "Ayuda"],
];

export const SITE_NAME = "Ventanilla Abierta";
