import type { Association } from "../brand.ts";
import { BRAND, describeContact } from "../brand.ts";
import type { ByLanguage, LegalDocument } from "../text-shapes.ts";

const UPDATED_ON = "2025-01-01";

/** The terms of use: ten sections. */
export function writeTerms(association: Association): ByLanguage<LegalDocument> {
	const contact = describeContact(association);
	return {
		es: {
			title: "Términos de uso",
			introduction: `Estas son las reglas para usar ${association.product}. Son pocas y las escribimos para que se entiendan.`,
			updatedOn: UPDATED_ON,
			updatedText: "1 de enero de 2025",
			sections: [
				{
					id: "que-aceptas",
					title: "Qué aceptas al usar el portal",
					paragraphs: [
						"Al usar el portal aceptas estas reglas. Si no estás de acuerdo con alguna, no lo uses.",
						"No hace falta que firmes ni que te registres.",
					],
				},
				{
					id: "que-es",
					title: "Qué es este portal y qué no es",
					paragraphs: [
						`${association.product} es un portal gratis de la ${association.association}. Explica los trámites del Estado de Guatemala.`,
						"Solo informa. Aquí no se hacen trámites, no se paga y no se entregan documentos. No somos una oficina del Gobierno.",
					],
				},
				{
					id: "exactitud",
					title: "Qué tan exacta es la información",
					paragraphs: [
						"La tomamos de fuentes públicas y decimos cuáles son. También decimos qué tan segura es y de qué fecha.",
						"Los requisitos y los costos pueden cambiar sin aviso. Antes de pagar o de viajar, revisa la fuente oficial. Si hay diferencia, vale lo que dice la institución.",
					],
				},
				{
					id: "uso-correcto",
					title: "Cómo usar bien el portal",
					paragraphs: ["Puedes leer, buscar, imprimir y compartir las páginas. Te pedimos que no hagas esto:"],
					points: [
						"Dañar el portal o hacer que deje de servir a otras personas.",
						"Mandar reportes falsos o con insultos.",
						"Hacerte pasar por nosotros o por una institución.",
						"Cobrar a otras personas por entrar al portal.",
					],
				},
				{
					id: "cuentas-y-claves",
					title: "Cuentas y claves",
					paragraphs: [
						"Hoy el portal no tiene cuentas de usuario. No te pedimos usuario ni contraseña para nada.",
						"Los sitios oficiales sí pueden pedirte una clave. Esa clave es solo tuya: no la compartas con nadie ni la escribas en un reporte. Si alguien te la pide en nuestro nombre, es un engaño.",
					],
				},
				{
					id: "reportes",
					title: "Los reportes que envías",
					paragraphs: [
						"Puedes avisarnos de un error en el portal. Dar tu nombre y tu correo es opcional.",
						"Revisamos los reportes y podemos usar lo que dicen para corregir la información. No publicamos tu nombre ni tu correo. No podemos prometer que cada reporte lleve a un cambio.",
						"Un reporte no es una denuncia ni una queja formal. No llega a la institución.",
					],
				},
				{
					id: "otros-sitios",
					title: "Enlaces a otros sitios",
					paragraphs: [
						"Muchas páginas llevan a sitios oficiales. Esos sitios no son nuestros. Cada uno tiene sus propias reglas y puede cambiar o dejar de servir.",
					],
				},
				{
					id: "textos-y-datos",
					title: "De quién son los textos y los datos",
					paragraphs: [
						"Los datos de los trámites son públicos. Puedes usarlos si citas la fuente que aparece en cada página.",
						"La lista oficial de trámites se publicó con licencia CC BY 4.0. Los nombres y los logos de las instituciones son de ellas.",
					],
				},
				{
					id: "limites",
					title: "Hasta dónde respondemos",
					paragraphs: [
						"Trabajamos para que la información sea correcta y el portal esté siempre abierto. Aun así, puede haber errores o cortes.",
						"No respondemos por una decisión que tomes solo con lo que leas aquí, hasta donde la ley lo permite. Tampoco damos consejo legal. Si tu caso es difícil, busca a un profesional.",
					],
				},
				{
					id: "cambios-y-contacto",
					title: "Cambios, ley y contacto",
					paragraphs: [
						"Si cambiamos estas reglas, pondremos aquí la fecha nueva. Se aplican las leyes de Guatemala.",
						`Si tienes dudas, ${contact.writeUs.es}. Horario: ${association.hours.es.toLowerCase()}.`,
					],
				},
			],
		},
		en: {
			title: "Terms of use",
			introduction: `These are the rules for using ${association.product}. They are few, and written to be understood.`,
			updatedOn: UPDATED_ON,
			updatedText: "1 January 2025",
			sections: [
				{
					id: "que-aceptas",
					title: "What you accept by using the site",
					paragraphs: [
						"By using the site you accept these rules. If you do not agree with one of them, do not use it.",
						"You do not have to sign or register.",
					],
				},
				{
					id: "que-es",
					title: "What this site is and is not",
					paragraphs: [
						`${association.product} is a free site of ${association.association}. It explains the procedures of the State of Guatemala.`,
						"It only gives information. No procedures are carried out here, nothing is paid and no documents are issued. We are not a government office.",
					],
				},
				{
					id: "exactitud",
					title: "How exact the information is",
					paragraphs: [
						"We take it from public sources and say which ones. We also say how sure we are and from what date.",
						"Requirements and costs can change without notice. Before you pay or travel, check the official source. If they differ, what the institution says is what counts.",
					],
				},
				{
					id: "uso-correcto",
					title: "How to use the site well",
					paragraphs: ["You may read, search, print and share the pages. We ask you not to do this:"],
					points: [
						"Harm the site or stop it from serving other people.",
						"Send false or insulting reports.",
						"Pretend to be us or an institution.",
						"Charge other people for access to the site.",
					],
				},
				{
					id: "cuentas-y-claves",
					title: "Accounts and passwords",
					paragraphs: [
						"Today the site has no user accounts. We do not ask you for a user name or a password for anything.",
						"Official sites may ask you for a password. It is yours alone: do not share it with anyone or write it in a report. If someone asks for it in our name, it is a fraud.",
					],
				},
				{
					id: "reportes",
					title: "The reports you send",
					paragraphs: [
						"You can tell us about an error on the site. Giving your name and e-mail is optional.",
						"We review the reports and may use what they say to correct the information. We do not publish your name or your e-mail. We cannot promise that each report leads to a change.",
						"A report is not a legal complaint. It does not reach the institution.",
					],
				},
				{
					id: "otros-sitios",
					title: "Links to other sites",
					paragraphs: [
						"Many pages lead to official sites. Those sites are not ours. Each has its own rules and may change or stop working.",
					],
				},
				{
					id: "textos-y-datos",
					title: "Who owns the texts and the data",
					paragraphs: [
						"The facts about procedures are public. You may use them if you cite the source shown on each page.",
						"The official list of procedures was published under the CC BY 4.0 licence. The names and logos of the institutions belong to them.",
					],
				},
				{
					id: "limites",
					title: "How far we answer for it",
					paragraphs: [
						"We work to keep the information right and the site always open. Even so, there may be errors or outages.",
						"We do not answer for a decision that you make only from what you read here, as far as the law allows. Nor do we give legal advice. If your case is hard, look for a professional.",
					],
				},
				{
					id: "cambios-y-contacto",
					title: "Changes, law and contact",
					paragraphs: [
						"If we change these rules, we will put the new date here. The laws of Guatemala apply.",
						`If you have questions, ${contact.writeUs.en}. Hours: ${association.hours.en}.`,
					],
				},
			],
		},
	};
}

export const TERMS = writeTerms(BRAND);
