import type { ByLanguage } from "../text-shapes.ts";

/** The laws by the names that officials know them by: Spanish wherever they stand. */
export const LAWS = {
	constitucion: "Constitución",
	simplificacion: "Decreto 5-2021",
	informacion: "Decreto 57-2008 (Ley de Acceso a la Información Pública)",
} as const;

/** A page that a right was read in. */
interface RightSource {
	address: string;
	/** Whether it holds the words of the law, or explains them. */
	isText: boolean;
}

export interface Right {
	id: string;
	law: keyof typeof LAWS;
	/** As a source names it; null where none of the pages read holds the article, so that no number is passed on unread. */
	article: string | null;
	/** In any public office, or in those of the executive branch alone. */
	scope: "todas" | "ejecutivo";
	sources: readonly RightSource[];
	/** What may be said at the window: Spanish, for that is where it is said. */
	say: string;
	words: ByLanguage<RightWords>;
}

interface RightWords {
	title: string;
	plain: string;
	/** What the sentence means to who does not speak Spanish; in Spanish the same sentence. */
	means: string;
}

/** The day on which all of these pages were read. */
export const RIGHTS_READ_ON = "2026-11-28";

const LAIP_TEXT = "https://es.scribd.com/document/438597559/13-Ley-Acceso-a-La-Informacion-Guatemala";
const SBS = "http://laip.sbs.gob.gt/solicitud-de-informacion-publica-2/";
const DCA = "https://dca.gob.gt/index.php/2021/11/24/certeza-juridica-y-la-ley-5-2021";
const BERGER =
	"https://bergerpemueller.com/blog/vigencia-ley-para-la-simplificacin-de-requisitos-y-trmites-administrativos/";
const LATIN_ALLIANCE = "https://latinalliance.co/2021/06/11/ley-para-la-simplificacion-de-requisitos-guatemala";
const INDUSTRIA =
	"https://revistaindustria.com/2021/05/7-beneficios-de-la-ley-de-simplificacion-de-requisitos-y-tramites-administrativos/";
const GARCIA_BODAN = "https://garciabodan.com/ley-antitramites-en-guatemala/amp";
const CRONICA = "https://cronica.gt/guatemala-aprueba-ley-para-simplificar-tramites-y-requisitos-administrativos";
const QUESTIONS =
	"https://es.scribd.com/document/642710609/5-LEY-PARA-LA-SIMPLIFICACIO-N-DE-REQUISITOS-Y-TRA-MITES-ADMINISTRATIVOS-VERSION-FINAL-pdf";
const ARTICLE_274 =
	"https://constitutions.unwomen.org/en/countries/americas/guatemala?provisioncategory=e402fdef56a7446fb06685e22f4cd1fa&f%5B0%5D=provisioncategory%3A705";
const ARTICLE_275 =
	"http://constitutions.unwomen.org/en/search?f%5B0%5D=provisioncategory%3A684&f%5B1%5D=provisioncategory%3A705&f%5B2%5D=unstatscountry%3A96&provisioncategory=ffe7157b78f34f8b9ed2d5b9662c3243&unstatscountry=d57fc21d8fc444c9bf303577c61d6d7f";

/** The text of article 2 of Decreto 5-2021, which says whom it binds. */
export const SCOPE_SOURCE = "https://gobernacionretalhuleu.udip.gt/tramite";

/** In the order in which somebody at a window needs them. */
export const RIGHTS: readonly Right[] = [
	{
		id: "solo-lo-que-pide-una-ley",
		law: "simplificacion",
		article: null,
		scope: "ejecutivo",
		sources: [explained(DCA), explained(BERGER)],
		say: "¿En qué ley o acuerdo gubernativo está ese requisito? Quiero saberlo por escrito.",
		words: {
			es: {
				title: "Cumplir solo lo que pide una ley",
				plain: "La oficina solo puede pedirte lo que dice una ley o un acuerdo gubernativo.",
				means: "¿En qué ley o acuerdo gubernativo está ese requisito? Quiero saberlo por escrito.",
			},
			en: {
				title: "To meet only what a law asks for",
				plain: "The office may only ask you for what a law or a government order (acuerdo gubernativo) says.",
				means: "Which law or government order has that requirement? I would like to know it in writing.",
			},
		},
	},
	{
		id: "una-sola-revision",
		law: "simplificacion",
		article: null,
		scope: "ejecutivo",
		sources: [explained(BERGER), explained(LATIN_ALLIANCE)],
		say: "Quiero que me digan ahora, por escrito, todo lo que falta.",
		words: {
			es: {
				title: "Saber de una vez todo lo que falta",
				plain:
					"Revisan tu expediente una sola vez y te dicen todo lo que falta. Después no pueden rechazarlo por algo nuevo.",
				means: "Quiero que me digan ahora, por escrito, todo lo que falta.",
			},
			en: {
				title: "To hear all that is missing at once",
				plain:
					"They check your file only once and tell you all that is missing. Later they cannot turn it down for something new.",
				means: "Please tell me now, in writing, all that is missing.",
			},
		},
	},
	{
		id: "rechazo-sin-cobro",
		law: "simplificacion",
		article: null,
		scope: "ejecutivo",
		sources: [explained(BERGER), explained(CRONICA)],
		say: "¿Qué ley dice que debo pagar por un rechazo?",
		words: {
			es: {
				title: "No pagar porque te rechazan",
				plain: "Si rechazan tu expediente, no pueden cobrarte por eso.",
				means: "¿Qué ley dice que debo pagar por un rechazo?",
			},
			en: {
				title: "Not to pay because you were turned down",
				plain: "If they turn your file down, they cannot charge you for it.",
				means: "Which law says that I must pay when I am turned down?",
			},
		},
	},
	{
		id: "como-va-el-tramite",
		law: "simplificacion",
		article: "3",
		scope: "ejecutivo",
		sources: [explained(CRONICA), explained(GARCIA_BODAN)],
		say: "¿En qué paso va mi trámite y qué falta para que termine?",
		words: {
			es: {
				title: "Saber cómo va tu trámite",
				plain: "Puedes preguntar en qué va tu trámite y cuánto ha avanzado.",
				means: "¿En qué paso va mi trámite y qué falta para que termine?",
			},
			en: {
				title: "To know how your procedure is going",
				plain: "You may ask where your procedure is and how far it has come.",
				means: "At which step is my procedure, and what is missing for it to end?",
			},
		},
	},
	{
		id: "buena-fe",
		law: "simplificacion",
		article: "3",
		scope: "ejecutivo",
		sources: [explained(QUESTIONS)],
		say: "Mis papeles se toman por auténticos mientras nadie pruebe lo contrario.",
		words: {
			es: {
				title: "Que te crean",
				plain:
					"Lo que entregas y declaras se toma por auténtico, salvo prueba en contrario. Si hay duda, la regla se lee a tu favor.",
				means: "Mis papeles se toman por auténticos mientras nadie pruebe lo contrario.",
			},
			en: {
				title: "To be believed",
				plain:
					"What you hand in and declare counts as genuine unless somebody proves otherwise. In doubt, the rule is read in your favour.",
				means: "My papers count as genuine as long as nobody proves otherwise.",
			},
		},
	},
	{
		id: "otra-persona",
		law: "simplificacion",
		article: null,
		scope: "ejecutivo",
		sources: [explained(BERGER), explained(INDUSTRIA)],
		say: "Vengo por otra persona. ¿Qué ley dice que debe venir ella?",
		words: {
			es: {
				title: "Mandar a otra persona",
				plain: "Otra persona puede hacer el trámite por ti, salvo que la ley diga que debes ir tú.",
				means: "Vengo por otra persona. ¿Qué ley dice que debe venir ella?",
			},
			en: {
				title: "To send somebody else",
				plain: "Somebody else may do the procedure for you, unless the law says that you must go yourself.",
				means: "I come for somebody else. Which law says that they must come themselves?",
			},
		},
	},
	{
		id: "peticion",
		law: "constitucion",
		article: "28",
		scope: "todas",
		sources: [
			text("https://viewer.joomag.com/derechos-humanos-derechos-humanos-edp/0433270001549941085/p5"),
			text("https://es.scribd.com/document/561434567/DERECHO-DE-PETICION-TAREA-EDWIN-DIAZ-26022022"),
		],
		say: "Traigo esta petición por escrito. Quiero una copia con sello y fecha.",
		words: {
			es: {
				title: "Pedir por escrito y tener respuesta",
				plain:
					"Puedes pedir algo a una autoridad, solo o con otros. Ella debe tramitarlo y resolver. En asuntos administrativos debe resolver y avisarte en 30 días como máximo.",
				means: "Traigo esta petición por escrito. Quiero una copia con sello y fecha.",
			},
			en: {
				title: "To ask in writing and get an answer",
				plain:
					"You may ask an authority for something, alone or with others. It must deal with it and decide. In office matters it must decide and tell you within 30 days.",
				means: "I bring this request in writing. I would like a copy with stamp and date.",
			},
		},
	},
	{
		id: "ver-y-copiar",
		law: "constitucion",
		article: "30",
		scope: "todas",
		sources: [
			text(
				"https://github.com/RedCiudadana/JusticiaPedia4.0/blob/dfd9f262a2de1482c9846bf94033ce3fb0406540/src/pages/WhatIsJusticiapedia.tsx",
			),
		],
		say: "Quiero ver mi expediente y sacar una copia.",
		words: {
			es: {
				title: "Ver tu expediente y sacar copia",
				plain:
					"Lo que hace la administración es público. Puedes ver el expediente que te interesa y pedir informes, copias y certificaciones. Hay excepciones: secretos militares o diplomáticos y datos dados en confianza.",
				means: "Quiero ver mi expediente y sacar una copia.",
			},
			en: {
				title: "To see your file and take a copy",
				plain:
					"What public offices do is public. You may see the file that concerns you and ask for reports, copies and certificates. There are exceptions: military or diplomatic secrets and data given in confidence.",
				means: "I would like to see my file and take a copy.",
			},
		},
	},
	{
		id: "pedir-informacion",
		law: "informacion",
		article: "1, 2",
		scope: "todas",
		sources: [text(LAIP_TEXT)],
		say: "Quiero pedir información pública. ¿Dónde está la Unidad de Información?",
		words: {
			es: {
				title: "Pedir información pública",
				plain:
					"Cualquier persona puede pedir datos o papeles que guarda una oficina pública. Vale también para las municipalidades y lo que es autónomo.",
				means: "Quiero pedir información pública. ¿Dónde está la Unidad de Información?",
			},
			en: {
				title: "To ask for public information",
				plain:
					"Anybody may ask for the information that a public office keeps. This holds for town halls and autonomous bodies too.",
				means: "I want to ask for public information. Where is the Information Unit?",
			},
		},
	},
	{
		id: "plazo-de-informacion",
		law: "informacion",
		article: "42, 43, 54–60",
		scope: "todas",
		sources: [explained(SBS)],
		say: "¿Qué día vence el plazo para responder mi solicitud?",
		words: {
			es: {
				title: "Recibir la información en 10 días hábiles",
				plain:
					"Tienen 10 días hábiles desde que admiten tu solicitud. Si es mucha información, pueden tomar hasta 10 días más. Si no te gusta la respuesta, tienes 15 días para pedir un recurso de revisión.",
				means: "¿Qué día vence el plazo para responder mi solicitud?",
			},
			en: {
				title: "To get the information within 10 working days",
				plain:
					"They have 10 working days from when they admit your request. If it is a lot, they may take up to 10 days more. If you do not agree with the answer, you have 15 days to ask for a review.",
				means: "On which day does the time to answer my request end?",
			},
		},
	},
	{
		id: "contarlo-a-la-pdh",
		law: "constitucion",
		article: "274, 275",
		scope: "todas",
		sources: [text(ARTICLE_274), text(ARTICLE_275)],
		say: "Voy a anotar lo que pasó para contarlo en la PDH.",
		words: {
			es: {
				title: "Contar a la PDH lo que pasó",
				plain:
					"La PDH puede supervisar a las oficinas públicas. Investiga lo que hacen en contra de la gente y toda denuncia sobre derechos humanos.",
				means: "Voy a anotar lo que pasó para contarlo en la PDH.",
			},
			en: {
				title: "To tell the PDH (human rights office) what happened",
				plain:
					"The PDH may watch over public offices. It looks into what they do against people and into every complaint about human rights.",
				means: "I will note what happened, to tell it to the PDH.",
			},
		},
	},
];

function text(address: string): RightSource {
	return { address, isText: true };
}

function explained(address: string): RightSource {
	return { address, isText: false };
}
