/** What home suggests to search for; Spanish in both languages, because the catalogue is. */
export const SEARCH_SUGGESTIONS: readonly string[] = [
	"DPI",
	"Antecedentes penales",
	"Pasaporte",
	"Patente de comercio",
];
