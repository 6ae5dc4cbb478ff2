import type { Counted } from "./fill.ts";
import type { ByLanguage } from "./text-shapes.ts";

export interface SheetTexts {
	title: string;
	lead: string;
	/** Opens the form on a sheet that holds something. */
	change: string;
	/** Titles of the document, which a PDF is called by. */
	titleOf: string;
	booklet: Counted;
	plan: Counted;
	empty: { title: string; text: string; catalogue: string; plan: string };
	form: {
		title: string;
		chosen: string;
		chosenHint: string;
		search: string;
		found: string;
		none: string;
		full: string;
		department: string;
		anywhere: string;
		plan: string;
		large: string;
		submit: string;
	};
	notices: { repeated: Counted; tooMany: Counted; unknown: string; unknownNameless: string; office: string };
	send: {
		title: string;
		print: string;
		printHow: string;
		whatsapp: string;
		sms: string;
		share: string;
		copy: string;
		copied: string;
		message: string;
		smsParts: Counted;
		smsNone: string;
		tooLong: string;
	};
	/** What stands on the paper. */
	gives: string;
	office: string;
	noOffice: string;
	ask: string;
	/** "Lleva", before papers; in a message too. */
	bring: string;
	more: string;
	checked: string;
	newest: string;
	notes: string;
	noteLines: readonly string[];
	by: string;
	free: string;
	contents: string;
	bookletLead: string;
	order: string;
	cost: string;
	time: string;
	map: string;
	closed: string;
	address: string;
	hours: string;
	hoursUnknown: string;
	phone: string;
	appointment: string;
	confirm: string;
	/** Before why to call first. */
	confirmFirst: string;
	email: string;
	services: string;
	whereTo: string;
	online: string;
	papers: { title: string; atHand: string; missing: string; fromPlan: string; none: string };
	/** In an SMS. */
	short: { cost: string; where: string };
}

/** The words of the sheet for somebody else; its loader says them, so no dictionary carries them. */
export const SHEET_TEXTS: ByLanguage<SheetTexts> = {
	es: {
		title: "Hoja para ayudar a otro",
		lead: "Una hoja en blanco y negro para imprimir, guardar en PDF o mandar. Sirve en un café internet, un COCODE o una biblioteca.",
		change: "Letra grande, departamento y más trámites",
		titleOf: "Hoja: {{name}}",
		booklet: { one: "Hoja de {{count}} trámite", other: "Cuaderno de {{count}} trámites" },
		plan: { one: "Plan de {{count}} trámite", other: "Plan de {{count}} trámites" },
		empty: {
			title: "Tu hoja está vacía",
			text: "Busca arriba un trámite y márcalo. Caben hasta {{most}}: con varios sale un cuaderno.",
			catalogue: "Ver el catálogo",
			plan: "Armar un plan",
		},
		form: {
			title: "Qué lleva la hoja",
			chosen: "Trámites en la hoja",
			chosenHint: "Quita la marca de lo que no quieres.",
			search: "Añadir un trámite",
			found: "Marca los que quieras añadir",
			none: "No se encontraron trámites para «{{text}}». Prueba con otra palabra.",
			full: "Ya no caben más: son {{most}} como mucho. Quita uno primero.",
			department: "Departamento de quien va",
			anywhere: "Todos",
			plan: "Como un solo plan: orden, papeles y costos juntos",
			large: "Letra grande",
			submit: "Hacer la hoja",
		},
		notices: {
			repeated: {
				one: "Un trámite venía repetido: sale una vez.",
				other: "{{count}} venían repetidos: cada uno sale una vez.",
			},
			tooMany: {
				one: "Caben {{most}} trámites: quedó fuera {{names}}.",
				other: "Caben {{most}} trámites: quedaron fuera {{names}}.",
			},
			unknown: "«{{name}}» no está en el catálogo, o cambió de nombre.",
			unknownNameless: "Una parte de la dirección no es de ningún trámite.",
			office: "No conocemos esa oficina, o ya no está en la lista.",
		},
		send: {
			title: "Imprimir o mandar",
			print: "Imprimir o guardar en PDF",
			printHow:
				"Papel carta, blanco y negro. Sin el botón: abre el menú del navegador y elige «Imprimir»; para un PDF, elige «Guardar como PDF» en lugar de la impresora.",
			whatsapp: "Mandar por WhatsApp",
			sms: "Mandar por SMS",
			share: "Compartir",
			copy: "Copiar el mensaje",
			copied: "Copiado.",
			message: "Ver el mensaje y el SMS",
			smsParts: {
				one: "Se manda como {{count}} SMS, sin tildes para que cueste menos:",
				other: "Se manda como {{count}} SMS, sin tildes para que cueste menos:",
			},
			tooLong: "El mensaje es muy largo para mandarlo con un botón: ábrelo abajo, cópialo y pégalo.",
			smsNone: "La dirección de esta hoja es muy larga para un SMS. Usa el mensaje, o haz una hoja con menos trámites.",
		},
		gives: "Te entregan",
		office: "Oficina",
		noOffice: "Pregunta a {{institution}}",
		ask: "Para preguntar",
		bring: "Lleva",
		more: "y {{count}} más",
		checked: "Lo revisamos el {{date}}.",
		newest: "Fuente más nueva: {{date}}.",
		notes: "Para anotar",
		noteLines: ["Cita o día", "Me atendió", "Me falta"],
		by: "Hoja de {{product}}, de {{association}}. No somos del Gobierno.",
		free: "Es gratis: que nadie te la cobre. Cópiala y repártela.",
		contents: "Contenido",
		bookletLead:
			"Cada trámite empieza en una hoja nueva, con su código: al leerlo con la cámara se abre la página al día.",
		order: "En este orden",
		cost: "Costo de todo",
		time: "Tiempo de todo",
		map: "Mapa",
		closed: "Ya no atiende desde el {{date}}.",
		address: "Dirección",
		hours: "Horario",
		hoursUnknown: "no lo sabemos, llama antes de ir",
		phone: "Teléfono",
		appointment: "Cita",
		confirmFirst: "Confirma antes de ir",
		email: "Correo",
		services: "Qué atienden",
		whereTo: "Adónde ir",
		online: "(en línea)",
		papers: {
			title: "Papeles que llevar",
			atHand: "Ten a mano",
			missing: "Te falta sacarlos",
			fromPlan: "Salen de este plan",
			none: "Las fichas no dicen qué papeles piden.",
		},
		short: { cost: "Costo", where: "Dónde" },
		confirm: "Los requisitos y costos cambian: confirma antes de pagar o de ir.",
	},
	en: {
		title: "A sheet to help somebody",
		lead: "A black-and-white sheet to print, keep as a PDF or send. Made for an internet café, a community council or a library.",
		change: "Large print, department and more procedures",
		titleOf: "Sheet: {{name}}",
		booklet: { one: "Sheet of {{count}} procedure", other: "Booklet of {{count}} procedures" },
		plan: { one: "Plan of {{count}} procedure", other: "Plan of {{count}} procedures" },
		empty: {
			title: "Your sheet is empty",
			text: "Search for a procedure above and tick it. There is room for {{most}}: several make a booklet.",
			catalogue: "See the catalogue",
			plan: "Make a plan",
		},
		form: {
			title: "What the sheet holds",
			chosen: "Procedures on the sheet",
			chosenHint: "Untick what you do not want.",
			search: "Add a procedure",
			found: "Tick those that you want to add",
			none: "No procedures found for “{{text}}”. Try another word.",
			full: "There is no more room: {{most}} at most. Remove one first.",
			department: "Department of whoever goes",
			anywhere: "All",
			plan: "As one plan: order, papers and costs together",
			large: "Large print",
			submit: "Make the sheet",
		},
		notices: {
			repeated: {
				one: "One procedure came twice: it is there once.",
				other: "{{count}} came more than once: each is there once.",
			},
			tooMany: {
				one: "There is room for {{most}} procedures: {{names}} was left out.",
				other: "There is room for {{most}} procedures: these were left out: {{names}}.",
			},
			unknown: "“{{name}}” is not in the catalogue, or has another name now.",
			unknownNameless: "A part of the address belongs to no procedure.",
			office: "We do not know that office, or it is no longer in the list.",
		},
		send: {
			title: "Print or send",
			print: "Print or keep as PDF",
			printHow:
				"Letter paper, black and white. Without the button: open the menu of the browser and choose “Print”; for a PDF, choose “Save as PDF” in the place of the printer.",
			whatsapp: "Send by WhatsApp",
			sms: "Send by SMS",
			share: "Share",
			copy: "Copy the message",
			copied: "Copied.",
			message: "See the message and the SMS",
			smsParts: {
				one: "It is sent as {{count}} SMS, without accents so that it costs less:",
				other: "It is sent as {{count}} SMS, without accents so that it costs less:",
			},
			tooLong: "The message is too long for a button: open it below, copy it and paste it.",
			smsNone:
				"The address of this sheet is too long for an SMS. Use the message, or make a sheet with fewer procedures.",
		},
		gives: "You are given",
		office: "Office",
		noOffice: "Ask {{institution}}",
		ask: "To ask",
		bring: "Bring",
		more: "and {{count}} more",
		checked: "We checked it on {{date}}.",
		newest: "Newest source: {{date}}.",
		notes: "To note down",
		noteLines: ["Appointment or day", "I was served by", "I still need"],
		by: "Sheet of {{product}}, by {{association}}. We are not the Government.",
		free: "It is free: let nobody charge you for it. Copy it and hand it on.",
		contents: "Contents",
		bookletLead: "Each procedure begins on a new sheet, with its code: read by a camera, it opens the page of today.",
		order: "In this order",
		cost: "Cost of all",
		time: "Time of all",
		map: "Map",
		closed: "Closed since {{date}}.",
		address: "Address",
		hours: "Hours",
		hoursUnknown: "we do not know, call before you go",
		phone: "Phone",
		appointment: "Appointment",
		confirmFirst: "Confirm before you go",
		email: "E-mail",
		services: "What they attend to",
		whereTo: "Where to go",
		online: "(online)",
		papers: {
			title: "Papers to take",
			atHand: "Have at hand",
			missing: "Still to be got",
			fromPlan: "This plan gives them",
			none: "The records do not say which papers they ask for.",
		},
		short: { cost: "Cost", where: "Where" },
		confirm: "Requirements and costs change: confirm before you pay or go.",
	},
};
