import type { ByLanguage, TitledText } from "./text-shapes.ts";

/** The categories that the settings view offers; marketing is stored but never offered (specification, section 9). */
export type OfferedConsent = "necessary" | "analytics" | "functional";

/** What only the settings say: few open them, so it comes with them. */
interface ConsentSettingsTexts {
	settings: TitledText;
	categories: Readonly<Record<OfferedConsent, TitledText>>;
}

export const CONSENT_SETTINGS: ByLanguage<ConsentSettingsTexts> = {
	es: {
		settings: {
			title: "Elige qué permites",
			text: "Puedes cambiar de idea cuando quieras. Al pie de cada página verás «Preferencias de cookies».",
		},
		categories: {
			necessary: {
				title: "Necesarios",
				text: "Recuerdan lo que tú eliges: tu idioma, esta decisión, los avisos que cerraste, los requisitos que marcaste y cómo quieres ver la página. Van siempre, porque sin ellos te lo preguntaríamos cada vez.",
			},
			analytics: {
				title: "Analíticos",
				text: "Servirían para contar visitas y saber qué mejorar. Hoy no contamos nada.",
			},
			functional: {
				title: "Funcionales",
				text: "Servirían para darte ayudas extra en tu teléfono. Hoy ninguna parte del portal los usa.",
			},
		},
	},
	en: {
		settings: {
			title: "Choose what you allow",
			text: "You can change your mind whenever you like. At the foot of each page you will find “Cookie preferences”.",
		},
		categories: {
			necessary: {
				title: "Necessary",
				text: "They remember what you choose: your language, this decision, the notices you closed, the requirements you ticked and how you want to see the page. They are always on: without them we would have to ask you every time.",
			},
			analytics: {
				title: "Analytics",
				text: "They would count visits and show what to improve. Today we count nothing.",
			},
			functional: {
				title: "Functional",
				text: "They would give you extra aids on your phone. Today no part of the site uses them.",
			},
		},
	},
};
