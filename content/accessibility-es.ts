import { type AccessibilityText, MAXIMUM_TEXT_SIZE, MINIMUM_TARGET } from "./accessibility-page.ts";
import type { ContactWays } from "./contact.ts";

export function writeAccessibilityEs(contact: ContactWays): AccessibilityText {
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
