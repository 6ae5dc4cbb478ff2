import type { Language } from "../domain/language.ts";
import { BRAND } from "./brand.ts";
import type { Question, QuestionCategory } from "./question.ts";
import type { ByLanguage } from "./text-shapes.ts";

type Wording = Pick<Question, "question" | "answer">;

const QUESTIONS: readonly ({ id: string; category: QuestionCategory } & ByLanguage<Wording>)[] = [
	{
		id: "que-es",
		category: "general",
		es: {
			question: `¿Qué es ${BRAND.product}?`,
			answer:
				"Es un portal que explica los trámites de Guatemala con palabras claras. Te dice qué llevar, qué pasos dar, cuánto cuesta y dónde ir. Usarlo es gratis. Lo hace una asociación civil, no el Gobierno.",
		},
		en: {
			question: `What is ${BRAND.product}?`,
			answer:
				"It is a site that explains Guatemala’s government procedures in plain words. It tells you what to bring, what to do, what it costs and where to go. It is free to use. A civil association runs it, not the government.",
		},
	},
	{
		id: "hacer-aqui",
		category: "general",
		es: {
			question: "¿Puedo hacer mi trámite aquí?",
			answer:
				"No. Este portal solo informa. El trámite lo haces en la institución o en su sitio oficial. En cada trámite te damos ese enlace cuando lo hay. Nadie debe cobrarte en nuestro nombre.",
		},
		en: {
			question: "Can I carry out my procedure here?",
			answer:
				"No. This site only gives information. You carry out the procedure at the institution or on its official site. Each procedure has that link when there is one. Nobody may charge you in our name.",
		},
	},
	{
		id: "cuenta",
		category: "general",
		es: {
			question: "¿Tengo que pagar o crear una cuenta?",
			answer:
				"No. Todo es gratis y no hay cuentas. No te pedimos tu DPI ni tu clave. Si alguien te los pide en nuestro nombre, no los des.",
		},
		en: {
			question: "Do I have to pay or open an account?",
			answer:
				"No. All of it is free and there are no accounts. We never ask for your identity card (DPI) or your password. If someone asks for them in our name, do not give them.",
		},
	},
	{
		id: "buscar",
		category: "tramites",
		es: {
			question: "¿Cómo encuentro un trámite?",
			answer:
				"Escribe en el buscador lo que necesitas, con tus palabras. No importan las tildes ni las mayúsculas. También puedes ver la lista por categoría o por institución.",
		},
		en: {
			question: "How do I find a procedure?",
			answer:
				"Type what you need in the search box, in your own words. Accents and capital letters do not matter. You can also look by category or by institution.",
		},
	},
	{
		id: "tipos",
		category: "tramites",
		es: {
			question: "¿Qué quieren decir Digital, Mixto y Presencial?",
			answer:
				"Digital: lo haces todo por internet. Mixto: una parte es por internet y otra en la oficina. Presencial: tienes que ir a la oficina.",
		},
		en: {
			question: "What do Digital, Mixed and In person mean?",
			answer:
				"Digital: you do all of it online. Mixed: one part is online and the other at the office. In person: you have to go to the office.",
		},
	},
	{
		id: "sin-costo",
		category: "tramites",
		es: {
			question: "¿Por qué a veces no aparece el costo?",
			answer:
				"Porque no lo hallamos en una fuente pública. Eso no quiere decir que sea gratis. Pregunta en la institución antes de ir. Si el trámite es gratis y hay una fuente, lo decimos.",
		},
		en: {
			question: "Why is the cost missing sometimes?",
			answer:
				"Because no public source that we found states it. That does not mean it is free. Ask the institution before you go. If it is free and a source says so, we tell you.",
		},
	},
	{
		id: "cual-institucion",
		category: "instituciones",
		es: {
			question: "¿Cómo sé a qué institución ir?",
			answer:
				"En cada trámite verás el nombre de la institución a cargo. Tócalo para ver su teléfono, su dirección y su horario, si los tenemos.",
		},
		en: {
			question: "How do I know which institution to go to?",
			answer:
				"Each procedure names the institution in charge. Open it to see its phone, address and hours, if we have them.",
		},
	},
	{
		id: "sin-telefono",
		category: "instituciones",
		es: {
			question: "¿Por qué falta un teléfono o un horario?",
			answer:
				"Solo ponemos datos que hallamos en una fuente pública. Si no hay fuente, el dato queda vacío. Nunca lo inventamos. Si lo sabes, mándanos un reporte y lo revisamos.",
		},
		en: {
			question: "Why is a phone number or a timetable missing?",
			answer:
				"We only publish what we found in a public source. With no source, we leave it empty. We never make it up. If you know it, send us a report and we will check it.",
		},
	},
	{
		id: "que-llevar",
		category: "documentos",
		es: {
			question: "¿Qué papeles tengo que llevar?",
			answer:
				"Mira la lista de requisitos del trámite. Puedes imprimirla y marcar lo que ya tienes. Si el trámite dice que falta revisarlo, llama antes de ir.",
		},
		en: {
			question: "Which papers do I have to bring?",
			answer:
				"Look at the list of requirements of the procedure. You can print it and tick what you already have. If the procedure says that it still needs review, call before you go.",
		},
	},
	{
		id: "copias",
		category: "documentos",
		es: {
			question: "¿Llevo copias o papeles originales?",
			answer:
				"Depende del trámite. La lista de requisitos lo dice cuando la fuente lo aclara. Si no lo dice, pregunta en la institución antes de ir.",
		},
		en: {
			question: "Do I bring copies or original papers?",
			answer:
				"It depends on the procedure. The list of requirements says so when the source makes it clear. If it does not, ask the institution before you go.",
		},
	},
	{
		id: "cuanto-tarda",
		category: "tiempos",
		es: {
			question: "¿Cuánto tarda un trámite?",
			answer:
				"Verás el tiempo junto al costo de cada trámite. Es el que dan las fuentes, no una promesa. Si hay mucha gente o falta un papel, puede tardar más.",
		},
		en: {
			question: "How long does a procedure take?",
			answer:
				"You will see the time beside the cost of each procedure. It is what the sources state, not a promise. A long queue or a missing paper can make it longer.",
		},
	},
	{
		id: "dias-habiles",
		category: "tiempos",
		es: {
			question: "¿Qué son los días hábiles?",
			answer:
				"Son los días en que las oficinas trabajan. Lo normal es de lunes a viernes, sin contar los feriados. Ocho días hábiles son más de una semana.",
		},
		en: {
			question: "What are working days?",
			answer:
				"They are the days when offices work. That is usually Monday to Friday, without public holidays. Eight working days are more than a week.",
		},
	},
	{
		id: "fuentes",
		category: "ventanilla",
		es: {
			question: "¿De dónde sale la información?",
			answer:
				"De fuentes públicas: primero los sitios oficiales y luego la prensa y otras guías. Cada trámite muestra sus fuentes, su fecha y qué tan segura es la información. Si no hay fecha, también te lo decimos.",
		},
		en: {
			question: "Where does the information come from?",
			answer:
				"From public sources: first official sites, then the press and other guides. Each procedure shows its sources, its date and how sure we are. If there is no date, we tell you that too.",
		},
	},
	{
		id: "reportar",
		category: "ventanilla",
		es: {
			question: "¿Cómo aviso de un dato equivocado?",
			answer:
				"Usa el botón para reportar un problema. Está en todas las páginas. Dinos qué trámite es y qué está mal. No hace falta que des tu nombre ni tu correo. Al final te damos un código de recibo. Con él ves cómo va tu reporte.",
		},
		en: {
			question: "How do I report a wrong fact?",
			answer:
				"Use the button to report a problem. It is on every page. Tell us which procedure it is and what is wrong. You do not have to give your name or e-mail. At the end we give you a receipt code. With it you see how your report is.",
		},
	},
];

/** The 14 frequent questions in one language, in the order in which to show them. */
export function listQuestions(language: Language): Question[] {
	return QUESTIONS.map((entry) => ({ id: entry.id, category: entry.category, ...entry[language] }));
}
