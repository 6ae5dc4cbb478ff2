import type { ByLanguage } from "../text-shapes.ts";

/** A criterion is `no-evaluado` until someone has checked it on the running portal. */
export type CriterionResult = "cumple" | "no-cumple" | "no-aplica" | "no-evaluado";

export interface Finding {
	result: CriterionResult;
	/** What was checked, or why it was not; for a failure, what fails and where. */
	note: ByLanguage<string>;
}

/** Calendar date of the newest finding. */
export const REVIEWED_ON = "2026-11-22";

const NO_MEDIA: ByLanguage<string> = {
	es: "El portal no tiene audio ni video.",
	en: "The site has no audio or video.",
};

/** Why a criterion that is absent from `FINDINGS` has no result. */
export const NOT_EVALUATED: Finding = {
	result: "no-evaluado",
	note: { es: "Aún no lo hemos revisado.", en: "We have not checked it yet." },
};

/** Criteria that only a real screen reader or another real aid can settle. */
const NEEDS_REAL_AID: Finding = {
	result: "no-evaluado",
	note: {
		es: "Falta probarlo con ayudas técnicas reales, como un lector de pantalla.",
		en: "It still has to be tried with real assistive technology, such as a screen reader.",
	},
};

/** Criteria that need people who did not write the portal. */
const NEEDS_READERS: Finding = {
	result: "no-evaluado",
	note: {
		es: "Falta que lo lean personas de fuera.",
		en: "People from outside still have to read it.",
	},
};

/** What the last review found, by number of the criterion. The checks are in `tests/accessibility`, `tests/journeys` and `tests/pages`. */
export const FINDINGS: Readonly<Record<string, Finding>> = {
	"1.1.1": met(
		"Cada imagen tiene texto o es solo adorno y no se anuncia.",
		"Each image has a text, or only decorates and is not announced.",
	),
	"1.2.1": { result: "no-aplica", note: NO_MEDIA },
	"1.2.2": { result: "no-aplica", note: NO_MEDIA },
	"1.2.3": { result: "no-aplica", note: NO_MEDIA },
	"1.2.4": { result: "no-aplica", note: NO_MEDIA },
	"1.2.5": { result: "no-aplica", note: NO_MEDIA },
	"1.3.1": met(
		"Cada página tiene un título, apartados en orden y zonas con nombre. Las tablas conservan sus encabezados en el teléfono.",
		"Each page has one title, headings in order and named regions. Tables keep their headers on a phone.",
	),
	"1.3.2": met(
		"Sin los programas de la página, el texto y su orden no cambian.",
		"Without the page’s scripts, the text and its order do not change.",
	),
	"1.3.3": NEEDS_READERS,
	"1.3.4": met("La página no pide girar el teléfono.", "The page never asks to turn the phone."),
	"1.3.5": met(
		"El nombre y el correo del reporte dicen al navegador qué son.",
		"Name and e-mail of the report tell the browser what they are.",
	),
	"1.4.1": met("Cada estado de color lleva una palabra o un signo.", "Each coloured state has a word or a sign."),
	"1.4.2": { result: "no-aplica", note: NO_MEDIA },
	"1.4.3": met(
		"El texto llega a 7 a 1 o más, de día, de noche y con alto contraste.",
		"Text reaches 7 to 1 or more, in the light, in the dark and in high contrast.",
	),
	"1.4.4": met(
		"Con el texto al 200\u00a0% nada se corta ni se sale, en pantallas de 320 y de 1280 píxeles.",
		"With text at 200% nothing is cut off or runs out, on screens of 320 and 1280 pixels.",
	),
	"1.4.5": met(
		"El único texto dentro de una imagen es el del logo.",
		"The only text inside an image is that of the logo.",
	),
	"1.4.10": met(
		"Con zoom de 400\u00a0% no hay que moverse de lado. Solo la tabla del observatorio se desliza en su recuadro.",
		"At 400% zoom nobody has to scroll sideways. Only the observatory’s table does, in its own box.",
	),
	"1.4.11": met(
		"Los bordes de los campos y el marco del foco superan 3 a 1, también en lo oscuro.",
		"Borders of fields and the focus ring exceed 3 to 1, in the dark too.",
	),
	"1.4.12": met(
		"Con más espacio entre letras, palabras y líneas no se corta ningún texto.",
		"With more space between letters, words and lines no text is cut off.",
	),
	"1.4.13": met("Nada aparece solo al pasar el puntero.", "Nothing appears on hover alone."),
	"2.1.1": met(
		"Recorrimos las pantallas con la tecla Tab y llegamos a cada enlace, botón y campo.",
		"We walked the screens with the Tab key and reached each link, button and field.",
	),
	"2.1.2": met(
		"El foco siempre puede salir. Las ventanas se cierran con Escape.",
		"The focus can always leave. Dialogs close with Escape.",
	),
	"2.1.4": met(
		"Los atajos usan la tecla Alt, callan mientras escribes y se pueden apagar.",
		"Shortcuts use the Alt key, keep quiet while you type and can be switched off.",
	),
	"2.2.1": met(
		"Ningún formulario tiene límite de tiempo. El número del reporte queda en la página.",
		"No form has a time limit. The receipt of a report stays on the page.",
	),
	"2.2.2": met(
		"Lo único que avanza solo es el carrusel del catálogo. Se puede pausar.",
		"Only the catalogue’s carousel moves by itself. You can pause it.",
	),
	"2.3.1": met("Nada parpadea.", "Nothing flashes."),
	"2.4.1": met("Con el primer Tab puedes saltar al contenido.", "The first Tab lets you skip to the content."),
	"2.4.2": met(
		"Cada pantalla tiene su propio título, en los dos idiomas.",
		"Each screen has a title of its own, in both languages.",
	),
	"2.4.3": met(
		"El foco sigue el orden de la lectura. Al cerrar una ventana vuelve a donde estaba.",
		"The focus follows the reading order. When a dialog closes it returns to where it was.",
	),
	"2.4.4": met(
		"Si dos enlaces dicen lo mismo, llevan al mismo lugar o se ve por su apartado a cuál va cada uno.",
		"If two links say the same, they lead to the same place, or their section tells where each one goes.",
	),
	"2.4.5": met(
		"A cada trámite se llega por el catálogo, el buscador, su categoría y su institución.",
		"You reach each procedure by the catalogue, the search, its category and its institution.",
	),
	"2.4.6": NEEDS_READERS,
	"2.4.7": met(
		"Cada control muestra un marco cuando tiene el foco y nada fijo lo tapa.",
		"Each control shows a ring when it has the focus, and nothing fixed covers it.",
	),
	"2.4.11": met(
		"Nada fijo tapa lo que tiene el foco, en el teléfono y en la computadora.",
		"Nothing fixed covers what has the focus, on a phone and on a computer.",
	),
	"2.5.1": met("Nada pide arrastrar ni usar dos dedos.", "Nothing asks you to drag or to use two fingers."),
	"2.5.2": met("Los botones y los enlaces actúan al soltar.", "Buttons and links act on release."),
	"2.5.3": met(
		"El nombre de cada control contiene su texto visible.",
		"The name of each control contains its visible text.",
	),
	"2.5.4": {
		result: "no-aplica",
		note: {
			es: "Nada se activa al mover o inclinar el teléfono.",
			en: "Nothing reacts to moving or tilting the phone.",
		},
	},
	"2.5.7": met("Nada pide arrastrar.", "Nothing asks you to drag."),
	"2.5.8": met(
		"Los botones y los enlaces sueltos miden 44 píxeles o más por lado.",
		"Buttons and links that stand alone measure 44 pixels or more on each side.",
	),
	"3.1.1": met(
		"Cada página dice su idioma desde el primer momento.",
		"Each page declares its language from the first moment.",
	),
	"3.1.2": met(
		"En inglés, los textos que siguen en español lo dicen al lector de pantalla.",
		"In English, texts that stay in Spanish say so to screen readers.",
	),
	"3.2.1": met("Nada cambia solo por recibir el foco.", "Nothing changes just by getting the focus."),
	"3.2.2": met("Los filtros cambian la lista sin mover el foco.", "Filters change the list without moving the focus."),
	"3.2.3": met(
		"El menú y el pie van en el mismo orden en cada página.",
		"Menu and footer keep the same order on each page.",
	),
	"3.2.4": NEEDS_READERS,
	"3.2.6": met(
		"La ayuda y el contacto están en el mismo lugar en cada página.",
		"Help and contact are in the same place on each page.",
	),
	"3.3.1": met(
		"Los errores del reporte se nombran arriba y junto a cada campo.",
		"Mistakes in a report are named at the top and beside each field.",
	),
	"3.3.2": met(
		"Cada campo tiene un rótulo visible y dice si es opcional.",
		"Each field has a visible label and says if it is optional.",
	),
	"3.3.3": met(
		"Cada error dice cómo se arregla y guarda lo que escribiste.",
		"Each mistake says how to fix it and keeps what you wrote.",
	),
	"3.3.4": met(
		"Borrar tus datos de contacto pide marcar una casilla que lo confirma.",
		"Erasing your contact data asks you to tick a box that confirms it.",
	),
	"3.3.7": met(
		"El reporte se llena en un solo paso y no pide nada dos veces.",
		"A report is filled in one step and asks for nothing twice.",
	),
	"3.3.8": {
		result: "no-aplica",
		note: { es: "El portal no tiene cuentas ni claves.", en: "The site has no accounts or passwords." },
	},
	"4.1.1": met(
		"No hay dos elementos con el mismo identificador ni referencias perdidas.",
		"No two elements share an identifier and no reference is lost.",
	),
	"4.1.2": NEEDS_REAL_AID,
	"4.1.3": NEEDS_REAL_AID,
};

function met(es: string, en: string): Finding {
	return { result: "cumple", note: { es, en } };
}
