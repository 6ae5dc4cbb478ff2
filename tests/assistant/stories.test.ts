import { expect, it } from "vitest";
import { answerQuestion } from "../../domain/assistant/assistant.ts";
import { catalogue, search } from "../search/score.ts";
import { knowledgeOf } from "./known.ts";

const known = knowledgeOf(catalogue, search);

it.each([
	// What is said not to be meant.
	["busco los antecedentes penales, no los policiacos", "antecedentes-penales"],
	["quiero los policiacos no los penales, cuanto valen", "antecedentes-policiacos"],
	["I need the police record, not the criminal record", "antecedentes-policiacos"],
	["la primera licencia de conducir, no la renovacion, cuanto sale", "licencia-conducir-primera"],
	["la solvencia municipal no la solvencia fiscal, donde la saco", "solvencia-municipal"],
	["ocupo el de la policia, los penales ya los tengo", "antecedentes-policiacos"],
	// What is lacking is meant, though "no" stands before it.
	["ya tengo el contrato pero no el boleto de ornato, donde lo saco", "boleto-de-ornato"],
	["el pasaporte no lo encuentro, que hago", "reposicion-pasaporte"],
	// A story names other papers than the question does.
	["me piden penales, policiacos y tarjeta de salud, donde saco la tarjeta de salud", "tarjeta-salud"],
	// What was done or is had already is no question.
	[
		"ya tengo pasaporte y visa de mi hijo de 12, que piden para el permiso de salida de menores",
		"permiso-salida-menores",
	],
	[
		"mi esposo murio, ya saque el acta de defuncion y la de matrimonio, como pido la pension de viudez del estado",
		"pension-viudez-orfandad-estado",
	],
	[
		"la visa americana ya la tengo, lo que se me vencio es el pasaporte de guatemala, que llevo para renovarlo",
		"renovacion-pasaporte",
	],
	["ya tengo licencia de conducir, cuanto cuesta renovarla", "licencia-conducir-renovacion"],
	// What somebody has from another country is not what is wanted.
	[
		"tengo pasaporte americano pero mis papas son guatemaltecos, como pido la nacionalidad",
		"nacionalidad-hijos-guatemaltecos",
	],
	[
		"mi nena nacio en los angeles y ya tiene pasaporte americano, como la inscribo en el consulado de guatemala",
		"inscripcion-nacimiento-consular",
	],
])("“%s” is about %s", (text, id) => {
	expect(answerQuestion(known, { text, about: null })).toMatchObject({ kind: "answer", procedure: { id } });
});

it.each([
	["telefono del inab en peten", "inab"],
	["horario de la sat de coban", "sat"],
	["donde queda el ministerio de trabajo de xela", "mintrab"],
	["a que hora abre el renap de salama", "renap"],
])("“%s” is about %s itself, not about what it does", (text, id) => {
	expect(answerQuestion(known, { text, about: null })).toMatchObject({ kind: "institution", institution: { id } });
});

it.each([
	"telefono del consulado de guatemala en houston, y atienden los sabados?",
	"a que horas abre el centro de pasaportes de quetzaltenango y atienden sabados?",
])("“%s” is about an office, whatever procedures it names", (text) => {
	expect(answerQuestion(known, { text, about: null }).kind).toBe("institution");
});

it("what the State handles and we have no page of is not called none of its procedures", () => {
	const ask = (text: string) => answerQuestion(known, { text, about: null });
	expect(ask("quiero traer un carro rodado de texas cuanto pago de impuestos")).toMatchObject({ subject: "state" });
	expect(ask("que me recomiendas para el dolor de muela, algun remedio casero")).toMatchObject({ subject: "world" });
});

it("a word of one's own language still names something after people asked with it", () => {
	expect(answerQuestion(known, { text: "How much is a passport?", about: null }).kind).not.toBe("which");
});

it("a story is read to its end, where the question stands", () => {
	const story =
		"Soy enfermera graduada de El Salvador hace cuatro años, me case con un chapin y vivimos en Jalpatagua, tenemos dos gatos y una casita que alquilamos con su mama. ".repeat(
			2,
		);
	const reply = answerQuestion(known, {
		text: `${story}Mi esposo perdio su DPI ayer, cuanto cuesta reponerlo?`,
		about: null,
	});
	expect(reply).toMatchObject({
		kind: "choices",
		procedures: expect.arrayContaining([expect.objectContaining({ id: "reposicion-dpi" })]),
	});
});

it("a visa of another country is still none of ours", () => {
	expect(
		answerQuestion(known, {
			text: "tengo 20 años y nunca he viajado a otro lado, requisitos de la visa americana",
			about: null,
		}),
	).toMatchObject({ kind: "outside" });
});

it.each(["ya fui al hospital y no me ayudan, me quiero morir", "ya tengo mi dpi y me van a matar si no pago"])(
	"“%s” is danger, whatever was done before",
	(text) => {
		expect(answerQuestion(known, { text, about: null })).toMatchObject({ kind: "situation", situation: "danger" });
	},
);
