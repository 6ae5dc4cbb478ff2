import type { ContactWays } from "./brand.ts";
import { CONTACT } from "./brand.ts";
import type { ByLanguage, TitledText } from "./text-shapes.ts";

/** A way to reach the association; one that is not available is not offered yet and its page says 'Próximamente'. */
export interface ContactCard extends TitledText {
	id: "chat" | "correo";
	isAvailable: boolean;
}

/** A document in Spanish that the build makes as a PDF. */
export interface HelpDocument extends TitledText {
	/** Name of the file without its ending. */
	id: "guia-rapida" | "metodologia" | "derechos";
}

/** The six steps of 'how to use the portal'. */
export const HOW_TO_STEPS: ByLanguage<readonly TitledText[]> = {
	es: [
		{ title: "Busca", text: "Escribe qué necesitas, como «sacar DPI» o «pasaporte»." },
		{ title: "Elige", text: "Abre el trámite que más se parece a lo que buscas." },
		{ title: "Lee", text: "Mira qué llevar, los pasos, el costo y el tiempo." },
		{ title: "Revisa", text: "Fíjate en la fecha y en las fuentes. Si hay duda, llama antes de ir." },
		{ title: "Ve", text: "Haz el trámite en la oficina o en el sitio oficial. Lleva todo lo de la lista." },
		{ title: "Cuéntanos", text: "Si algo no era así, mándanos un reporte. Así ayudas a quien viene después." },
	],
	en: [
		{ title: "Search", text: "Type what you need, such as “DPI” or “pasaporte”." },
		{ title: "Choose", text: "Open the procedure closest to what you are looking for." },
		{ title: "Read", text: "See what to bring, the steps, the cost and the time." },
		{ title: "Check", text: "Look at the date and the sources. If in doubt, call before you go." },
		{ title: "Go", text: "Do the procedure at the office or on the official site. Bring all that is on the list." },
		{ title: "Tell us", text: "If something was not so, send us a report. You help whoever comes next." },
	],
};

/** The ways to reach the association as the help centre shows them. */
export function writeContactCards(contact: ContactWays): ByLanguage<readonly ContactCard[]> {
	return {
		es: [
			{
				id: "chat",
				title: "Chat en vivo",
				text: `Aún no lo tenemos. Por ahora, ${contact.writeUs.es}.`,
				isAvailable: false,
			},
			{
				id: "correo",
				title: "Correo electrónico",
				text: contact.answer.es,
				isAvailable: true,
			},
		],
		en: [
			{
				id: "chat",
				title: "Live chat",
				text: `We do not have it yet. For now, ${contact.writeUs.en}.`,
				isAvailable: false,
			},
			{
				id: "correo",
				title: "E-mail",
				text: contact.answer.en,
				isAvailable: true,
			},
		],
	};
}

export const CONTACT_CARDS = writeContactCards(CONTACT);

export const HELP_DOCUMENTS: ByLanguage<readonly HelpDocument[]> = {
	es: [
		{
			id: "guia-rapida",
			title: "Guía rápida del portal",
			text: "Para imprimir: cómo buscar un trámite y cómo leerlo.",
		},
		{
			id: "metodologia",
			title: "Cómo califica el observatorio",
			text: "Los 20 puntos que miramos en cada trámite y cómo se suman.",
		},
		{
			id: "derechos",
			title: "Tus derechos en la ventanilla",
			text: "Qué puedes preguntar cuando haces un trámite y a dónde ir si algo sale mal.",
		},
	],
	en: [
		{
			id: "guia-rapida",
			title: "Quick guide to the site",
			text: "To print: how to find a procedure and how to read it.",
		},
		{
			id: "metodologia",
			title: "How the observatory scores",
			text: "The 20 points we look at in each procedure and how they add up.",
		},
		{
			id: "derechos",
			title: "Your rights at the window",
			text: "What you may ask during a procedure and where to turn if something goes wrong.",
		},
	],
};

/** The join-the-community block; its address is `community` in association.json. */
export const COMMUNITY: ByLanguage<TitledText> = {
	es: {
		title: "Únete a la comunidad",
		text: "Entre más personas cuentan cómo les fue, más clara es la guía. Aún no hay un lugar para hablar de trámites. Cuando lo haya, el enlace estará aquí.",
	},
	en: {
		title: "Join the community",
		text: "The more people tell us how it went, the clearer the guide. There is no place to talk about procedures yet. When there is one, the link will be here.",
	},
};
