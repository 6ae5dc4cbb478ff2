import type { CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import type { Institution } from "../../domain/catalogue/institution.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import type { JudgedFact } from "../../domain/facts/confidence.ts";
import type { ProcedureFee } from "../../domain/facts/procedure-cost.ts";
import type { ProvableField } from "../../domain/facts/procedure-fact.ts";
import { addresses } from "../address/addresses.ts";
import type { LinkedNode } from "../document/linked-data.server.ts";
import { licenceOf, termsAddress, toGovernmentService, toOrganization } from "../document/linked-data.server.ts";
import { openAddress, verificationOf } from "./data-sets.server.ts";

/** Authority tables of the European Union, which CPSV-AP asks for. */
const EU = "http://publications.europa.eu/resource/authority";
const GUATEMALA = { "@id": `${EU}/country/GTM`, "@type": "dct:Location" };
const SPANISH = { "@id": `${EU}/language/SPA`, "@type": "dct:LinguisticSystem" };

/**
 * What the words of the graph mean, in the file itself, so that nobody has to fetch a context: schema.org where nothing
 * else is said, and the terms of CPSV-AP 3.2 beside it. Texts are Spanish unless they say otherwise.
 */
export const CONTEXT: LinkedNode = {
	"@vocab": "https://schema.org/",
	"@language": "es",
	cpsv: "http://purl.org/vocab/cpsv#",
	cv: "http://data.europa.eu/m8g/",
	dcat: "http://www.w3.org/ns/dcat#",
	dct: "http://purl.org/dc/terms/",
	eli: "http://data.europa.eu/eli/ontology#",
	pav: "http://purl.org/pav/",
	skos: "http://www.w3.org/2004/02/skos/core#",
	xsd: "http://www.w3.org/2001/XMLSchema#",
	url: { "@type": "@id" },
	license: { "@type": "@id" },
	sameAs: { "@type": "@id" },
	serviceUrl: { "@type": "@id" },
	priceCurrency: { "@language": null },
	telephone: { "@language": null },
	email: { "@language": null },
	"dct:identifier": { "@language": null },
	"dct:license": { "@type": "@id" },
	"dct:source": { "@type": "@id" },
	"cv:hasValue": { "@type": "xsd:double" },
	"dct:issued": { "@type": "xsd:date" },
	"pav:retrievedFrom": { "@type": "@id" },
	"pav:retrievedOn": { "@type": "xsd:date" },
};

/** A procedure with all that is known of it, as a `GovernmentService` that is also a `PublicService` of CPSV-AP. */
export function toServiceNode(procedure: CataloguedProcedure, origin: string): LinkedNode {
	const base = toGovernmentService(procedure, origin);
	const { id, description, full_description, institutions: institution } = procedure;
	const name = procedureName(procedure);
	const address = origin + addresses.procedure.to({ id });
	const part = (suffix: string) => `${address}#${suffix}`;
	const output = procedure.documento_obtenible;
	return {
		...base,
		"@type": ["GovernmentService", "cpsv:PublicService"],
		provider: institution ? { "@id": origin + addresses.institution.to({ id: institution.id }) } : undefined,
		areaServed: GUATEMALA,
		audience: procedure.user_type ? { "@type": "Audience", audienceType: procedure.user_type } : undefined,
		additionalProperty: [
			{ "@type": "PropertyValue", name: "nivel", value: procedure.nivel ?? "curado" },
			{ "@type": "PropertyValue", name: "verificacion", value: verificationOf(procedure) ?? undefined },
		],
		"dct:license": licenceOf(procedure, origin),
		"dct:source": procedure.sources.flatMap((source) => openAddress(source) ?? []),
		serviceOutput: undefined,
		availableChannel: toChannels(procedure, part),
		subjectOf: [...toHowTo(procedure), ...procedure.facts.flatMap((fact) => toClaims(fact, procedure, origin))],
		"dct:identifier": id,
		"dct:title": name,
		// A service of CPSV-AP has a description; where nobody wrote one, its name is all that is known.
		"dct:description": full_description ?? description ?? name,
		"dct:language": SPANISH,
		"dct:spatial": GUATEMALA,
		"dcat:keyword": procedure.keywords,
		"cv:hasCompetentAuthority": institution
			? { "@id": origin + addresses.institution.to({ id: institution.id }) }
			: undefined,
		"cv:hasCost": toCosts(procedure, part),
		"cv:holdsRequirement": [...new Set(procedure.requirements)].map((requirement, position) => ({
			"@id": part(`requisito-${position + 1}`),
			"@type": "cv:Requirement",
			"dct:identifier": `${id}-requisito-${position + 1}`,
			"dct:title": requirement,
		})),
		"cv:hasLegalResource": procedure.respaldo_legal
			? { "@id": part("respaldo-legal"), "@type": "eli:LegalResource", "dct:title": procedure.respaldo_legal }
			: undefined,
		"cpsv:produces": output
			? {
					"@id": part("documento"),
					"@type": ["Thing", "cv:Output"],
					name: output,
					"dct:identifier": `${id}-documento`,
					"dct:title": output,
				}
			: undefined,
	};
}

/** An institution as an organisation of schema.org that is also a `PublicOrganisation` of CPSV-AP. */
export function toOrganizationNode(institution: Institution, origin: string): LinkedNode {
	const { id, full_name, description, phone, email, website, address, sources } = institution;
	return {
		...toOrganization(institution, origin),
		"@type": ["GovernmentOrganization", "cv:PublicOrganisation"],
		alternateName: full_name === null ? undefined : institutionName(institution),
		description: description ?? undefined,
		telephone: phone ?? undefined,
		email: email ?? undefined,
		address: address ?? undefined,
		sameAs: openAddress(website) ?? undefined,
		"dct:license": termsAddress(origin),
		"dct:source": sources.flatMap((source) => openAddress(source) ?? []),
		"dct:identifier": id,
		"skos:prefLabel": full_name ?? institutionName(institution),
		"dct:spatial": GUATEMALA,
	};
}

/** Where it is done: online, and at the offices that a source names for this very procedure. */
function toChannels(procedure: CataloguedProcedure, part: (suffix: string) => string): LinkedNode[] {
	const { id, duration, places } = procedure;
	const online = openAddress(procedure.enlace);
	const channel = (suffix: string, about: LinkedNode): LinkedNode => ({
		"@id": part(suffix),
		"@type": ["ServiceChannel", "cv:Channel"],
		"dct:identifier": `${id}-${suffix}`,
		processingTime: duration ?? undefined,
		...about,
	});
	return [
		...(online === null ? [] : [channel("en-linea", { serviceUrl: online })]),
		...places.map(({ position, office, department, address, hours, phone }) =>
			channel(`oficina-${position}`, {
				servicePhone: phone === null ? undefined : { "@type": "ContactPoint", telephone: phone },
				serviceLocation: {
					"@type": "Place",
					name: office,
					description: hours ?? undefined,
					address: {
						"@type": "PostalAddress",
						streetAddress: address ?? undefined,
						addressRegion: department ?? undefined,
						addressCountry: "GT",
					},
				},
			}),
		),
	];
}

function toCosts(procedure: CataloguedProcedure, part: (suffix: string) => string): LinkedNode[] {
	const { id, costo, codigo_moneda, costo_nota, fees } = procedure;
	const toCost = (suffix: string, amount: number | null, currency: string, description: string | null) => ({
		"@id": part(suffix),
		"@type": "cv:Cost",
		"dct:identifier": `${id}-${suffix}`,
		"cv:hasValue": amount ?? undefined,
		"cv:currency": { "@id": `${EU}/currency/${currency}`, "@type": "skos:Concept" },
		"dct:description": description ?? undefined,
	});
	if (fees.length === 0) return costo === null ? [] : [toCost("costo", costo, codigo_moneda, costo_nota)];
	return fees.map((fee) => toCost(`pago-${fee.position}`, fee.amount, fee.currency, sayFee(fee)));
}

/** What a payment is for, up to how much it goes, what it depends on, and whether one may do without it. */
function sayFee({ concept, amount, up_to, currency, condition, is_mandatory }: ProcedureFee): string {
	return [
		concept,
		...(up_to === null || amount === null ? [] : [`hasta ${up_to} ${currency}`]),
		...(condition === null ? [] : [condition]),
		...(is_mandatory ? [] : ["opcional"]),
	].join(", ");
}

function toHowTo(procedure: CataloguedProcedure): LinkedNode[] {
	if (procedure.steps.length === 0) return [];
	const step = procedure.steps.map((text, position) => ({ "@type": "HowToStep", position: position + 1, text }));
	return [{ "@type": "HowTo", name: procedureName(procedure), step }];
}

/** Where a field was read; of a contradiction both values, each with its page. */
function toClaims(fact: JudgedFact, procedure: CataloguedProcedure, origin: string): LinkedNode[] {
	const source = openAddress(fact.source) ?? undefined;
	const other = openAddress(fact.other_source) ?? undefined;
	const value = sayValue(fact.field, procedure);
	const claim = {
		"@type": "Claim",
		name: fact.field,
		text: value ?? undefined,
		creativeWorkStatus: fact.status,
		abstract: fact.note ?? undefined,
		license: termsAddress(origin),
		"dct:issued": fact.published ?? undefined,
		"pav:retrievedFrom": source,
		"pav:retrievedOn": fact.read ?? undefined,
	};
	if (other === undefined && fact.other_value === null) return [claim];
	const second = {
		"@type": "Claim",
		name: fact.field,
		creativeWorkStatus: fact.status,
		"dct:issued": fact.other_published ?? undefined,
		"pav:retrievedFrom": other,
	};
	return [claim, { ...second, text: fact.other_value ?? value ?? undefined, license: termsAddress(origin) }];
}

function sayValue(field: ProvableField, procedure: CataloguedProcedure): string | null {
	// The opening hours stand with the offices.
	if (field === "horario") return procedure.places.flatMap(({ hours }) => hours ?? []).join("; ") || null;
	const value = procedure[field];
	if (value === null) return null;
	if (typeof value === "number") return `${value} ${procedure.codigo_moneda}`;
	return typeof value === "string" ? value : value.join("\n") || null;
}
