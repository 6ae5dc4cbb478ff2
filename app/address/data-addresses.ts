import { declareAddress } from "./address.ts";
import { searchedText } from "./address-parameter.ts";

/**
 * The addresses of the open data, beside those of `addresses.ts`: programs ask for them and the server answers them
 * without the router (`server/open-data/`), so the scripts of the pages do not bring their declarations.
 */
export const dataAddresses = {
	/** A set of rows, the description of the addresses, or the changes, by the name of its file. */
	file: declareAddress("/datos/:file", { answers: "data" }),
	/** What a text finds, for programs. */
	search: declareAddress("/datos/buscar.json", { query: { text: searchedText("texto") }, answers: "data" }),
	/** What a device that keeps the whole catalogue asks: what there is, and pieces of it by its version. */
	copyIndex: declareAddress("/datos/copia.json", { answers: "data" }),
	copyPieces: declareAddress("/datos/copia/:file", { answers: "data" }),
	/** One procedure, one institution. */
	procedure: declareAddress("/datos/tramites/:file", { answers: "data" }),
	institution: declareAddress("/datos/instituciones/:file", { answers: "data" }),
	/** One closed edition of the observatory. */
	edition: declareAddress("/datos/ediciones/:file", { answers: "data" }),
} as const;
