import { BRAND } from "./brand.ts";
import type { ByLanguage } from "./by-language.ts";

interface OpenDataTerms {
	source: string;
	licence: string;
}

/** What travels with downloaded data; the same terms as the section on texts and data of the terms of use. */
export const OPEN_DATA_TERMS: ByLanguage<OpenDataTerms> = {
	es: {
		source: `${BRAND.product}. Lo que dice cada dato sale de la web de cada entidad. Lo leemos desde fuera.`,
		licence:
			"Puedes usar los datos si citas la fuente. La lista oficial de trámites se publicó con licencia CC BY 4.0.",
	},
	en: {
		source: `${BRAND.product}. Each answer comes from the website of the office. We read it from outside.`,
		licence:
			"You may use this data if you name the source. The official list of procedures was published under CC BY 4.0.",
	},
};

/** The section of the terms of use that says who may use the data. */
export const DATA_TERMS_ANCHOR = "textos-y-datos";
/** Licence of the official list that the fichas come from. */
export const FICHA_LICENCE = "https://creativecommons.org/licenses/by/4.0/";
/** What a record of the official list says of itself wherever it is read. */
export const UNCHECKED_MARK = "sin verificar";
