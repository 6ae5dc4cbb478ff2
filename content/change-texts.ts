import type { ToldFact } from "../domain/facts/told-facts.ts";
import type { ByLanguage } from "./text-shapes.ts";

/** What is said of a saved procedure whose facts changed: with the scripts that compare them, because no page needs it before. */
export interface ChangeTexts {
	facts: Readonly<Record<ToldFact, string>>;
	since: Readonly<Record<"saved" | "seen" | "undated", string>>;
	before: string;
	now: string;
	unknownBefore: string;
	unknownNow: string;
	added: string;
	removed: string;
	/** Of a text too long to stand beside the other one. */
	long: string;
	more: string;
	elsewhere: string;
	accept: string;
	accepted: string;
	failed: string;
}

export const CHANGE_TEXTS: ByLanguage<ChangeTexts> = {
	es: {
		facts: {
			costo: "Costo",
			duration: "Cuánto tarda",
			plazos: "Plazos y vigencia",
			lugar: "Dónde se hace",
			requirements: "Requisitos",
			steps: "Pasos",
			documento_obtenible: "Qué te dan",
			respaldo_legal: "Base legal",
			enlace: "Página oficial",
		},
		since: {
			saved: "Cambió desde que lo guardaste el {{day}}",
			seen: "Cambió desde que lo revisaste el {{day}}",
			undated: "Cambió desde que lo guardaste",
		},
		before: "Antes:",
		now: "Ahora:",
		unknownBefore: "no se sabía",
		unknownNow: "ya no se sabe",
		added: "Se agregó:",
		removed: "Ya no está:",
		long: "Cambió el texto.",
		more: "Ver antes y ahora",
		elsewhere: "Abre su página para ver qué cambió.",
		accept: "Entendido",
		accepted: "Guardamos cómo está hoy «{{name}}».",
		failed: "No se pudo guardar. El aviso volverá a salir.",
	},
	en: {
		facts: {
			costo: "Cost",
			duration: "How long it takes",
			plazos: "Deadlines and validity",
			lugar: "Where it is done",
			requirements: "Requirements",
			steps: "Steps",
			documento_obtenible: "What you are given",
			respaldo_legal: "Legal basis",
			enlace: "Official page",
		},
		since: {
			saved: "It changed since you saved it on {{day}}",
			seen: "It changed since you looked at it on {{day}}",
			undated: "It changed since you saved it",
		},
		before: "Before:",
		now: "Now:",
		unknownBefore: "nobody knew",
		unknownNow: "no longer known",
		added: "Added:",
		removed: "No longer there:",
		long: "The text changed.",
		more: "See before and now",
		elsewhere: "Open its page to see what changed.",
		accept: "Got it",
		accepted: "We kept “{{name}}” as it is today.",
		failed: "It could not be kept. The notice will come again.",
	},
};

/** Words of the feeds, which are Spanish as the facts are. */
export const FEED_TEXTS = {
	title: "{{name}}: cambios",
	subtitle: "Qué datos cambiaron, cómo estaban antes y cómo están ahora.",
	entry: "Cambió: {{facts}}",
	entryOf: "{{name}}. Cambió: {{facts}}",
	first: "Primera publicación",
	firstText: "Desde aquí anotamos cada cambio. Así estaba:",
	firstInstitution: "Desde aquí anotamos cada cambio de esta institución y de sus trámites ({{count}}).",
	source: "Fuente:",
	unknown: "No se sabe",
	institution: {
		name: "Nombre",
		full_name: "Nombre completo",
		description: "Qué hace",
		services: "Servicios",
		phone: "Teléfono",
		email: "Correo",
		website: "Sitio web",
		address: "Dirección",
		working_hours: "Horario",
	},
} as const;

/** The one visible link to a feed. */
export const FEED_LINK: ByLanguage<string> = {
	es: "Seguir los cambios (Atom)",
	en: "Follow the changes (Atom, in Spanish)",
};
