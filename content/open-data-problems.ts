import type { ByLanguage } from "./by-language.ts";

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
