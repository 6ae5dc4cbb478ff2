import builtIn from "../../data/official/names.json" with { type: "json" };
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { LANGUAGES } from "../../domain/language.ts";
import type { OfficialName } from "../../domain/official/official-name.ts";
import type { SearchedBeside } from "../../domain/search/searched-pages.ts";
import { experiencesIn } from "./experiences.ts";
import { examplesIn } from "./search-examples.ts";
import { listTranslatedNames } from "./translations.ts";

/** Ids of the procedures that most people ask for, in that order; which of two that fit alike is shown first. */
export const MOST_ASKED: readonly string[] = `
	dpi-primera-vez renovacion-dpi reposicion-dpi entrega-dpi-por-tercero dpi-extranjero-domiciliado
	certificado-nacimiento certificado-matrimonio certificado-defuncion
	inscripcion-nacimiento inscripcion-defuncion inscripcion-matrimonio
	pasaporte-primera-vez renovacion-pasaporte pasaporte-menores reposicion-pasaporte pasaporte-en-el-exterior
	permiso-salida-menores certificacion-movimiento-migratorio
	inscripcion-nit actualizacion-rtu solvencia-fiscal habilitacion-fel pequeno-contribuyente-iva
	impuesto-circulacion-calcomania traspaso-vehiculo-electronico traspaso-vehiculo-escritura
	antecedentes-penales antecedentes-policiacos certificado-renas denuncia-mp
	licencia-conducir-primera licencia-conducir-renovacion licencia-conducir-reposicion licencia-conducir-transferencia
	portal-afiliado-igss inscripcion-trabajador-igss inscripcion-patronal-igss
	aporte-adulto-mayor bono-social bolsa-social beca-social-educacion-media
	patente-comercio-empresa patente-comercio-sociedad licencia-sanitaria tarjeta-salud tarjeta-manipulacion-alimentos
	permiso-trabajo-extranjeros residencia-temporal residencia-permanente visa-y-prorroga-turista
	apostilla-documentos autentica-documentos-educativos certificacion-estudios inscripcion-escuela-publica
	usac-inscripcion-primer-ingreso empadronamiento boleto-de-ornato registro-contrato-trabajo queja-consumidor
	certificacion-registral-inmueble
`
	.trim()
	.split(/\s+/);

/** The procedures of the official catalogue of which we know only the name; `npm run catalogue -- match` writes them. */
export const OFFICIAL_NAMES: readonly OfficialName[] = builtIn;

/**
 * What the search knows beside the procedures of a catalogue: its institutions, the guides in both languages,
 * what people say, and the names of the official catalogue whose ficha no procedure bears.
 */
export function listSearchedBeside(catalogue: Catalogue): SearchedBeside {
	const { institutions, procedures, variants } = catalogue;
	const known = new Set<string | null>();
	for (const { ficha } of procedures) known.add(ficha);
	for (const { ficha } of variants) known.add(ficha);
	return {
		institutions,
		experiences: LANGUAGES.flatMap((language) => experiencesIn(catalogue, language)),
		examples: examplesIn(catalogue),
		mostAsked: MOST_ASKED,
		otherNames: listTranslatedNames(),
		names: OFFICIAL_NAMES.filter(({ number }) => !known.has(number)),
	};
}
