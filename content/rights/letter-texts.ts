import type { Language } from "../../domain/language.ts";
import type { ByLanguage } from "../text-shapes.ts";

/** The letters, by the words of their addresses. */
export const LETTER_KINDS = [
	"requisito-no-publicado",
	"informacion",
	"queja-superior",
	"queja-pdh",
	"queja-diaco",
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** What is filled into a letter beside what its page knows, in the order of the form. */
export const LETTER_FIELDS = ["to", "facts", "ask", "name", "dpi", "place", "contact"] as const;
export type LetterField = (typeof LETTER_FIELDS)[number];

interface FieldWords {
	label: string;
	hint: string;
}

interface LetterWords {
	title: string;
	/** When it helps. */
	use: string;
	/** Where it is handed in. */
	where: string;
	/** What its own fields are called. */
	to: FieldWords;
	facts: FieldWords;
	ask: FieldWords;
}

/** What the pages of the letters say around them. The letters themselves are Spanish: app/rights/write-letter.ts. */
export interface LetterTexts {
	title: string;
	lead: string;
	review: string;
	kinds: Readonly<Record<LetterKind, LetterWords>>;
	form: string;
	fields: Readonly<Record<"name" | "dpi" | "place" | "contact", FieldWords>>;
	sheet: string;
	withoutScripts: string;
	kept: string;
	impossible: string;
	restored: string;
	fromNotes: string;
	blank: string;
	copy: string;
	copied: string;
	share: string;
	message: string;
	tooLongToSend: string;
	print: string;
	pdf: string;
	erase: string;
	erased: string;
	faults: Readonly<Record<"long" | "dpi", string>>;
	address: string;
	addressOf: string;
	noAddress: string;
	site: string;
	notExecutive: string;
	notConsumer: string;
	others: string;
	rights: string;
	unknown: { title: string; text: string; list: string };
}

/** What the page says of the language of the letters, where it is another one than its own. */
export const LETTERS_ARE_SPANISH: Readonly<Partial<Record<Language, string>>> = {
	en: "The letter is in Spanish, because the offices read Spanish. Fill in the fields in Spanish too.",
};

export const LETTER_TEXTS: ByLanguage<LetterTexts> = {
	es: {
		title: "Cartas para la ventanilla",
		lead: "Elige una, llénala en tu aparato y cópiala, envíala o imprímela.",
		review:
			"Las cartas dicen lo que leímos en las fuentes. Ningún abogado las ha revisado. No reemplazan a un abogado.",
		kinds: {
			"requisito-no-publicado": {
				title: "Me piden un requisito que no está publicado",
				use: "Te piden un papel o un pago que no aparece en ningún lado. Preguntas por escrito en qué ley está.",
				where: "Entrégala en la misma oficina. Lleva dos copias y pide que sellen la tuya con la fecha.",
				to: { label: "Oficina o institución", hint: "Con su nombre completo." },
				facts: { label: "Qué te piden", hint: "El papel, el pago o el paso, y quién te lo pidió." },
				ask: { label: "Algo más que quieras pedir", hint: "Puedes dejarlo vacío." },
			},
			informacion: {
				title: "Pedir información pública",
				use: "Quieres saber o tener un documento que guarda una oficina pública. No tienes que decir para qué.",
				where:
					"Entrégala en la Unidad de Información Pública de la institución. Pide que sellen tu copia con la fecha.",
				to: { label: "Institución", hint: "La que guarda la información." },
				facts: { label: "Qué información pides", hint: "Di qué documento o dato, de qué fecha y de qué oficina." },
				ask: { label: "Cómo la quieres", hint: "Por ejemplo: en copia de papel, o por correo electrónico." },
			},
			"queja-superior": {
				title: "Queja a la autoridad de la institución",
				use: "En la ventanilla no te atendieron, no te recibieron los papeles o te trataron mal.",
				where: "Entrégala en la recepción de la institución. Lleva dos copias y pide que sellen la tuya con la fecha.",
				to: { label: "Institución", hint: "Con su nombre completo." },
				facts: { label: "Qué pasó", hint: "Día, hora, oficina, quién te atendió y qué te dijo." },
				ask: { label: "Qué quieres que hagan", hint: "Por ejemplo: que reciban mis papeles." },
			},
			"queja-pdh": {
				title: "Denuncia ante la PDH",
				use: "Una oficina pública no respetó tus derechos y no lo arregla.",
				where: "Entrégala en la Procuraduría de los Derechos Humanos o en su oficina de tu departamento.",
				to: { label: "Institución que no te respetó", hint: "La oficina de la que te quejas." },
				facts: { label: "Qué pasó", hint: "Día, hora, oficina, quién te atendió y qué te dijo." },
				ask: { label: "Qué quieres que hagan", hint: "Por ejemplo: que investiguen lo que pasó." },
			},
			"queja-diaco": {
				title: "Queja ante la DIACO contra un negocio",
				use: "Una empresa o un negocio te vendió algo o te cobró un servicio, y no te cumplió. No sirve contra una oficina pública.",
				where:
					"Primero escribe tu queja en el libro de quejas del negocio. Si no lo arregla, entrega esta carta en la DIACO.",
				to: { label: "Empresa o negocio", hint: "Su nombre y dónde queda." },
				facts: { label: "Qué pasó", hint: "Qué compraste, qué día, cuánto pagaste y qué falló." },
				ask: { label: "Qué quieres que hagan", hint: "Por ejemplo: que me devuelvan el dinero." },
			},
		},
		form: "Llena tu carta",
		fields: {
			name: { label: "Tu nombre", hint: "Como está en tu DPI." },
			dpi: { label: "Número de DPI", hint: "Puedes dejarlo vacío y escribirlo a mano." },
			place: { label: "Lugar", hint: "Donde firmas la carta. Por ejemplo: Cobán." },
			contact: { label: "Cómo responderte", hint: "Teléfono, correo o dirección." },
		},
		sheet: "Así queda tu carta",
		withoutScripts:
			"Tu navegador no tiene JavaScript, así que la carta no se llena sola. Imprímela y escribe a mano sobre las líneas.",
		kept: "Lo que escribes se guarda solo en este aparato. No nos llega.",
		impossible: "Tu navegador no deja guardar. Lo que escribes se pierde si cierras esta página.",
		restored: "Aquí está lo que habías escrito.",
		fromNotes: "Pusimos lo que anotaste en la ventanilla. Revísalo.",
		blank: "Lo que falta queda como una línea, para llenarlo a mano.",
		copy: "Copiar la carta",
		copied: "Copiada. Pégala donde quieras.",
		share: "Compartir",
		message: "Enviar por WhatsApp",
		tooLongToSend: "La carta es muy larga para WhatsApp. Cópiala y pégala.",
		print: "Imprimir",
		pdf: "Para tenerla en PDF, toca «Imprimir» y elige «Guardar como PDF».",
		erase: "Borrar lo que escribí",
		erased: "Borrado.",
		faults: {
			long: "Es muy largo. Escribe menos de {{most}} letras; no se corta nada.",
			dpi: "El número de DPI tiene 13 cifras. Revísalo o déjalo vacío.",
		},
		address: "Dirección que conocemos",
		addressOf: "Confírmala antes de ir.",
		noAddress: "No conocemos su dirección.",
		site: "Ver la institución y sus oficinas",
		notExecutive: "No sabemos que el Decreto 5-2021 valga allí. Por eso la carta no lo nombra.",
		notConsumer:
			"Este trámite es de una oficina pública. La DIACO recibe quejas contra negocios. Para una oficina pública sirve la queja a su autoridad.",
		others: "Otras cartas",
		rights: "Ver tus derechos",
		unknown: {
			title: "No tenemos esa carta",
			text: "La dirección que abriste no es de ninguna de nuestras cartas.",
			list: "Ver todas las cartas",
		},
	},
	en: {
		title: "Letters for the window",
		lead: "Choose one, fill it in on your device, and copy, send or print it.",
		review: "The letters say what we read in the sources. No lawyer has checked them. They do not replace a lawyer.",
		kinds: {
			"requisito-no-publicado": {
				title: "They ask for something that is not published",
				use: "They ask you for a paper or a payment that stands nowhere. You ask in writing which law has it.",
				where: "Hand it in at the same office. Take two copies and ask them to stamp yours with the date.",
				to: { label: "Office or institution", hint: "With its full name." },
				facts: { label: "What they ask you for", hint: "The paper, the payment or the step, and who asked for it." },
				ask: { label: "Anything else you want to ask for", hint: "You may leave it empty." },
			},
			informacion: {
				title: "To ask for public information",
				use: "You want to know or to have a paper that a public office keeps. You need not say what for.",
				where:
					"Hand it in at the Public Information Unit of the institution. Ask them to stamp your copy with the date.",
				to: { label: "Institution", hint: "The one that keeps the information." },
				facts: {
					label: "What information you ask for",
					hint: "Say which paper or fact, of which date and of which office.",
				},
				ask: { label: "How you want it", hint: "For instance: a copy on paper, or by e-mail." },
			},
			"queja-superior": {
				title: "Complaint to the head of the institution",
				use: "At the window they did not attend you, did not take your papers or treated you badly.",
				where:
					"Hand it in at the reception of the institution. Take two copies and ask them to stamp yours with the date.",
				to: { label: "Institution", hint: "With its full name." },
				facts: { label: "What happened", hint: "Day, time, office, who attended you and what they said." },
				ask: { label: "What you want them to do", hint: "For instance: to take my papers." },
			},
			"queja-pdh": {
				title: "Complaint to the PDH (human rights office)",
				use: "A public office did not respect your rights and does not put it right.",
				where: "Hand it in at the human rights office (PDH) or at its office in your department.",
				to: { label: "Institution that did not respect you", hint: "The office you complain about." },
				facts: { label: "What happened", hint: "Day, time, office, who attended you and what they said." },
				ask: { label: "What you want them to do", hint: "For instance: to look into what happened." },
			},
			"queja-diaco": {
				title: "Complaint to DIACO about a business",
				use: "DIACO is the consumer office. A firm or a shop sold you something or charged you for a service, and did not keep its word. It is of no use against a public office.",
				where:
					"First write your complaint in the complaint book of the business. If it does not put it right, hand this letter in at DIACO.",
				to: { label: "Firm or business", hint: "Its name and where it is." },
				facts: { label: "What happened", hint: "What you bought, which day, how much you paid and what went wrong." },
				ask: { label: "What you want them to do", hint: "For instance: to give me my money back." },
			},
		},
		form: "Fill in your letter",
		fields: {
			name: { label: "Your name", hint: "As it is on your DPI (identity card)." },
			dpi: { label: "DPI number", hint: "You may leave it empty and write it by hand." },
			place: { label: "Place", hint: "Where you sign the letter. For instance: Cobán." },
			contact: { label: "How to answer you", hint: "Phone, e-mail or address." },
		},
		sheet: "This is your letter",
		withoutScripts:
			"Your browser has no JavaScript, so the letter does not fill itself in. Print it and write on the lines by hand.",
		kept: "What you write is kept on this device alone. It does not reach us.",
		impossible: "Your browser keeps nothing. What you write is lost if you close this page.",
		restored: "Here is what you had written.",
		fromNotes: "We put in what you noted at the window. Check it.",
		blank: "What is missing stays a line, to be filled in by hand.",
		copy: "Copy the letter",
		copied: "Copied. Paste it where you like.",
		share: "Share",
		message: "Send by WhatsApp",
		tooLongToSend: "The letter is too long for WhatsApp. Copy it and paste it.",
		print: "Print",
		pdf: "To have it as a PDF, press “Print” and choose “Save as PDF”.",
		erase: "Erase what I wrote",
		erased: "Erased.",
		faults: {
			long: "It is very long. Write fewer than {{most}} letters; nothing is cut off.",
			dpi: "The DPI number has 13 digits. Check it or leave it empty.",
		},
		address: "The address we know",
		addressOf: "Confirm it before you go.",
		noAddress: "We do not know its address.",
		site: "See the institution and its offices",
		notExecutive: "We do not know that Decree 5-2021 counts there. So the letter does not name it.",
		notConsumer:
			"This procedure is of a public office. DIACO takes complaints about businesses. For a public office there is the complaint to its head.",
		others: "Other letters",
		rights: "See your rights",
		unknown: {
			title: "We do not have that letter",
			text: "The address you opened is of none of our letters.",
			list: "See all the letters",
		},
	},
};
