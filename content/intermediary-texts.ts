import type { FeeSource } from "../domain/fees/fee-table.ts";
import type { ByLanguage } from "./text-shapes.ts";

/** A sentence of ours, and the page that says it; null where it is advice. */
export interface SourcedText {
	text: string;
	source: keyof typeof PRICE_SOURCES | null;
	/** The only institution of whose procedures it is said; missing where it is said of all. */
	institution?: string;
}

/** Where somebody may complain, beside the office itself. */
export interface ComplaintText extends SourcedText {
	/** Number to call, as it is dialled. */
	phone: string;
	/** The procedure that says how; it is linked where the catalogue has it. */
	procedure: string;
	link: string;
}

/** What is never paid, what to say to whoever asks for it, and where to complain. */
export interface IntermediaryTexts {
	never: { title: string; points: readonly string[] };
	others: { title: string; points: readonly SourcedText[] };
	/** What to say, in the language of the office; what it means where the page speaks another one. */
	answers: { title: string; hint: string; points: readonly { say: string; means?: string }[] };
	complain: {
		title: string;
		/** To the office itself; its name follows. */
		office: string;
		officePhone: string;
		officePage: string;
		officeUnknown: string;
		elsewhere: readonly ComplaintText[];
		call: string;
	};
}

const READ = "2026-11-28";

/** The pages in which what this page says by itself was read. */
export const PRICE_SOURCES = {
	requisitos: {
		address: "https://dca.gob.gt/index.php/2021/11/24/certeza-juridica-y-la-ley-5-2021",
		title: "Diario de Centro América: la Ley 5-2021",
		...{ published: "2021-11-24", read: READ },
	},
	gestion: {
		address:
			"https://bergerpemueller.com/blog/vigencia-ley-para-la-simplificacin-de-requisitos-y-trmites-administrativos/",
		title: "Berger Pemueller: la Ley 5-2021",
		...{ published: null, read: READ },
	},
	alcance: {
		address:
			"https://es.scribd.com/document/642710609/5-LEY-PARA-LA-SIMPLIFICACIO-N-DE-REQUISITOS-Y-TRA-MITES-ADMINISTRATIVOS-VERSION-FINAL-pdf",
		title: "Resumen de la Ley 5-2021, artículo por artículo",
		...{ published: null, read: READ },
	},
	deber: {
		address: "http://leydeguatemala.com/codigo-penal/abuso-de-autoridad/3199",
		title: "Código Penal, artículos 418 y 419",
		...{ published: null, read: READ },
	},
	migracion: {
		address: "https://soy502.com/articulo/advierte-migracion-quienes-tramitaran-pasaporte-101566",
		title: "Soy502: lo que advierte Migración",
		...{ published: null, read: READ },
	},
	pdh: {
		address: "https://www.pdh.org.gt/comunicacion/noticias/pdh-verifica-denuncia-en-albergue-de-quetzaltenango.html",
		title: "PDH",
		...{ published: "2022-01-28", read: "2026-11-27" },
	},
	diaco: {
		address: "https://tramites.gob.gt/servicio/1152/",
		title: "Catálogo oficial de trámites: queja en la DIACO",
		...{ published: null, read: "2026-11-22" },
	},
} as const satisfies Readonly<Record<string, FeeSource>>;

export const INTERMEDIARY_TEXTS: ByLanguage<IntermediaryTexts> = {
	es: {
		never: {
			title: "No le pagues a nadie por esto",
			points: [
				"Un turno, una cita o un lugar en la cola.",
				"Que tu papel salga «más rápido».",
				"Llenar un formulario que la institución da gratis.",
				"Nada de lo que no te den recibo de la institución.",
			],
		},
		others: {
			title: "Si alguien se ofrece a hacerlo por ti",
			points: [
				{
					text: "El Instituto Guatemalteco de Migración dice que no trabaja con tramitadores ni gestores, ni para el pasaporte ni para la cita, y pide no pagar a terceros.",
					source: "migracion",
					institution: "igm",
				},
				{
					text: "No necesitas un tramitador. Salvo lo que la ley pide en persona, alguien de tu confianza puede ir con carta poder.",
					source: "gestion",
				},
				{
					text: "Solo te pueden pedir lo que dice una ley o un acuerdo gubernativo. Pedir algo más es una falta, y la sanciona el superior de quien lo pide.",
					source: "requisitos",
				},
				{ text: "Si rechazan tu expediente, no te pueden cobrar por eso.", source: "gestion" },
				{
					text: "Estas tres reglas obligan a los ministerios y oficinas del Organismo Ejecutivo. Municipalidades, tribunales y entidades autónomas las siguen si así lo deciden.",
					source: "alcance",
				},
				{ text: "Es delito que un empleado público no haga, o retrase, lo que le toca.", source: "deber" },
				{
					text: "Un notario o un abogado que el trámite pide no es un tramitador: pregunta antes cuánto cobra y pide factura.",
					source: null,
				},
			],
		},
		answers: {
			title: "Qué puedes responder",
			hint: "Con calma y sin pelear. Anota el nombre de quien te atiende, el día y la hora.",
			points: [
				{ say: "«¿En qué ley o acuerdo está ese cobro?»" },
				{ say: "«¿Me da el recibo de la institución?»" },
				{ say: "«Gracias, yo hago mi trámite»." },
				{ say: "«¿Con quién de aquí puedo quejarme?»" },
			],
		},
		complain: {
			title: "Dónde quejarte",
			office: "Primero, con quien dirige esa oficina:",
			officePhone: "Teléfono:",
			officePage: "Cómo llegar a la institución",
			officeUnknown: "Primero, con quien dirige esa oficina.",
			elsewhere: [
				{
					text: "Si una autoridad abusa de ti, la Procuraduría de los Derechos Humanos (PDH), a toda hora:",
					source: "pdh",
					phone: "1555",
					procedure: "denuncia-pdh",
					link: "Cómo denunciar en la PDH",
				},
				{
					text: "Si te engañaron o te piden dinero, el Ministerio Público (MP); la Policía está en el 110:",
					source: "migracion",
					phone: "1572",
					procedure: "denuncia-mp",
					link: "Cómo denunciar en el MP",
				},
				{
					text: "Si un negocio te cobró y no cumplió, la DIACO:",
					source: "diaco",
					phone: "1544",
					procedure: "queja-consumidor",
					link: "Cómo quejarte en la DIACO",
				},
			],
			call: "Llamar al {{phone}}",
		},
	},
	en: {
		never: {
			title: "Do not pay anybody for this",
			points: [
				"A number, an appointment or a place in the queue.",
				"To get your paper “faster”.",
				"Filling in a form that the institution gives for free.",
				"Anything without a receipt of the institution.",
			],
		},
		others: {
			title: "If somebody offers to do it for you",
			points: [
				{
					text: "The migration institute (IGM) says that it works with no fixers or agents, neither for the passport nor for the appointment, and asks you not to pay third parties.",
					source: "migracion",
					institution: "igm",
				},
				{
					text: "You need no fixer. Unless the law asks for you in person, somebody you trust may go with a simple power of attorney (carta poder).",
					source: "gestion",
				},
				{
					text: "They may only ask for what a law or a government agreement says. Asking for more is an offence at work, and the superior of whoever asks punishes it.",
					source: "requisitos",
				},
				{ text: "If they reject your file, they may not charge you for that.", source: "gestion" },
				{
					text: "These three rules bind the ministries and offices of the executive. Municipalities, courts and autonomous bodies follow them if they so decide.",
					source: "alcance",
				},
				{ text: "It is a crime for a public employee not to do, or to delay, what is their duty.", source: "deber" },
				{
					text: "A notary or a lawyer that the procedure asks for is no fixer: ask first how much they charge, and ask for an invoice.",
					source: null,
				},
			],
		},
		answers: {
			title: "What you can answer",
			hint: "Calmly and without a quarrel. Write down the name of whoever attends you, the day and the hour.",
			points: [
				{ say: "«¿En qué ley o acuerdo está ese cobro?»", means: "In which law is that charge?" },
				{ say: "«¿Me da el recibo de la institución?»", means: "May I have the institution’s receipt?" },
				{ say: "«Gracias, yo hago mi trámite».", means: "Thank you, I do it myself." },
				{ say: "«¿Con quién de aquí puedo quejarme?»", means: "To whom here may I complain?" },
			],
		},
		complain: {
			title: "Where to complain",
			office: "First, to whoever leads that office:",
			officePhone: "Telephone:",
			officePage: "How to reach the institution",
			officeUnknown: "First, to whoever leads that office.",
			elsewhere: [
				{
					text: "If an authority abuses you, the human rights ombudsman (PDH), at any hour:",
					source: "pdh",
					phone: "1555",
					procedure: "denuncia-pdh",
					link: "How to complain to the PDH",
				},
				{
					text: "If you were deceived or are asked for money, the public prosecutor (MP); the police answer at 110:",
					source: "migracion",
					phone: "1572",
					procedure: "denuncia-mp",
					link: "How to report to the MP",
				},
				{
					text: "If a business charged you and did not deliver, the consumer office (DIACO):",
					source: "diaco",
					phone: "1544",
					procedure: "queja-consumidor",
					link: "How to complain to DIACO",
				},
			],
			call: "Call {{phone}}",
		},
	},
};
