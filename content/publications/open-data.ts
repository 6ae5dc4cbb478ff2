import { BRAND } from "../brand.ts";
import type { ByLanguage } from "../text-shapes.ts";

interface OpenDataTerms {
	source: string;
	licence: string;
}

/** What travels with downloaded data; the same terms as the section on texts and data of the terms of use. */
export const OPEN_DATA_TERMS: ByLanguage<OpenDataTerms> = {
	es: {
		source: `${BRAND.product}. Lo que dice cada dato sale de la web de cada entidad. Lo leemos desde fuera.`,
		licence:
			"Puedes usar los datos si citas la fuente. La lista oficial de trámites se publicó con licencia CC BY 4.0.",
	},
	en: {
		source: `${BRAND.product}. Each answer comes from the website of the office. We read it from outside.`,
		licence:
			"You may use this data if you name the source. The official list of procedures was published under CC BY 4.0.",
	},
};

/** The section of the terms of use that says who may use the data. */
export const DATA_TERMS_ANCHOR = "textos-y-datos";
/** Licence of the official list that the fichas come from. */
export const FICHA_LICENCE = "https://creativecommons.org/licenses/by/4.0/";
/** What a record of the official list says of itself wherever it is read. */
export const UNCHECKED_MARK = "sin verificar";

interface SetText {
	title: string;
	text: string;
}

/** The page from which the data is downloaded. */
interface OpenDataPage {
	title: string;
	introduction: string;
	setsTitle: string;
	sets: Readonly<
		Record<
			"tramites" | "instituciones" | "fuentes" | "pagos" | "oficinas" | "plazos" | "sedes" | "observatorio",
			SetText
		>
	>;
	/** One row and many; the number comes before it. */
	rows: readonly [one: string, other: string];
	/** What a download is called for whoever hears the links one by one; {name} and {format} are filled in. */
	download: string;
	tiers: { title: string; curated: string; unchecked: string; paragraphs: readonly string[]; quality: string };
	reading: { title: string; points: readonly string[] };
	licence: { title: string; paragraphs: readonly string[]; link: string };
	programs: { title: string; text: string; api: string; feed: string; description: string; changes: string };
	readOn: string;
}

export const OPEN_DATA_PAGE: ByLanguage<OpenDataPage> = {
	es: {
		title: "Datos abiertos",
		introduction:
			"Todo lo que muestra el portal se puede bajar y usar. Aquí están los archivos, de dónde sale cada dato y cómo citarlo.",
		setsTitle: "Qué puedes bajar",
		sets: {
			tramites: {
				title: "Trámites",
				text: "Costo, tiempo, requisitos, pasos, norma y enlace de cada trámite, y quién responde por él.",
			},
			instituciones: {
				title: "Instituciones",
				text: "Nombre, teléfono, sitio y dirección de cada oficina del Estado.",
			},
			fuentes: {
				title: "Fuentes de cada dato",
				text: "En qué página leímos cada dato, qué día, y si otra fuente dice algo distinto.",
			},
			pagos: { title: "Pagos", text: "Cada pago de un trámite: cuánto es, de qué depende y si es obligatorio." },
			oficinas: {
				title: "Lugares de un trámite",
				text: "Dónde se hace un trámite, cuando su fuente lo dice: dirección y horario.",
			},
			plazos: {
				title: "Plazos y vigencias",
				text: "Hasta cuándo hay que hacerlo, cuánto vale lo que te dan, qué pasa después y dónde se leyó.",
			},
			sedes: {
				title: "Oficinas",
				text: "Dónde atiende cada institución, por departamento: dirección, horario, teléfono y qué se hace ahí.",
			},
			observatorio: {
				title: "Observatorio",
				text: "La evaluación de cada trámite: qué tan en línea, simple y apegado a la ley es.",
			},
		},
		rows: ["fila", "filas"],
		download: "Bajar {name} en {format}",
		tiers: {
			title: "Dos clases de trámites",
			curated: "los leímos en sus fuentes",
			unchecked: "vienen de la lista oficial, sin verificar",
			paragraphs: [
				"La columna «nivel» dice de qué clase es cada uno, y «verificacion» dice qué tan firme es. Si los mezclas, dilo.",
				"Los casi iguales se cuentan uno por uno aquí. En el catálogo los ves como un solo trámite con opciones.",
			],
			quality: "Qué tan seguros son los datos",
		},
		reading: {
			title: "Cómo leerlos",
			points: [
				"Una celda vacía quiere decir que ninguna fuente lo dice. Nunca quiere decir gratis ni «no».",
				"El CSV se abre en una hoja de cálculo. Una lista va en una celda, con una línea por cosa.",
				"El JSON trae con cada trámite sus fuentes, pagos, oficinas y plazos.",
				"El JSON-LD usa las palabras de schema.org y de CPSV-AP 3.2, la norma europea de servicios públicos.",
			],
		},
		licence: {
			title: "Cómo puedes usarlos",
			paragraphs: [
				"Puedes usar los datos si citas la fuente. Cada dato dice la suya.",
				"La lista oficial de trámites se publicó con licencia CC BY 4.0. Cada fila dice qué regla le toca.",
			],
			link: "Lee los términos de uso",
		},
		programs: {
			title: "Si haces un programa",
			text: "No hace falta cuenta ni clave. Los archivos cambian solo cuando cambian los datos: guarda la ETag y pregunta con If-None-Match. Cualquier página web los puede leer.",
			api: "Direcciones y campos, uno por uno",
			feed: "Cambios en los datos (Atom)",
			description: "Descripción para programas (OpenAPI 3.1)",
			changes: "Se actualiza cuando leemos una fuente.",
		},
		readOn: "Último dato leído en su fuente:",
	},
	en: {
		title: "Open data",
		introduction:
			"Everything the portal shows can be downloaded and used. Here are the files, where each fact comes from, and how to cite it.",
		setsTitle: "What you can download",
		sets: {
			tramites: {
				title: "Procedures",
				text: "Cost, time, requirements, steps, law and link of each procedure, and who answers for it.",
			},
			instituciones: { title: "Institutions", text: "Name, phone, website and address of each public office." },
			fuentes: {
				title: "Source of each fact",
				text: "On which page we read each fact, on which day, and whether another source says otherwise.",
			},
			pagos: {
				title: "Payments",
				text: "Each payment of a procedure: how much, what it depends on, and if it is mandatory.",
			},
			oficinas: {
				title: "Places of a procedure",
				text: "Where a procedure is done, if its source says so: address and opening hours.",
			},
			plazos: {
				title: "Deadlines and validity",
				text: "Until when it must be done, how long what you get is good, what follows, and where it was read.",
			},
			sedes: {
				title: "Offices",
				text: "Where each institution attends, by department: address, hours, phone and what is done there.",
			},
			observatorio: {
				title: "Observatory",
				text: "The evaluation of each procedure: how much of it is online, how simple and how lawful it is.",
			},
		},
		rows: ["row", "rows"],
		download: "Download {name} as {format}",
		tiers: {
			title: "Two kinds of procedures",
			curated: "we read in their sources",
			unchecked: "come from the official list, not checked",
			paragraphs: [
				"The column “nivel” says which kind each one is, and “verificacion” says how firm it is. If you mix them, say so.",
				"Nearly equal ones are counted one by one here. In the catalogue you see them as one procedure with choices.",
			],
			quality: "How sure the data is",
		},
		reading: {
			title: "How to read them",
			points: [
				"An empty cell means that no source says it. It never means free, and it never means “no”.",
				"The CSV opens in a spreadsheet. A list is in one cell, with a line for each thing.",
				"The JSON brings each procedure with its sources, payments, offices and deadlines.",
				"The JSON-LD uses the words of schema.org and of CPSV-AP 3.2, the European standard for public services.",
				"The facts are in Spanish.",
			],
		},
		licence: {
			title: "How you may use them",
			paragraphs: [
				"You may use the data if you name the source. Each fact says its own.",
				"The official list of procedures was published under CC BY 4.0. Each row says which rule is its own.",
			],
			link: "Read the terms of use",
		},
		programs: {
			title: "If you write a program",
			text: "You need no account and no key. The files change only when the data does: keep the ETag and ask with If-None-Match. Any web page may read them.",
			api: "Addresses and fields, one by one",
			feed: "Changes to the data (Atom)",
			description: "Description for programs (OpenAPI 3.1)",
			changes: "It is renewed when we read a source.",
		},
		readOn: "Latest fact read in its source:",
	},
};

/** Why there is no data at an address. */
export type DataProblem =
	| "unknownFile"
	| "unknownFormat"
	| "unknownProcedure"
	| "unknownInstitution"
	| "unknownEdition"
	| "noOrigin"
	| "tooMany"
	| "empty";

interface ProblemText {
	title: string;
	detail: string;
}

/** What a program, and whoever wrote it, is told. */
export const DATA_PROBLEMS: ByLanguage<Readonly<Record<DataProblem, ProblemText>>> = {
	es: {
		unknownFile: { title: "No hay datos con ese nombre", detail: "Mira en /datos qué hay y cómo se llama." },
		unknownFormat: { title: "No damos esos datos en ese formato", detail: "Pide uno de los formatos de la lista." },
		unknownProcedure: {
			title: "No hay un trámite con ese nombre",
			detail: "Busca el «id» en /datos/tramites.json. Un trámite se pide así: /datos/tramites/inscripcion-nit.json",
		},
		unknownInstitution: {
			title: "No hay una institución con ese nombre",
			detail: "Busca el «id» en /datos/instituciones.json. Una institución se pide así: /datos/instituciones/sat.json",
		},
		unknownEdition: {
			title: "No hay una edición con ese nombre",
			detail: "Las que hay están en /observatorio/ediciones, cada una con su archivo.",
		},
		noOrigin: {
			title: "Aún no hay lista de cambios",
			detail: "Quien opera este portal no ha dicho en qué dirección se lee.",
		},
		tooMany: { title: "Demasiadas preguntas seguidas", detail: "Espera un momento o baja el archivo completo." },
		empty: { title: "Ahora no tenemos los datos", detail: "No pudimos leer la base de datos. Prueba en un momento." },
	},
	en: {
		unknownFile: { title: "There is no data with that name", detail: "See /datos for what there is and its names." },
		unknownFormat: { title: "We do not give that data in that format", detail: "Ask for one of the listed formats." },
		unknownProcedure: {
			title: "There is no procedure with that name",
			detail: "Look for the “id” in /datos/tramites.json. One procedure: /datos/tramites/inscripcion-nit.json",
		},
		unknownInstitution: {
			title: "There is no institution with that name",
			detail: "Look for the “id” in /datos/instituciones.json. One institution: /datos/instituciones/sat.json",
		},
		unknownEdition: {
			title: "There is no edition with that name",
			detail: "Those that there are stand in /observatorio/ediciones, each with its file.",
		},
		noOrigin: {
			title: "There is no list of changes yet",
			detail: "Whoever runs this portal has not said at which address it is read.",
		},
		tooMany: { title: "Too many requests in a row", detail: "Wait a moment, or download the whole file." },
		empty: { title: "We do not have the data now", detail: "We could not read the database. Try again in a moment." },
	},
};
