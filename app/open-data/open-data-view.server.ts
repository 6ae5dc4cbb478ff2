import { EDITIONS_PAGE } from "../../content/publications/editions-page.ts";
import { OPEN_DATA_PAGE } from "../../content/publications/open-data.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import type { Language } from "../../domain/language.ts";
import { listEvaluated } from "../../domain/observatory/evaluated.ts";
import { listEditions } from "../../domain/observatory/list-editions.ts";
import { isUnchecked } from "../../domain/procedure.ts";
import { addresses } from "../address/addresses.ts";
import { dataAddresses } from "../address/data-addresses.ts";
import { formatDate, formatNumber } from "../words/format.ts";
import { termsAddress } from "../document/linked-data.server.ts";
import { DATA_SET_NAMES, dataSet, findNewestDay, listAllProcedures } from "./data-sets.server.ts";
import { API_FILE, FEED_FILE } from "./file-names.ts";
import { formatsOf } from "./write-data.server.ts";

const FORMAT_NAMES = { json: "JSON", csv: "CSV", jsonld: "JSON-LD" } as const;

type ViewFile = (title: string, format: "csv", address: string) => { format: string; address: string; label: string };

/** The closed editions of the observatory, a file for each; no set while there is none. */
function viewEditionFiles(catalogue: Catalogue, language: Language, viewFile: ViewFile) {
	const { dataTitle, dataText } = EDITIONS_PAGE[language];
	const editions = listEditions(catalogue);
	if (editions.length === 0) return [];
	const files = editions.map(({ id, name }) => ({
		...viewFile(name, "csv", dataAddresses.edition.to({ file: `${id}.csv` })),
		// All are CSV: the button says which edition it brings.
		format: name,
	}));
	return [{ id: "ediciones", title: dataTitle, text: dataText, count: formatNumber(editions.length, language), files }];
}

export type OpenDataView = ReturnType<typeof viewOpenData>;

/** What may be downloaded, and how many rows there are of each. `hasOrigin` tells whether there is a list of changes. */
export function viewOpenData(catalogue: Catalogue, language: Language, hasOrigin: boolean) {
	const { sets, rows, download, ...words } = OPEN_DATA_PAGE[language];
	const [one, many] = rows;
	const countRows = (count: number) => `${formatNumber(count, language)} ${count === 1 ? one : many}`;
	const viewFile = (title: string, format: keyof typeof FORMAT_NAMES, address: string) => ({
		format: FORMAT_NAMES[format],
		address,
		/** For whoever hears the links one by one. */
		label: download.replace("{name}", title).replace("{format}", FORMAT_NAMES[format]),
	});
	const observatory = { json: addresses.observatoryJson.to(), csv: addresses.observatoryCsv.to() };
	const procedures = listAllProcedures(catalogue);
	const unchecked = procedures.filter(isUnchecked).length;
	const newest = findNewestDay(catalogue);
	return {
		...words,
		sets: [
			...DATA_SET_NAMES.map((name) => ({
				id: name,
				...sets[name],
				count: countRows(dataSet(name).count(catalogue)),
				files: formatsOf(name).map((format) =>
					viewFile(sets[name].title, format, dataAddresses.file.to({ file: `${name}.${format}` })),
				),
			})),
			{
				id: "observatorio",
				...sets.observatorio,
				count: countRows(listEvaluated(catalogue).length),
				files: (["json", "csv"] as const).map((format) =>
					viewFile(sets.observatorio.title, format, observatory[format]),
				),
			},
			...viewEditionFiles(catalogue, language, viewFile),
		],
		counts: {
			curated: formatNumber(procedures.length - unchecked, language),
			unchecked: formatNumber(unchecked, language),
		},
		description: dataAddresses.file.to({ file: API_FILE }),
		feed: hasOrigin ? dataAddresses.file.to({ file: FEED_FILE }) : null,
		terms: termsAddress(""),
		newest: newest && { date: newest, words: formatDate(newest, language) },
	};
}
