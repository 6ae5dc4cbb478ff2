import { barePath } from "../../app/address/address.ts";
import { addresses } from "../../app/address/addresses.ts";

/** The states of a screen that are hardest to get right: long, open, filtered, empty or failed. */
const HARDEST: Readonly<Record<string, readonly string[]>> = {
	catalogue: ["/catalogo/salud?filtros=1", "/catalogo?search=qwertyuiop", "/catalogo?search=licencia+de+caceria"],
	procedure: ["/tramite/licencia-construccion-municipal", "/tramite/no-existe"],
	realPrice: ["/precio/pago-iusi?cifra=100001", "/precio/dpi-primera-vez", "/precio/no-existe"],
	institution: ["/instituciones/cgc", "/instituciones/no-existe"],
	observatory: [
		"/observatorio?filtro=digital",
		"/observatorio?filtro=digital&detalle=libro-salarios",
		"/observatorio?comparar=libro-salarios,consulta-estado-dpi",
	],
	edition: ["/observatorio/ediciones/no-existe"],
	institutions: ["/instituciones?search=ministerio"],
	assistant: ["/asistente-tramites?texto=pasaporte"],
	experiences: ["/experiencias", "/experiencias?experiencia=exp-001"],
	plan: ["/plan?tramites=licencia-portacion-armas+antecedentes-penales+renovacion-dpi+no-existe", "/plan?search=dpi"],
	sheet: [
		"/hoja?tramites=inscripcion-nit+no-existe&search=dpi&grande=1",
		"/hoja?tramites=licencia-portacion-armas+antecedentes-penales&plan=1",
		"/hoja?tramites=acta-supervivencia+agencia-virtual-sat",
	],
	help: ["/ayuda?pregunta=que-es"],
	rights: ["/derechos/apostilla-documentos", "/derechos/inscripcion-nit"],
	letter: ["/carta", "/carta/requisito-no-publicado?tramite=inscripcion-nit", "/carta/no-existe"],
	report: ["/reportar?tramite=inscripcion-nit"],
	reportReceipt: ["/reportar/recibo", `/reportar/recibo?recibo=${"A1B2-".repeat(6)}A1B2`],
} satisfies Partial<Record<keyof typeof addresses, readonly string[]>>;

/** Every screen of the portal; one that is not named above as it stands, and what answers where there is none. */
export const SCREENS: readonly string[] = [
	...Object.entries(addresses).flatMap(([name, address]) =>
		address.answers === "screen" ? (HARDEST[name] ?? barePath(address) ?? []) : [],
	),
	"/no-existe",
];

/** The same screens with nothing found, under the titles of the others. */
export const EMPTY_SCREENS: readonly string[] = [
	"/instituciones?search=zzzz",
	"/asistente-tramites?texto=zzzz",
	"/experiencias?search=zzz",
];

/** On a test that `npm test` leaves to `npm run accessibility` (playwright.config.ts). */
export const EVERY_SCREEN = { tag: "@every-screen" };

/** What marks the test of one screen, or of whatever else a matrix goes through: nothing where it stands for all in `npm test`. */
export function beyond<Case>(samples: readonly Case[], looked: Case): { tag?: string } {
	return samples.includes(looked) ? {} : EVERY_SCREEN;
}
