import type { ByLanguage } from "./by-language.ts";

export interface SocialNetwork {
	id: "facebook" | "instagram" | "x" | "youtube" | "tiktok";
	name: string;
	url: string;
}

export interface Supporter {
	name: ByLanguage<string>;
	kind: ByLanguage<string>;
	country: ByLanguage<string>;
}

/** Everything that an operator changes to run the portal under its own name; `.example` marks what is not real yet. */
export const BRAND = {
	product: "Ventanilla Abierta",
	tagline: { es: "Trámites de Guatemala, en claro", en: "Guatemala’s procedures, made clear" },
	association: "Asociación Ventanilla Abierta",
	email: "info@ventanilla.example",
	location: "Zona 10, Ciudad de Guatemala",
	hours: {
		text: { es: "Lunes a viernes, de 8:00 a 17:00", en: "Monday to Friday, 8:00 to 17:00" },
		opens: "08:00",
		closes: "17:00",
	},
	/** Working days within which the association promises to answer a message. */
	answerDays: 10,
	copyrightYear: 2025,
	communityUrl: "https://comunidad.ventanilla.example/",
} as const;

export const SOCIAL_NETWORKS: readonly SocialNetwork[] = [
	{ id: "facebook", name: "Facebook", url: "https://facebook.example/ventanilla-abierta" },
	{ id: "instagram", name: "Instagram", url: "https://instagram.example/ventanilla-abierta" },
	{ id: "x", name: "X", url: "https://x.example/ventanilla-abierta" },
	{ id: "youtube", name: "YouTube", url: "https://youtube.example/ventanilla-abierta" },
	{ id: "tiktok", name: "TikTok", url: "https://tiktok.example/ventanilla-abierta" },
];

/** The two organisations behind 'Con el apoyo de:'; their names are still to be confirmed, and say so. */
export const SUPPORTERS: readonly Supporter[] = [
	{
		name: { es: "Primera organización (por confirmar)", en: "First organisation (to be confirmed)" },
		kind: { es: "Organización aliada", en: "Partner organisation" },
		country: { es: "País por confirmar", en: "Country to be confirmed" },
	},
	{
		name: { es: "Segunda organización (por confirmar)", en: "Second organisation (to be confirmed)" },
		kind: { es: "Organización europea", en: "European organisation" },
		country: { es: "País por confirmar", en: "Country to be confirmed" },
	},
];

/** Tells whether a web or e-mail address is a placeholder, which pages show as text and never as a link. */
export function isPlaceholderAddress(address: string): boolean {
	return /\.example(?![\w.-])/i.test(address);
}
