import type { ByLanguage } from "./text-shapes.ts";

export interface ConsentTexts {
	/** Two short sentences that a phone has room for beside the choices. */
	simple: { title: string; sentences: readonly string[] };
	/** Names all four categories. A phone shows it with the rest under "Configurar". */
	kinds: string;
	/** Which rules the portal follows. */
	law: string;
}

export const CONSENT: ByLanguage<ConsentTexts> = {
	es: {
		simple: {
			title: "Tú decides qué se guarda",
			sentences: ["Solo guardamos lo necesario.", "No contamos visitas ni hay anuncios."],
		},
		kinds:
			"Hay datos necesarios, analíticos, de marketing y funcionales. Hoy solo usamos los necesarios: no usamos marketing.",
		law: "Aplicamos los principios del RGPD y la Constitución y el Decreto 57-2008 de Guatemala. En Guatemala aún no hay una ley general de protección de datos.",
	},
	en: {
		simple: {
			title: "You decide what is stored",
			sentences: ["We store only what is necessary.", "We count no visits and show no ads."],
		},
		kinds:
			"There is necessary, analytics, marketing and functional data. Today we only use the necessary kind: no marketing.",
		law: "We apply the principles of the GDPR, and Guatemala’s Constitution and Decree 57-2008. Guatemala does not have a general data-protection law yet.",
	},
};
