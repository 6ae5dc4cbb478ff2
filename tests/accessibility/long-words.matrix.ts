import { expect, open } from "../journeys/browser.ts";
import { beyond } from "../journeys/screens.ts";
import { testOver } from "../specification/hosted.ts";
import { findClippedText, findSidewaysScroll, findTextOutside } from "./screen-checks.ts";

/** No space, no hyphen: the worst that a copied name can be. */
const WORD = "Superintendenciadeadministraciontributariaydeinscripcionderegistrosmercantilesyprofesionales".repeat(2);

const procedure = {
	name: WORD,
	description: WORD,
	full_description: WORD,
	category: WORD,
	subcategory: WORD,
	type: "mixto",
	duration: WORD,
	user_type: "ambos",
	requirements: [WORD, WORD],
	steps: [WORD, WORD],
	costo: 1234567890123,
	costo_nota: WORD,
	documento_obtenible: WORD,
	respaldo_legal: WORD,
	enlace: `https://${"a".repeat(60)}.gob.gt/${WORD}`,
	institution_id: "9",
};

const test = testOver({
	procedures: [
		{ ...procedure, id: "inscripcion-nit" },
		{ ...procedure, id: "licencia-sanitaria", category: "Salud", name: `${WORD}2` },
	],
	institutions: [
		{
			id: "9",
			name: WORD,
			full_name: WORD,
			description: WORD,
			services: [WORD, WORD],
			phone: "2".repeat(120),
			email: `${WORD}@example.gob.gt`,
			website: `https://${"a".repeat(60)}.gob.gt/${WORD}`,
			address: WORD,
			working_hours: WORD,
		},
	],
	observatory: ["inscripcion-nit", "licencia-sanitaria"].map((id) => ({
		id,
		tramite: WORD,
		evaluation_score: 50,
		maturity_level: 2.5,
		completamente_en_linea: 50,
		info_en_linea: `Parcial: ${WORD}`,
	})),
});

const SCREENS = [
	"/",
	`/?buscar=${WORD}`,
	"/catalogo",
	`/catalogo?search=${WORD}`,
	"/catalogo/salud",
	"/categorias",
	"/tramite/inscripcion-nit",
	"/instituciones",
	"/instituciones/9",
	"/observatorio",
	"/observatorio?detalle=inscripcion-nit",
	"/observatorio?comparar=inscripcion-nit,licencia-sanitaria",
	"/experiencias?experiencia=exp-001",
	`/asistente-tramites?texto=${WORD}`,
	"/reportar?tramite=inscripcion-nit",
];
const SAMPLES = ["/tramite/inscripcion-nit", "/observatorio"];

for (const path of SCREENS) {
	test(
		`${path.replace(WORD, "…")} keeps words without end inside their boxes`,
		beyond(SAMPLES, path),
		async ({ page }) => {
			await open(page, path);
			const problems: string[] = [];
			for (const width of [320, 360, 1280]) {
				await page.setViewportSize({ width, height: 800 });
				const found = [
					...(await findSidewaysScroll(page)),
					...(await findClippedText(page)),
					...(await findTextOutside(page)),
				];
				problems.push(...found.map((problem) => `${width}: ${problem}`));
			}
			expect(problems).toEqual([]);
		},
	);
}
