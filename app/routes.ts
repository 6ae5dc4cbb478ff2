import type { RouteConfig } from "@react-router/dev/routes";
import { index, route } from "@react-router/dev/routes";

/** The map of the site: every public address (specification, section 2). */
export default [
	index("home/home.page.tsx"),
	route("catalogo/:category?", "catalogue/catalogue.page.tsx"),
	route("categorias", "categories/categories.page.tsx"),
	route("tramite/:id", "procedure/procedure.page.tsx", { id: "procedure" }),
	route("procedures/:id", "procedure/procedure.page.tsx", { id: "procedure-alias" }),
	route("instituciones", "institutions/institutions.page.tsx", { id: "institutions" }),
	route("institutions", "institutions/institutions.page.tsx", { id: "institutions-alias" }),
	route("instituciones/:id", "institutions/institution.page.tsx", { id: "institution" }),
	route("institutions/:id", "institutions/institution.page.tsx", { id: "institution-alias" }),
	route("observatorio", "observatory/observatory.page.tsx", [index("observatory/detail/evaluation.page.tsx")]),
	route("observatorio.csv", "observatory/open-data/observatory-csv.ts"),
	route("observatorio.json", "observatory/open-data/observatory-json.ts"),
	route("asistente-tramites", "assistant/assistant.page.tsx"),
	route("asistente-tramites/respuesta", "assistant/assistant-reply.ts"),
	route("experiencias", "experiences/experiences.page.tsx"),
	route("ayuda", "help/help.page.tsx"),
	route("terminos", "legal/terms.page.tsx"),
	route("privacidad", "legal/privacy.page.tsx"),
	route("accesibilidad", "legal/accessibility.page.tsx"),
	route("acerca-de", "legal/about.page.tsx"),
	route("reportar", "report/report.page.tsx"),
	route("reportar/recibo", "report/receipt/report-receipt.page.tsx"),
	route("reportar/borrar", "report/receipt/erase-contact.page.tsx"),
	route("reportar/datos", "report/report-sender.page.tsx"),
	route("idioma", "preferences/language.action.ts"),
	route("lectura", "preferences/display.action.ts"),
	route("buscar", "search/search-results.ts"),
	route("*", "not-found/not-found.page.tsx"),
] satisfies RouteConfig;
