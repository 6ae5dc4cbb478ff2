import type { Person } from "./person.ts";
import type { Size } from "./visitor.ts";

export const PHONE: Size = { width: 360, height: 740 };
const DESK: Size = { width: 1280, height: 900 };

export interface Task {
	/** What somebody wants to do. */
	sentence: string;
	/** Whom it is promised to (docs/browsers.md): engines with scripts only, or every engine. */
	promise: "whole" | "both";
	/** A new visitor has not yet answered about cookies. */
	isNew?: boolean;
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
	both("from the home page to what I bring for my DPI", async (person) => {
		await person.open("/");
		await person.fill("¿Qué trámite buscas?", "DPI");
		await person.press("Buscar", "button");
		await person.press("Obtener el DPI por primera vez", "link");
		await person.isAt("/tramite/dpi-primera-vez");
		await person.sees("Tener 17 años cumplidos");
	}),
	both("open and close the menu on a phone", async (person) => {
		await person.open("/catalogo");
		await person.isClear();
		await person.press("Menú");
		await person.sees("Experiencias");
		await person.press("Cerrar menú");
		await person.seesNo("Cerrar menú", "control");
		await person.isClear();
		await person.sees("Catálogo de trámites");
	}),
	both("from the menu of a phone to the institutions, where it is closed again", async (person) => {
		await person.open("/ayuda");
		await person.press("Menú");
		await person.press("Instituciones", "link");
		await person.isAt("/instituciones");
		await person.seesNo("Cerrar menú", "control");
		await person.find("field", "Buscar una institución");
		await person.isClear();
	}),
	whole("back out of an open menu to the page below it", async (person) => {
		await person.open("/ayuda");
		await person.press("Menú");
		await person.find("control", "Cerrar menú");
		await person.key("Escape");
		await person.seesNo("Cerrar menú", "control");
		await person.sees("Centro de ayuda");
	}),
	both("choose English, and keep it on the next page", async (person) => {
		await person.open("/catalogo");
		await person.press("Cambiar idioma");
		await person.press("English");
		await person.sees("Catalogue of procedures");
		await person.open("/ayuda");
		await person.sees("Help centre");
	}),
	both("open and close the filters of the catalogue, and the address stays as it was", async (person) => {
		await person.open("/catalogo");
		await person.press("Filtros");
		await person.find("field", "Categoría");
		await person.press("Filtros");
		await person.seesNo("Categoría", "field");
		const address = await person.address();
		if (/categoria=|institucion=|para=/.test(address)) throw new Error(`nothing was chosen, but it is ${address}`);
	}),
	both("filter the catalogue by category", async (person) => {
		await person.open("/catalogo");
		await person.press("Filtros");
		await person.choose("Categoría", "Servicios de Migración");
		if (person.service === "plain") await person.press("Buscar", "button");
		await person.isAt("/catalogo/servicios-de-migracion");
		await person.find("link", "Pasaporte para menores de edad");
	}),
	both("search the catalogue by typing", async (person) => {
		await person.open("/catalogo");
		await person.fill("Buscar en el catálogo", "pasaporte");
		if (person.service === "plain") await person.key("Enter");
		await person.isAt("/catalogo?search=pasaporte");
		await person.find("link", "Renovación de pasaporte ordinario");
	}),
	both("see the next procedures of a long list", async (person) => {
		await person.open("/catalogo");
		await person.press("Ver más trámites", "link");
		await person.find("link", "Autorización de clínica médica");
	}),
	both("from a result and back to the list", async (person) => {
		await person.open("/catalogo?search=pasaporte");
		await person.press("Pasaporte para menores de edad", "link");
		await person.isAt("/tramite/pasaporte-menores");
		await person.sees("Requisitos");
		await person.back();
		await person.isAt("/catalogo?search=pasaporte");
		await person.find("link", "Pasaporte para menores de edad");
	}),
	both("search by typing in the masthead", async (person) => {
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
	}),
	whole("open and close the search of the masthead", async (person) => {
		await person.open("/ayuda");
		await person.press("Buscar trámites", "button");
		await person.find("field", "¿Qué trámite buscas?");
		await person.press("Cerrar búsqueda");
		await person.seesNo("¿Qué trámite buscas?", "field");
		await person.sees("Centro de ayuda");
	}),
	both("send a report and read its receipt", async (person) => {
		await person.open("/reportar");
		await person.choose("¿Qué problema encontraste?", "La información es vieja");
		await person.fill("Nombre del trámite", "Inscripción al NIT");
		await person.fill("Cuéntanos qué pasa", WRITTEN);
		await person.press("Enviar reporte", "button");
		await person.sees("Recibimos tu reporte");
		await person.watch("a receipt of four groups", () =>
			/\b[0-9A-Z]{4}-[0-9A-Z]{4}-/.test(document.querySelector("main")?.textContent ?? ""),
		);
	}),
	both(
		"send half a report, be told what is missing and find what was written",
		async (person) => {
			await person.open("/reportar");
			await person.fill("Cuéntanos qué pasa", WRITTEN);
			await person.press("Enviar reporte", "button");
			await person.sees("Revisa estos datos");
			await person.find("link", "Escribe el nombre del trámite");
			await person.holds("Cuéntanos qué pasa", WRITTEN);
		},
		{ allowed: /422/ },
	),
	both("report what is wrong on the page that I read", async (person) => {
		await person.open("/tramite/inscripcion-nit");
		await person.press("Reportar un problema");
		await person.fill("Cuéntanos qué pasa", WRITTEN);
		await person.holds("Institución (opcional)", "SAT");
	}),
	whole("what I type first is still there when the scripts have come", async (person) => {
		await person.open("/reportar");
		await person.fill("Cuéntanos qué pasa", WRITTEN);
		await person.watch("the scripts are there", () => document.documentElement.dataset.scripts === "ready");
		await person.holds("Cuéntanos qué pasa", WRITTEN);
	}),
	both("ask the assistant how much a passport costs", async (person) => {
		await person.open("/asistente-tramites");
		await person.fill("Escribe tu pregunta", "cuánto cuesta el pasaporte");
		await person.press("Enviar", "button");
		await person.sees("Hay varios. ¿Cuál es el tuyo?");
		await person.press("Pasaporte para menores de edad", "link");
		await person.sees("US$ 50.00");
	}),
	both("ask the assistant in English", async (person) => {
		await person.open("/asistente-tramites");
		await person.fill("Escribe tu pregunta", "how much does a passport cost");
		await person.key("Enter");
		await person.find("link", "Pasaporte para menores de edad");
	}),
	both(
		"tick a paper and find it ticked after coming back; where it cannot be kept, read it and be offered no tick",
		async (person) => {
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
	),
	both("open and close a question of the help", async (person) => {
		await person.open("/ayuda");
		await person.press("¿Qué es Ventanilla Abierta?", "summary");
		await person.sees("Lo hace una asociación civil");
		await person.press("¿Qué es Ventanilla Abierta?", "summary");
		await person.seesNo("Lo hace una asociación civil");
	}),
	both("find a question by typing", async (person) => {
		await person.open("/ayuda");
		await person.fill("Busca en las preguntas", "costo");
		await person.key("Enter");
		await person.sees("2 preguntas con «costo»");
		await person.press("¿Por qué a veces no aparece el costo?", "summary");
		await person.sees("Porque no lo hallamos en una fuente pública");
	}),
	both("open an evaluation of the observatory and close it", async (person) => {
		await person.open("/observatorio?filtro=digital");
		await person.press("Ver detalle Autorización de libro de salarios", "link");
		await person.sees("57.5 de 100");
		await person.press("Cerrar", "link");
		await person.isAt("/observatorio?filtro=digital");
		await person.watch("its heading is gone", () => !location.search.includes("detalle"));
	}),
	both("show only what is done online in the observatory", async (person) => {
		await person.open("/observatorio");
		await person.press("Digital 100 %", "link");
		await person.isAt("/observatorio?filtro=digital");
		await person.sees("trámites con este filtro");
	}),
	both("from a goal to its first procedure", async (person) => {
		await person.open("/experiencias");
		await person.press("Formalizar un negocio", "link");
		await person.sees("Tus trámites, en orden");
		await person.press("Inscripción al NIT", "link");
		await person.isAt("/tramite/inscripcion-nit");
	}),
	both("from the list of institutions to a telephone", async (person) => {
		await person.open("/instituciones");
		await person.fill("Buscar una institución", "renap");
		await person.key("Enter");
		await person.isAt("/instituciones?search=renap");
		await person.press("RENAP", "link");
		await person.find("link", "2416-1900");
	}),
	both("read in larger letters", async (person) => {
		await person.open("/tramite/inscripcion-nit");
		await person.press("Leer mejor");
		await person.press("150 %", "button");
		await person.watch("the letters are larger", () => {
			const size = Number.parseFloat(getComputedStyle(document.querySelector("main p") || document.body).fontSize);
			return size >= 22;
		});
		await person.isNotWider();
	}),
	both(
		"reject cookies and be asked no more; where nothing is kept, not be asked",
		async (person) => {
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
		{ isNew: true },
	),
	both("no page is wider than a phone", async (person) => {
		await onEachScreen(person, () => person.isNotWider());
	}),
	both("nothing lies over a page, on a phone and on a desk", async (person) => {
		await onEachScreen(person, async () => {
			for (const size of [PHONE, DESK]) {
				await person.resize(size);
				await person.isClear();
			}
		});
	}),
	both("every page has its looks, and every icon is small", async (person) => {
		await onEachScreen(person, async () => {
			await person.hasLooks();
			await person.hasSmallIcons();
		});
	}),
];

/** Something that is promised to every engine. */
function both(sentence: string, walk: Task["walk"], more: Pick<Task, "isNew" | "allowed"> = {}): Task {
	return { sentence, promise: "both", walk, ...more };
}

/** Something that is promised to engines with scripts only. */
function whole(sentence: string, walk: Task["walk"]): Task {
	return { sentence, promise: "whole", walk };
}

/** Opens screens of every kind, one after the other. */
async function onEachScreen(person: Person, look: () => Promise<void>): Promise<void> {
	for (const path of SCREENS) {
		await person.open(path);
		await look();
	}
}
