import type { Person } from "./person.ts";
import type { Size } from "./visitor.ts";

export const PHONE: Size = { width: 360, height: 740 };
export const DESK: Size = { width: 1280, height: 900 };

export interface Task {
	/** What somebody wants to do. */
	sentence: string;
	/** Whom it is promised to (docs/browsers.md): engines with scripts only, or every engine. */
	promise: "whole" | "both";
	/** A new visitor has not yet answered about cookies. */
	isNew?: boolean;
	size?: Size;
	/** What the console may say, because the task provokes it. */
	allowed?: RegExp;
	walk(person: Person): Promise<void>;
}

/** Screens of every kind. */
const SCREENS = [
	"/",
	"/catalogo",
	"/tramite/inscripcion-nit",
	"/observatorio",
	"/observatorio?detalle=libro-salarios",
	"/instituciones",
	"/experiencias?experiencia=exp-002",
	"/ayuda",
	"/asistente-tramites",
	"/reportar",
];
const PAPER = "DPI vigente, con imagen legible de ambos lados";
const WRITTEN = "Cierran a las tres, no a las cinco.";

/** What people come for, the same thirty in every engine. */
export const TASKS: readonly Task[] = [
	{
		sentence: "from the home page to what I bring for my DPI",
		promise: "both",
		async walk(person) {
			await person.open("/");
			await person.fill("¿Qué trámite buscas?", "DPI");
			await person.press("Buscar", "button");
			await person.press("Obtener el DPI por primera vez", "link");
			await person.isAt("/tramite/dpi-primera-vez");
			await person.sees("Tener 17 años cumplidos");
		},
	},
	{
		sentence: "open and close the menu on a phone",
		promise: "both",
		async walk(person) {
			await person.open("/catalogo");
			await person.isClear();
			await person.press("Menú");
			await person.sees("Experiencias");
			await person.press("Cerrar menú");
			await person.seesNo("Cerrar menú", "control");
			await person.isClear();
			await person.sees("Catálogo de trámites");
		},
	},
	{
		sentence: "from the menu of a phone to the institutions, where it is closed again",
		promise: "both",
		async walk(person) {
			await person.open("/ayuda");
			await person.press("Menú");
			await person.press("Instituciones", "link");
			await person.isAt("/instituciones");
			await person.seesNo("Cerrar menú", "control");
			await person.find("field", "Buscar una institución");
			await person.isClear();
		},
	},
	{
		sentence: "back out of an open menu to the page below it",
		promise: "whole",
		async walk(person) {
			await person.open("/ayuda");
			await person.press("Menú");
			await person.find("control", "Cerrar menú");
			await person.key("Escape");
			await person.seesNo("Cerrar menú", "control");
			await person.sees("Centro de ayuda");
		},
	},
	{
		sentence: "choose English, and keep it on the next page",
		promise: "both",
		async walk(person) {
			await person.open("/catalogo");
			await person.press("Cambiar idioma");
			await person.press("English");
			await person.sees("Catalogue of procedures");
			await person.open("/ayuda");
			await person.sees("Help centre");
		},
	},
	{
		sentence: "open and close the filters of the catalogue, and the address stays as it was",
		promise: "both",
		async walk(person) {
			await person.open("/catalogo");
			await person.press("Filtros");
			await person.find("field", "Categoría");
			await person.press("Filtros");
			await person.seesNo("Categoría", "field");
			const address = await person.address();
			if (/categoria=|institucion=|para=/.test(address)) throw new Error(`nothing was chosen, but it is ${address}`);
		},
	},
	{
		sentence: "filter the catalogue by category",
		promise: "both",
		async walk(person) {
			await person.open("/catalogo");
			await person.press("Filtros");
			await person.choose("Categoría", "Servicios de Migración");
			if (person.service === "plain") await person.press("Buscar", "button");
			await person.isAt("/catalogo/servicios-de-migracion");
			await person.find("link", "Pasaporte para menores de edad");
		},
	},
	{
		sentence: "search the catalogue by typing",
		promise: "both",
		async walk(person) {
			await person.open("/catalogo");
			await person.fill("Buscar en el catálogo", "pasaporte");
			if (person.service === "plain") await person.key("Enter");
			await person.isAt("/catalogo?search=pasaporte");
			await person.find("link", "Renovación de pasaporte ordinario");
		},
	},
	{
		sentence: "see the next procedures of a long list",
		promise: "both",
		async walk(person) {
			await person.open("/catalogo");
			await person.press("Ver más trámites", "link");
			await person.find("link", "Autorización de clínica médica");
		},
	},
	{
		sentence: "from a result and back to the list",
		promise: "both",
		async walk(person) {
			await person.open("/catalogo?search=pasaporte");
			await person.press("Pasaporte para menores de edad", "link");
			await person.isAt("/tramite/pasaporte-menores");
			await person.sees("Requisitos");
			await person.back();
			await person.isAt("/catalogo?search=pasaporte");
			await person.find("link", "Pasaporte para menores de edad");
		},
	},
	{
		sentence: "search by typing in the masthead",
		promise: "both",
		async walk(person) {
			await person.open("/ayuda");
			await person.press("Buscar trámites", "button");
			if (person.service === "plain") {
				await person.isAt("/catalogo");
				await person.fill("Buscar en el catálogo", "pasaporte");
				await person.key("Enter");
			} else {
				await person.find("field", "¿Qué trámite buscas?");
				await person.type("pasaporte");
			}
			await person.press("Renovación de pasaporte ordinario", "link");
			await person.isAt("/tramite/renovacion-pasaporte");
		},
	},
	{
		sentence: "open and close the search of the masthead",
		promise: "whole",
		async walk(person) {
			await person.open("/ayuda");
			await person.press("Buscar trámites", "button");
			await person.find("field", "¿Qué trámite buscas?");
			await person.press("Cerrar búsqueda");
			await person.seesNo("¿Qué trámite buscas?", "field");
			await person.sees("Centro de ayuda");
		},
	},
	{
		sentence: "send a report and read its receipt",
		promise: "both",
		async walk(person) {
			await person.open("/reportar");
			await person.choose("¿Qué problema encontraste?", "La información es vieja");
			await person.fill("Nombre del trámite", "Inscripción al NIT");
			await person.fill("Cuéntanos qué pasa", WRITTEN);
			await person.press("Enviar reporte", "button");
			await person.sees("Recibimos tu reporte");
			await person.watch("a receipt of four groups", () =>
				/\b[0-9A-Z]{4}-[0-9A-Z]{4}-/.test(document.querySelector("main")?.textContent ?? ""),
			);
		},
	},
	{
		sentence: "send half a report, be told what is missing and find what was written",
		promise: "both",
		allowed: /422/,
		async walk(person) {
			await person.open("/reportar");
			await person.fill("Cuéntanos qué pasa", WRITTEN);
			await person.press("Enviar reporte", "button");
			await person.sees("Revisa estos datos");
			await person.find("link", "Escribe el nombre del trámite");
			await person.holds("Cuéntanos qué pasa", WRITTEN);
		},
	},
	{
		sentence: "report what is wrong on the page that I read",
		promise: "both",
		async walk(person) {
			await person.open("/tramite/inscripcion-nit");
			await person.press("Reportar un problema");
			await person.fill("Cuéntanos qué pasa", WRITTEN);
			await person.holds("Institución (opcional)", "SAT");
		},
	},
	{
		sentence: "what I type first is still there when the scripts have come",
		promise: "whole",
		async walk(person) {
			await person.open("/reportar");
			await person.fill("Cuéntanos qué pasa", WRITTEN);
			await person.watch("the scripts are there", () => document.documentElement.dataset.scripts === "ready");
			await person.holds("Cuéntanos qué pasa", WRITTEN);
		},
	},
	{
		sentence: "ask the assistant how much a passport costs",
		promise: "both",
		async walk(person) {
			await person.open("/asistente-tramites");
			await person.fill("Escribe tu pregunta", "cuánto cuesta el pasaporte");
			await person.press("Enviar", "button");
			await person.sees("Hay varios. ¿Cuál es el tuyo?");
			await person.press("Pasaporte para menores de edad", "link");
			await person.sees("US$ 50.00");
		},
	},
	{
		sentence: "ask the assistant in English",
		promise: "both",
		async walk(person) {
			await person.open("/asistente-tramites");
			await person.fill("Escribe tu pregunta", "how much does a passport cost");
			await person.key("Enter");
			await person.find("link", "Pasaporte para menores de edad");
		},
	},
	{
		sentence:
			"tick a paper and find it ticked after coming back; where it cannot be kept, read it and be offered no tick",
		promise: "both",
		async walk(person) {
			await person.open("/tramite/inscripcion-nit");
			await person.sees(PAPER);
			if (person.service === "plain") {
				if (await person.isThere("box", PAPER)) throw new Error("a tick is offered that nothing keeps");
				return;
			}
			await person.press(PAPER, "box");
			await person.seesBox(PAPER, true);
			await person.sees("1 de 6 listos");
			await person.open("/ayuda");
			await person.open("/tramite/inscripcion-nit");
			await person.seesBox(PAPER, true);
		},
	},
	{
		sentence: "open and close a question of the help",
		promise: "both",
		async walk(person) {
			await person.open("/ayuda");
			await person.press("¿Qué es Ventanilla Abierta?", "summary");
			await person.sees("Lo hace una asociación civil");
			await person.press("¿Qué es Ventanilla Abierta?", "summary");
			await person.seesNo("Lo hace una asociación civil");
		},
	},
	{
		sentence: "find a question by typing",
		promise: "both",
		async walk(person) {
			await person.open("/ayuda");
			await person.fill("Busca en las preguntas", "costo");
			await person.key("Enter");
			await person.sees("2 preguntas con «costo»");
			await person.press("¿Por qué a veces no aparece el costo?", "summary");
			await person.sees("Porque no lo hallamos en una fuente pública");
		},
	},
	{
		sentence: "open an evaluation of the observatory and close it",
		promise: "both",
		async walk(person) {
			await person.open("/observatorio?filtro=digital");
			await person.press("Ver detalle Autorización de libro de salarios", "link");
			await person.sees("57.5 de 100");
			await person.press("Cerrar", "link");
			await person.isAt("/observatorio?filtro=digital");
			await person.watch("its heading is gone", () => !location.search.includes("detalle"));
		},
	},
	{
		sentence: "show only what is done online in the observatory",
		promise: "both",
		async walk(person) {
			await person.open("/observatorio");
			await person.press("Digital 100 %", "link");
			await person.isAt("/observatorio?filtro=digital");
			await person.sees("trámites con este filtro");
		},
	},
	{
		sentence: "from a goal to its first procedure",
		promise: "both",
		async walk(person) {
			await person.open("/experiencias");
			await person.press("Formalizar un negocio", "link");
			await person.sees("Tus trámites, en orden");
			await person.press("Inscripción al NIT", "link");
			await person.isAt("/tramite/inscripcion-nit");
		},
	},
	{
		sentence: "from the list of institutions to a telephone",
		promise: "both",
		async walk(person) {
			await person.open("/instituciones");
			await person.fill("Buscar una institución", "renap");
			await person.key("Enter");
			await person.isAt("/instituciones?search=renap");
			await person.press("RENAP", "link");
			await person.find("link", "2416-1900");
		},
	},
	{
		sentence: "read in larger letters",
		promise: "both",
		async walk(person) {
			await person.open("/tramite/inscripcion-nit");
			await person.press("Leer mejor");
			await person.press("150 %", "button");
			await person.watch("the letters are larger", () => {
				const size = Number.parseFloat(getComputedStyle(document.querySelector("main p") || document.body).fontSize);
				return size >= 22;
			});
			await person.isNotWider();
		},
	},
	{
		sentence: "reject cookies and be asked no more; where nothing is kept, not be asked",
		promise: "both",
		isNew: true,
		async walk(person) {
			await person.open("/ayuda");
			if (person.service === "plain") {
				await person.seesNo("Rechazar todo", "control");
				return;
			}
			await person.press("Rechazar todo", "button");
			await person.seesNo("Rechazar todo", "control");
			await person.open("/catalogo");
			await person.seesNo("Rechazar todo", "control");
		},
	},
	{
		sentence: "no page is wider than a phone",
		promise: "both",
		async walk(person) {
			for (const path of SCREENS) {
				await person.open(path);
				await person.isNotWider();
			}
		},
	},
	{
		sentence: "nothing lies over a page, on a phone and on a desk",
		promise: "both",
		async walk(person) {
			for (const path of SCREENS) {
				await person.open(path);
				for (const size of [PHONE, DESK]) {
					await person.resize(size);
					await person.isClear();
				}
			}
		},
	},
	{
		sentence: "every page has its looks, and every icon is small",
		promise: "both",
		async walk(person) {
			for (const path of SCREENS) {
				await person.open(path);
				await person.hasLooks();
				await person.hasSmallIcons();
			}
		},
	},
];
