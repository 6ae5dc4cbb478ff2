import type { RatedQuery } from "./rated-queries.ts";

/** What every departmental government gives: any of them answers whoever names no department. */
const RAFFLES = [
	...["2425", "2438", "2466", "2477", "2501", "2547", "2625", "2734", "2753", "2762", "2786", "3071", "3153", "3160"],
	...["3165", "3176", "3218", "3512"],
].map((number) => `nombre-${number}`);
const CIVIL_BANDS = ["nombre-2440", "nombre-2495", "nombre-2620", "nombre-2736", "nombre-3221"];

/**
 * What only the official catalogue has, as citizens type it: fichas that nobody checked and names without a ficha. Written
 * from names, before the search knew the names; it may be tuned with.
 */
export const OFFICIAL_QUERIES: readonly RatedQuery[] = [
	{ text: "rifa en xela", best: ["nombre-3165"] },
	{ text: "permiso para hacer una rifa", best: RAFFLES },
	{ text: "hacer colecta en huehue", best: ["nombre-2423"] },
	{ text: "banda de musica para la feria", best: CIVIL_BANDS },
	{ text: "licencia de caceria", best: ["nombre-668"], good: ["nombre-669", "nombre-670"] },
	{ text: "renovar lisencia de caza", best: ["nombre-669"], good: ["nombre-668", "nombre-670"] },
	{ text: "sacar mi perro del pais", best: ["ficha-3007"], good: ["ficha-2998"] },
	{ text: "denunciar maltrato animal", best: ["ficha-2990"] },
	{ text: "cancha para jugar fut", best: ["ficha-1134"] },
	{ text: "clases de futbol gratis para mi hijo", best: ["ficha-1135"], good: ["ficha-1134"] },
	{ text: "beca de ingles", best: ["ficha-1156"] },
	{ text: "ser locutor de radio", best: ["ficha-1062"], good: ["ficha-1063"] },
	{ text: "poner una gasolinera", best: ["ficha-1443", "ficha-1454"], good: ["ficha-2388", "ficha-1455"] },
	{ text: "vender gas en cilindros", best: ["ficha-2390"], good: ["ficha-2391"] },
	{ text: "permiso de pesca artesanal", best: ["ficha-2855", "ficha-2934"], good: ["ficha-3350", "ficha-2938"] },
	{ text: "criar tilapias", best: ["ficha-2858", "ficha-2857"] },
	{ text: "carnet de apicultor", best: ["ficha-3002"] },
	{ text: "permiso sanitario salon de belleza", best: ["fichas-3437", "ficha-3424"] },
	{ text: "abrir farmacia veterinaria", best: ["ficha-2941"] },
	{ text: "escalafon maestro", best: ["ficha-1357", "ficha-1358"], good: ["ficha-1359"] },
	{ text: "cedula docente", best: ["ficha-1360"] },
	{ text: "centros recreativos de trabajadores del estado", best: ["ficha-1931"] },
	{ text: "filmar en tikal", best: ["ficha-1092"] },
	{ text: "entrar gratis al museo", best: ["ficha-1111"] },
	{ text: "ceremonia maya", best: ["ficha-1094"] },
	{ text: "me robaron la pistola", best: ["ficha-1645", "ficha-1693"] },
	{ text: "tiempo de servicio onsec", best: ["nombre-1947"], good: ["nombre-1486", "ficha-1371"] },
	{ text: "trasladar un cadaver a otro departamento", best: ["ficha-1843"] },
	{ text: "matricula de lancha", best: ["ficha-3320"] },
	{ text: "inscribir un dron", best: ["nombre-2556"] },
	{ text: "granja de pollos", best: ["ficha-2964", "ficha-3056"] },
	{ text: "granja de coches", best: ["ficha-3051"] },
	{ text: "denuncia ambiental", best: ["ficha-3672"], good: ["nombre-602"] },
	{ text: "publicar un edicto en el diario de centroamerica", best: ["ficha-2676"] },
	{ text: "recuperar nacionalidad guatemalteca", best: ["ficha-2776"] },
	{ text: "cita en el consulado", best: ["ficha-2751"], good: ["pasaporte-en-el-exterior"] },
	{ text: "estudiar auxiliar de enfermeria", best: ["ficha-2486"] },
	{ text: "tratamiento para drogadictos", best: ["nombre-1964"] },
	{ text: "permiso para poner una guarderia", best: ["nombre-1956"] },
	{ text: "reclamo por la luz cnee", best: ["nombre-607"] },
	// What everybody means by a word that names leave open.
	{
		text: "pension",
		best: ["pension-alimenticia", "pension-vejez-igss", "aporte-adulto-mayor"],
		good: ["pension-jubilacion-estado"],
	},
	{ text: "divorcio", best: ["divorcio"] },
	{ text: "constancia de solteria", best: ["constancia-solteria"] },
	{ text: "placas", best: ["reposicion-placas", "inscripcion-vehiculo-nuevo"] },
	{ text: "quiero viajar", best: ["pasaporte-primera-vez", "renovacion-pasaporte"] },
];

/** Written together with the others and never tuned with: no word may be added for what these miss. */
export const HELD_OUT_OFFICIAL_QUERIES: readonly RatedQuery[] = [
	{ text: "bingo en el progreso", best: ["nombre-2470"] },
	{ text: "pelea de gallos sacatepequez", best: ["nombre-2624"], good: ["nombre-2502"] },
	{ text: "gafete conred", best: ["nombre-2549"] },
	{ text: "cursos de conred", best: ["nombre-2561"], good: ["nombre-692", "nombre-693"] },
	{ text: "cambiar licencia de españa por una de aqui", best: ["nombre-2699", "nombre-2700", "nombre-3114"] },
	{ text: "mis años dorados", best: ["nombre-1960"] },
	{ text: "carnet tercera edad baja verapaz", best: ["nombre-3214"], good: ["nombre-2779"] },
	{ text: "reforestacion amsa", best: ["nombre-599", "nombre-600"] },
	{ text: "analisis de agua potable amatitlan", best: ["nombre-576"], good: ["nombre-575"] },
	{ text: "directorio de investigadores senacyt", best: ["nombre-1968"] },
	{ text: "traer semillas de otro pais", best: ["ficha-2824"], good: ["permiso-importacion-agropecuario"] },
	{ text: "datos de temblores insivumeh", best: ["ficha-1058"] },
	{ text: "presentar una obra de teatro", best: ["ficha-1115"] },
	{ text: "lisencia para llevar turistas", best: ["ficha-2444"], good: ["ficha-2445"] },
	{ text: "piloto de bus registro", best: ["ficha-2449"] },
	{ text: "registrar mis cremas para venderlas", best: ["fichas-3351"], good: ["registro-sanitario-medicamentos"] },
	{ text: "receta de medicina controlada", best: ["ficha-3479"] },
	{ text: "comite de salud ocupacional", best: ["ficha-1923"], good: ["ficha-1925"] },
	{ text: "quitar patrimonio familiar de mi casa", best: ["fichas-1025"] },
	{ text: "reportar un accidente de trabajo", best: ["ficha-1927"], good: ["ficha-1928"] },
];
