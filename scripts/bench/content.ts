import { JSDOM, VirtualConsole } from "jsdom";
import { INSTITUTION_CARDS } from "../../content/catalogue/institution-cards.ts";
import experiences from "../../data/experiences.json" with { type: "json" };
import institutions from "../../data/institutions.json" with { type: "json" };
import procedures from "../../data/procedures.json" with { type: "json" };
import type { Card, Fact, PageContent } from "./baselines/page.ts";

type Procedure = (typeof procedures)[number];

/** The pages of the comparison when none are named. */
export const COMPARED_PATHS = ["/", "/catalogo", "/catalogo?search=pasaporte", "/tramite/inscripcion-nit"];

/** What jsdom cannot read of style sheets is no matter here. */
const SILENT = new VirtualConsole();

const byId = new Map(procedures.map((procedure) => [procedure.id, procedure]));
const institutionById = new Map(institutions.map((institution) => [institution.id, institution]));

/**
 * What each page says, for the baselines: the facts come from `data/`, and which procedures a page lists, in which
 * order, is read from the portal's own page, so that every server always shows the same list. The procedures that these
 * pages lead to are pages too.
 */
export async function readContent(origin: string, paths: readonly string[]): Promise<PageContent[]> {
	const pages = new Map<string, PageContent>();
	for (const path of paths) {
		const listed = await readListed(origin, path);
		pages.set(path, describePage(path, listed));
		for (const each of listed.procedures) {
			const own = `/tramite/${each.id}`;
			if (!pages.has(own)) pages.set(own, describeProcedure(each, { title: each.name, procedures: [], choices: [] }));
		}
	}
	return [...pages.values()];
}

interface Listed {
	title: string;
	procedures: Procedure[];
	/** The filters of the page: what each is called and what may be chosen. */
	choices: { name: string; options: string[] }[];
}

async function readListed(origin: string, path: string): Promise<Listed> {
	// A connection that was kept may be closed while the page before is parsed.
	const response = await fetch(origin + path, { headers: { connection: "close" } });
	if (!response.ok) throw new Error(`${path} answers ${response.status}`);
	const { document } = new JSDOM(await response.text(), { virtualConsole: SILENT }).window;
	const links = [...document.querySelectorAll('main a[href^="/tramite/"]')];
	const ids = new Set(links.map((link) => link.getAttribute("href")?.slice("/tramite/".length) ?? ""));
	const selects = [...document.querySelectorAll<HTMLSelectElement>("main select")];
	return {
		title: words(document.querySelector("h1")),
		procedures: [...ids].flatMap((id) => byId.get(id) ?? []),
		choices: selects.map((select) => ({
			name: words(select.labels?.[0]),
			options: [...select.options].map(words),
		})),
	};
}

function words(element: Element | null | undefined): string {
	return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

function describePage(path: string, listed: Listed): PageContent {
	if (path === "/") return describeHome(listed);
	const procedure = byId.get(path.replace("/tramite/", ""));
	if (path.startsWith("/tramite/") && procedure) return describeProcedure(procedure, listed);
	if (path.startsWith("/catalogo")) return describeCatalogue(path, listed);
	throw new Error(`The baselines have no page ${path}: home, the catalogue and procedures are compared`);
}

function describeHome({ title, procedures: featured }: Listed): PageContent {
	const guides = experiences.slice(0, 3).map((guide) => ({
		title: guide.nombre,
		href: `/experiencias?experiencia=${guide.id}`,
		tag: guide.categoria,
		text: guide.descripcion,
		facts: [
			{ name: "Trámites", value: String(guide.ids_procedures.length) },
			{ name: "Duración", value: guide.duracion_estimada },
		],
	}));
	const offices = INSTITUTION_CARDS.map(({ id, acronym, topic, text, phone }) => ({
		title: `${topic.es} ${acronym}`,
		href: `/instituciones/${id}`,
		text: text.es,
		facts: [{ name: "Teléfono", value: phone?.number ?? "sin confirmar" }],
	}));
	return {
		path: "/",
		title,
		lead: `Mira los requisitos, los pasos, el costo y el plazo de ${procedures.length} trámites de ${institutions.length} instituciones. Consultarlos aquí es gratis.`,
		search: "",
		choices: [],
		sections: [
			{ heading: "Trámites destacados", cards: featured.map(describeCard) },
			{ heading: "Experiencias guiadas", cards: guides },
			{ heading: "Instituciones principales", cards: offices },
		],
	};
}

function describeCatalogue(path: string, { title, procedures: listed, choices }: Listed): PageContent {
	return {
		path,
		title,
		lead: "Requisitos, pasos, costo y plazo de cada trámite, con la fuente de cada dato.",
		search: new URLSearchParams(path.split("?")[1]).get("search") ?? "",
		choices,
		sections: [
			{
				heading: "Trámites",
				text: `Mostrando ${listed.length} de ${procedures.length} trámites`,
				cards: listed.map(describeCard),
			},
		],
	};
}

function describeCard(procedure: Procedure): Card {
	return {
		title: procedure.name,
		href: `/tramite/${procedure.id}`,
		tag: procedure.type,
		text: procedure.description,
		facts: [
			{ name: "Institución", value: institutionName(procedure) },
			{ name: "Costo", value: cost(procedure) },
			{ name: "Duración", value: procedure.duration ?? "no lo sabemos" },
			{ name: "Para quién es", value: audience(procedure) },
		],
	};
}

function describeProcedure(procedure: Procedure, { procedures: listed }: Listed): PageContent {
	const institution = institutionById.get(procedure.institution_id);
	const facts: [string, string | null | undefined][] = [
		["Costo", cost(procedure)],
		["Sobre el costo", procedure.costo_nota],
		["Duración", procedure.duration],
		["Dónde", procedure.lugar],
		["Te entregan", procedure.documento_obtenible],
		["Para quién es", audience(procedure)],
		["Institución", institution?.full_name],
	];
	const contact: [string, string | null | undefined][] = [
		["Teléfono", institution?.phone],
		["Dirección", institution?.address],
		["Horario", institution?.working_hours],
		["Sitio", institution?.website],
	];
	return {
		path: `/tramite/${procedure.id}`,
		title: procedure.name,
		lead: procedure.description,
		search: "",
		choices: [],
		sections: [
			{ heading: "Lo principal", facts: facts.flatMap(toFact) },
			{ heading: "De qué se trata", text: procedure.full_description },
			{ heading: "Requisitos", list: { kind: "unordered", lines: procedure.requirements } },
			{ heading: "Pasos", list: { kind: "ordered", lines: procedure.steps } },
			{ heading: "Respaldo legal", text: procedure.respaldo_legal ?? "no lo sabemos" },
			{ heading: "Contacto", facts: contact.flatMap(toFact), isFolded: true },
			{ heading: "Fuentes", list: { kind: "unordered", lines: procedure.sources }, isFolded: true },
			...(listed.length > 0 ? [{ heading: "Trámites relacionados", cards: listed.map(describeCard) }] : []),
		],
	};
}

function toFact([name, value]: [string, string | null | undefined]): Fact[] {
	return value ? [{ name, value }] : [];
}

function institutionName({ institution_id: id }: Procedure): string {
	return institutionById.get(id)?.name ?? id;
}

function cost({ costo, codigo_moneda: currency }: Procedure): string {
	if (costo === null) return "no lo sabemos";
	return costo === 0 ? "Gratis" : `${currency === "USD" ? "US$" : "Q"} ${costo.toFixed(2)}`;
}

function audience({ user_type: kind }: Procedure): string {
	return { persona: "Personas", empresa: "Empresas" }[kind] ?? "Personas y empresas";
}
