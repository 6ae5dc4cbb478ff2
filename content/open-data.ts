import { BRAND } from "./brand.ts";
import type { ByLanguage } from "./by-language.ts";

interface OpenDataTerms {
	source: string;
	licence: string;
}

/** What travels with downloaded data; the same terms as the section on texts and data of the terms of use. */
export const OPEN_DATA_TERMS: ByLanguage<OpenDataTerms> = {
	es: {
		source: `${BRAND.product}, Observatorio Ciudadano de Trámites. Revisión hecha con páginas públicas de cada entidad.`,
		licence:
			"Puedes usar estos datos si citas la fuente. La lista oficial de trámites se publicó con licencia CC BY 4.0.",
	},
	en: {
		source: `${BRAND.product}, Citizen Observatory of Procedures. A review made from the public pages of each office.`,
		licence:
			"You may use this data if you name the source. The official list of procedures was published under CC BY 4.0.",
	},
};
