import { expect, test } from "vitest";
import { writeMethodology, writeQuickGuide } from "../content/publications/printed-documents.ts";
import experiences from "../data/experiences.json" with { type: "json" };
import procedures from "../data/procedures.json" with { type: "json" };
import { collectTexts, INTERFACE_WORDS, PROSE } from "../scripts/readability/own-texts.ts";

/** What begins a sentence, so that «la consulta» and «una visita» are no orders. */
const BEGINNING = "(?:^|[.:;?!] |¿|¡)(?:No )?";
const OF_USTED =
	"Abra|Acuda|Adjunte|Busque|Complete|Confirme|Consulte|Descargue|Elija|Envíe|Escriba|Espere|Guarde|Haga|Ingrese|Intente|Lea|Llame|Llene|Lleve|Marque|Mire|Pague|Pida|Pregunte|Presente|Recoja|Revise|Seleccione|Solicite|Tenga|Use|Utilice|Vaya|Verifique|Visite|Vuelva";
const NOT_TU = [
	/\busted(?:es)?\b|\bvos\b/i,
	/\b(?:podés|tenés|querés|sabés|buscá|mirá|hacé|andá)(?!\p{L})/iu,
	new RegExp(`${BEGINNING}(?:${OF_USTED})(?!\\p{L})`, "u"),
];

/** All that is ours in Spanish: pages, dictionary, PDF guides, and the words of procedures and guides. */
const TEXTS: readonly string[] = [
	...Object.values(PROSE).flatMap(({ es }) => collectTexts(es)),
	...INTERFACE_WORDS,
	...collectTexts([writeQuickGuide(), writeMethodology()]),
	...procedures.flatMap(({ description, full_description, requirements, steps }) =>
		collectTexts([description, full_description, requirements, steps]),
	),
	...collectTexts(experiences),
];

function speaksOtherwise(text: string): boolean {
	return NOT_TU.some((form) => form.test(text));
}

test("every text of ours says tú, as the specification's own do (docs/decisions/languages.md)", () => {
	expect(TEXTS.length).toBeGreaterThan(3_000);
	expect(TEXTS.filter(speaksOtherwise)).toEqual([]);
});

test.each(["Escriba su nombre", "Lleva tu DPI. Pague en la caja", "¿Usted ya pagó?", "Si querés, llamá"])(
	"“%s” is not tú",
	(text) => {
		expect(speaksOtherwise(text)).toBe(true);
	},
);

test.each(["Escribe tu nombre", "La consulta es gratis", "Entre enero y febrero", "Quien lea esto"])(
	"“%s” may be said",
	(text) => {
		expect(speaksOtherwise(text)).toBe(false);
	},
);
