import { foldText } from "../text/text.ts";

/** A category of procedures. `name` is the text that the tables hold; `id` is its spelling in addresses. */
export interface Category {
	id: string;
	name: string;
	/** Icon of the set in `app/icons/icon-names.ts`. */
	icon: string;
	/** Other names and codes for the same category (specification, section 3). */
	aliases: readonly string[];
}

/** The one list of categories that home, categories, catalogue and assistant read. */
export const CATEGORIES: readonly Category[] = [
	{
		id: "comunicaciones-y-transporte",
		name: "Comunicaciones y Transporte",
		icon: "bus",
		aliases: ["comunicaciones", "transporte"],
	},
	{ id: "inscripciones-y-registros", name: "Inscripciones y Registros", icon: "id-card", aliases: ["identidad"] },
	{ id: "economia", name: "Economía", icon: "briefcase", aliases: ["negocios"] },
	{ id: "educacion", name: "Educación", icon: "graduation-cap", aliases: ["Educación, Cultura y Deporte"] },
	{ id: "trabajo", name: "Trabajo", icon: "hard-hat", aliases: [] },
	{ id: "medio-ambiente", name: "Medio Ambiente", icon: "leaf", aliases: ["ambiente"] },
	{ id: "servicios-de-migracion", name: "Servicios de Migración", icon: "plane", aliases: ["migracion"] },
	{
		id: "territorio-vivienda-e-infraestructura",
		name: "Territorio Vivienda e Infraestructura",
		icon: "house",
		aliases: ["vivienda", "Territorio, Vivienda e Infraestructura"],
	},
	{ id: "salud", name: "Salud", icon: "heart-pulse", aliases: ["Salud y Asistencia Social"] },
	{ id: "justicia", name: "Justicia", icon: "scale", aliases: [] },
	{ id: "seguridad", name: "Seguridad", icon: "shield", aliases: [] },
	{ id: "relaciones-exteriores", name: "Relaciones Exteriores", icon: "globe", aliases: [] },
	{ id: "manejo-de-animales-y-vegetales", name: "Manejo de Animales y Vegetales", icon: "sprout", aliases: [] },
	{ id: "energia", name: "Energía", icon: "zap", aliases: [] },
	{ id: "participacion-ciudadana", name: "Participación Ciudadana", icon: "vote", aliases: [] },
	{ id: "mediacion-y-dialogo", name: "Mediación y Diálogo", icon: "handshake", aliases: [] },
];

const CATEGORY_BY_SPELLING = new Map(
	CATEGORIES.flatMap((category) =>
		[category.id, category.name, ...category.aliases].map((spelling) => [foldText(spelling), category] as const),
	),
);

/** The names as the tables hold them: nearly every question is for one of these, and needs no folding. */
const CATEGORY_BY_NAME = new Map(
	CATEGORIES.flatMap((category) => [category.id, category.name].map((spelling) => [spelling, category] as const)),
);

/** The category behind a name, code or alias, in any case and with or without accents; undefined when unknown. */
export function findCategory(spelling: string | null): Category | undefined {
	if (spelling === null) return undefined;
	return CATEGORY_BY_NAME.get(spelling) ?? CATEGORY_BY_SPELLING.get(foldText(spelling));
}
