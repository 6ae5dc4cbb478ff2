import { describe, expect, it } from "vitest";
import type { Experience } from "../experience.ts";
import { findGuides } from "./assistant-guides.ts";

function named(id: string, nombre: string): Experience {
	return {
		id,
		nombre,
		descripcion: "",
		icon: "",
		color: "",
		categoria: "",
		duracion_estimada: "",
		ids_procedures: [],
		pasos_adicionales: [],
	};
}

const EXPERIENCES = [
	named("bakery", "Abrir una panadería"),
	named("business", "Formalizar un negocio"),
	named("hire", "Contratar empleados"),
	named("staff", "Emprender con empleados"),
	named("study", "Estudiar en la universidad nacional"),
];

describe("a goal in a question", () => {
	it.each([
		["quiero abrir una panadería", ["bakery"]],
		["qué necesito para contratar empleados", ["hire"]],
		["quiero estudiar en la usac", ["study"]],
		["poner una tienda", ["business"]],
		["hire employees", ["hire"]],
		["pasaporte", []],
		["", []],
		["x".repeat(5000), []],
	])("“%s” leads to %j", (text, ids) => {
		expect(findGuides(EXPERIENCES, text).map(({ id }) => id)).toEqual(ids);
	});
});
