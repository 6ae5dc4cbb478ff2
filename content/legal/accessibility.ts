import { CONTACT, type ContactWays } from "../brand.ts";
import type { ByLanguage, TitledText } from "../text-shapes.ts";

/** Smallest side of a button, a field or a link that stands alone, in CSS pixels (specification, section 9). */
export const MINIMUM_TARGET = 44;
/** Largest text size that keeps the page whole, in percent. */
const MAXIMUM_TEXT_SIZE = 200;

export interface AccessibilityText {
	title: string;
	introduction: string;
	features: readonly TitledText[];
	/** What the portal is built for; `isTested` only after someone used the portal with it. */
	assistiveTechnologies: readonly (TitledText & { isTested: boolean })[];
	assistiveNote: string;
	/** How to read the figures of `accessibility-criteria.ts`. */
	figuresNote: readonly string[];
	shortcuts: { introduction: string; names: readonly string[]; behaviour: readonly string[] };
	/** What each reading tool does; their names are in the dictionary. */
	tools: Readonly<Record<"textSize" | "contrast" | "reading" | "spacing", string>>;
	statement: AccessibilityStatement;
}

interface AccessibilityStatement {
	title: string;
	method: readonly string[];
	knownProblems: readonly string[];
	contact: readonly string[];
}

function writeAccessibilityEn(contact: ContactWays): AccessibilityText {
	return {
		title: "Accessibility",
		introduction: "This site is for everyone. Here is how we do it, what is still missing and how to tell us.",
		features: [
			{ title: "Keyboard only", text: "You can use all of it without a mouse. You always see where you are." },
			{ title: "Larger text", text: `Text grows up to ${MAXIMUM_TEXT_SIZE}% and the page stays whole.` },
			{
				title: "Large buttons",
				text: `Buttons and links that stand alone measure at least ${MINIMUM_TARGET} × ${MINIMUM_TARGET} pixels. Links inside a sentence follow the text.`,
			},
			{ title: "Colour is never alone", text: "Each colour comes with a word or a sign that says the same." },
			{
				title: "Dark at night",
				text: "If your phone asks for dark colours or more contrast, we obey. What you print comes out light.",
			},
			{ title: "Plain words", text: "We use short sentences and explain abbreviations." },
			{ title: "Little motion", text: "You can stop what moves. If your phone asks for less motion, we obey." },
			{ title: "On a weak signal", text: "You can read, search and report even if the page’s scripts fail." },
		],
		assistiveTechnologies: [
			{ title: "Screen readers", text: "NVDA, JAWS, VoiceOver and TalkBack.", isTested: false },
			{ title: "Screen magnifiers", text: "Windows Magnifier, ZoomText and the zoom of your phone.", isTested: false },
			{ title: "Voice control", text: "Voice Access and Dragon.", isTested: false },
			{ title: "Switches", text: "Devices that act as a keyboard.", isTested: false },
		],
		assistiveNote: "We design the site for these aids. Each one says whether we have tried it.",
		figuresNote: [
			"Each figure comes from the list below. We count the criteria we meet among those that apply. What nobody has checked yet counts as not met.",
			"WCAG 2.2 has 55 web criteria of levels A and AA. WCAG 2.1 has 50. Section 508 asks for 38 of them. EN 301 549 asks for all 50. Those two standards also ask for other things that we do not count here.",
			"A high figure does not mean that nothing fails. That is why we name what does.",
		],
		shortcuts: {
			introduction: "Hold the Alt key and press a number:",
			names: ["Alt + 1: Home", "Alt + 2: Catalogue", "Alt + 3: Observatory", "Alt + 4: Help"],
			behaviour: [
				"Only the numbers of the top row count. With the numeric pad you can type ñ or á as always.",
				"They do nothing while you type or with a dialog open.",
				"Some browsers use Alt and a number to switch tabs. They may not work there.",
				"You can switch them off on this page. The same four links are at the start of each page, with the Tab key.",
			],
		},
		tools: {
			textSize: `Makes text larger, up to ${MAXIMUM_TEXT_SIZE}%. Headings, which are large already, grow less.`,
			contrast: "Gives letters and backgrounds the largest difference.",
			reading: "Leaves only the text, with more space between lines.",
			spacing: "Sets lines, paragraphs, words and letters further apart.",
		},
		statement: {
			title: "Accessibility statement",
			method: [
				"We check it ourselves. A program called axe looks, with all its rules, at each screen, menu and dialog. It does so in Spanish and in English, in three widths of screen, in light and dark colours.",
				"What axe cannot judge by itself we measure or decide in writing.",
				"Other automatic tests use only the keyboard in a browser. They also turn the page’s scripts off to see whether all is still there.",
				"Nobody from outside has reviewed it yet.",
			],
			knownProblems: [
				"We have not tried it yet with screen readers or other real aids.",
				"The facts about procedures are only in Spanish, even when you use the site in English.",
				"The official sites and files we link to are not ours. They may not be accessible.",
				"There are no texts yet in Mayan languages, Xinka or Garifuna.",
			],
			contact: [
				`If something stops you from using the site, ${contact.writeUs.en}. Tell us the page and the aid you use.`,
				contact.answer.en,
			],
		},
	};
}

function writeAccessibilityEs(contact: ContactWays): AccessibilityText {
	return {
		title: "Accesibilidad",
		introduction:
			"Este portal es para todas las personas. Así lo hacemos, esto es lo que aún nos falta y así puedes avisarnos.",
		features: [
			{ title: "Solo con el teclado", text: "Todo se puede usar sin ratón. Siempre ves en qué parte estás." },
			{
				title: "Texto más grande",
				text: `El texto crece hasta el ${MAXIMUM_TEXT_SIZE}\u00a0% y la página sigue entera.`,
			},
			{
				title: "Botones grandes",
				text: `Los botones y los enlaces sueltos miden al menos ${MINIMUM_TARGET} × ${MINIMUM_TARGET} píxeles. Los enlaces dentro de una frase siguen al texto.`,
			},
			{ title: "El color nunca va solo", text: "Cada color lleva una palabra o un signo que dice lo mismo." },
			{
				title: "De noche, oscuro",
				text: "Si tu teléfono pide colores oscuros o más contraste, le hacemos caso. Lo que imprimes sale claro.",
			},
			{ title: "Palabras claras", text: "Usamos frases cortas y explicamos las siglas." },
			{
				title: "Poco movimiento",
				text: "Puedes parar lo que se mueve. Si tu teléfono pide menos movimiento, le hacemos caso.",
			},
			{ title: "Con poca señal", text: "Puedes leer, buscar y reportar aunque fallen los programas de la página." },
		],
		assistiveTechnologies: [
			{ title: "Lectores de pantalla", text: "NVDA, JAWS, VoiceOver y TalkBack.", isTested: false },
			{ title: "Lupas de pantalla", text: "Lupa de Windows, ZoomText y el zum del teléfono.", isTested: false },
			{ title: "Control por voz", text: "Voice Access y Dragon.", isTested: false },
			{ title: "Botones y pulsadores", text: "Aparatos que hacen de teclado.", isTested: false },
		],
		assistiveNote: "Pensamos el portal para estas ayudas. Cada una dice si ya la probamos.",
		figuresNote: [
			"Cada cifra sale de la lista de abajo. Contamos los criterios que cumplimos entre los que aplican. Lo que falta por revisar cuenta como no cumplido.",
			"WCAG 2.2 tiene 55 criterios web de niveles A y AA. WCAG 2.1 tiene 50. La norma Section 508 pide 38 de ellos. La norma EN 301 549 pide los 50. Estas dos normas piden también otras cosas que aquí no contamos.",
			"Una cifra alta no quiere decir que no haya fallas. Por eso las nombramos.",
		],
		shortcuts: {
			introduction: "Mantén la tecla Alt y toca un número:",
			names: ["Alt + 1: Inicio", "Alt + 2: Catálogo", "Alt + 3: Observatorio", "Alt + 4: Ayuda"],
			behaviour: [
				"Solo valen los números de la fila de arriba. Con los del teclado numérico puedes escribir ñ o á como siempre.",
				"No hacen nada mientras escribes ni con una ventana abierta.",
				"Algunos navegadores usan Alt y un número para cambiar de pestaña. Ahí puede que no sirvan.",
				"Puedes apagarlos en esta página. Los mismos cuatro enlaces están al inicio de cada página, con la tecla Tab.",
			],
		},
		tools: {
			textSize: `Agranda el texto, hasta el ${MAXIMUM_TEXT_SIZE}\u00a0%. Los títulos, que ya son grandes, crecen menos.`,
			contrast: "Pone letras y fondos con la mayor diferencia.",
			reading: "Deja solo el texto, con más espacio entre líneas.",
			spacing: "Separa más las líneas, los párrafos, las palabras y las letras.",
		},
		statement: {
			title: "Declaración de accesibilidad",
			method: [
				"Lo revisamos nosotros mismos. Un programa llamado axe revisa, con todas sus reglas, cada pantalla, menú y ventana. Lo hace en español y en inglés, en tres anchos de pantalla, con colores claros y oscuros.",
				"Lo que axe no puede juzgar solo, lo medimos o lo decidimos por escrito.",
				"Otras pruebas automáticas usan solo el teclado en un navegador. También apagan los programas de la página para ver si todo sigue ahí.",
				"Ninguna persona de fuera lo ha revisado todavía.",
			],
			knownProblems: [
				"Aún no lo hemos probado con lectores de pantalla ni con otras ayudas reales.",
				"Los datos de los trámites solo están en español, aunque uses el portal en inglés.",
				"Los sitios y los archivos oficiales a los que llevamos no son nuestros. Pueden no ser accesibles.",
				"Aún no hay textos en idiomas mayas, xinka ni garífuna.",
			],
			contact: [
				`Si algo no te deja usar el portal, ${contact.writeUs.es}. Dinos qué página es y qué ayuda usas.`,
				contact.answer.es,
			],
		},
	};
}

/** The accessibility page; its figures come from `accessibility-criteria.ts`. */
export function writeAccessibility(contact: ContactWays): ByLanguage<AccessibilityText> {
	return { es: writeAccessibilityEs(contact), en: writeAccessibilityEn(contact) };
}

export const ACCESSIBILITY = writeAccessibility(CONTACT);
