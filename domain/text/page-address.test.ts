import { expect, test } from "vitest";
import { maskPersonal, reducePageAddress } from "./page-address.ts";

/** Parameters that say what a page shows; `app/address/addresses.ts` lists those of the portal. */
const TOLD = [
	...["search", "pagina", "filtro", "orden", "detalle", "comparar", "experiencia"],
	...["pregunta", "tema", "tramite", "institucion"],
];

test.each([
	["/catalogo", "/catalogo"],
	["/catalogo?search=mi nombre 5555-1234&correo=a@b.gt#x", "/catalogo?search=mi nombre [número]"],
	["/catalogo?search=ana%40correo.gt&utm_source=x", "/catalogo?search=[correo]"],
	["/tramite/inscripcion-nit?fbclid=1", "/tramite/inscripcion-nit"],
	["/tramite/12345678-e29b-41d4-a716-446655440000", "/tramite/12345678-e29b-41d4-a716-446655440000"],
	["/catalogo/educaci%C3%B3n", "/catalogo/educación"],
	["/a%E0", "/a%E0"],
	["/tramite/ana%40correo.gt/%E0", "/tramite/[correo]/%E0"],
	["/tramite/ana%2540correo.gt", "/tramite/[correo]"],
	["/tramite/ana%40correo.gt%E0", "/tramite/[correo]"],
	["/catalogo?search=ana%2540correo.gt", "/catalogo?search=[correo]"],
	["/catalogo?search=pasa%E2%80%8Bporte%E2%80%A8hoy", "/catalogo?search=pasaporte hoy"],
	["/tramite/nit%EF%BB%BF", "/tramite/nit"],
	["/reportar?tramite=inscripcion-nit", "/reportar?tramite=inscripcion-nit"],
	["/reportar?institucion=sat", "/reportar?institucion=sat"],
	["/observatorio?filtro=digital&orden=pasos&detalle=nit", "/observatorio?filtro=digital&orden=pasos&detalle=nit"],
	["/observatorio?comparar=nit,dpi", "/observatorio?comparar=nit,dpi"],
	["/experiencias?experiencia=negocio", "/experiencias?experiencia=negocio"],
	["/ayuda?pregunta=costo&tema=tiempos", "/ayuda?pregunta=costo&tema=tiempos"],
	["/catalogo?search=nit&pagina=2", "/catalogo?search=nit&pagina=2"],
	["https://otro.sitio/pagina", ""],
	["//otro.sitio/pagina", ""],
	["/\\otro.sitio", ""],
	["javascript:alert(1)", ""],
	["", ""],
	["/catalogo?search=%00hola%0a", "/catalogo?search=hola"],
])("the page %j is kept as %j", (address, kept) => {
	expect(reducePageAddress(address, TOLD)).toBe(kept);
});

test("a long address is cut to what the tables take", () => {
	expect(reducePageAddress(`/catalogo?search=${"a".repeat(2000)}`, TOLD)).toHaveLength(500);
});

test.each([
	["2345 67890 0101", "[número]"],
	["2345678900101", "[número]"],
	["+502 5555-1234", "[número]"],
	["(502) 55551234", "[número]"],
	["NIT 576937-K", "NIT [número]"],
	["NIT 1234567-8", "NIT [número]"],
	["escribe a ANA.perez@correo.com.gt hoy", "escribe a [correo] hoy"],
	["Decreto 57-2008", "Decreto 57-2008"],
	["35 días", "35 días"],
	["Q 100.00", "Q 100.00"],
])("%j becomes %j", (text, masked) => {
	expect(maskPersonal(text)).toBe(masked);
});
