import { sayProcedure, TRANSLATION_WORDS } from "../../content/catalogue/translations.ts";
import { fill } from "../../content/fill.ts";
import { SHEET_TEXTS } from "../../content/sheet-texts.ts";
import type { Catalogue, CataloguedProcedure } from "../../domain/catalogue/catalogue.ts";
import { institutionName } from "../../domain/catalogue/institution.ts";
import { isUnchecked, procedureName } from "../../domain/catalogue/procedure.ts";
import { lastReadDay } from "../../domain/facts/details.ts";
import { findCostRange } from "../../domain/facts/procedure-cost.ts";
import type { ProvableField } from "../../domain/facts/procedure-fact.ts";
import { findPlace } from "../../domain/facts/told-facts.ts";
import type { Language } from "../../domain/language.ts";
import type { DepartmentId } from "../../domain/offices/departments.ts";
import { addresses } from "../address/addresses.ts";
import { findNearestFor, sayWhere } from "../components/nearest-view.ts";
import { describeOffice } from "../components/office-view.ts";
import { viewPrice } from "../components/price-view.ts";
import { viewTerms } from "../components/term-view.ts";
import { formatDate, formatMoney } from "../words/format.ts";
import { translatorFor } from "../words/text.ts";
import { listPayments } from "./payments-view.ts";
import { type SaidWords, speakerOf, spellWords } from "./said-words.ts";

/** A fact by its name, in one line or several. */
export interface SheetFact {
	label: string;
	lines: readonly SaidWords[];
}

export type ProcedureSheetView = ReturnType<typeof viewProcedureSheet>;

export interface SheetAsked {
	language: Language;
	/** Of whoever goes. */
	department: DepartmentId | null;
}

/** Places of a procedure on paper; the others stand on its page. */
const MOST_PLACES = 3;
/** One procedure on paper: enough to go to the window with it, and how sure each thing is. */
export function viewProcedureSheet(catalogue: Catalogue, record: CataloguedProcedure, asked: SheetAsked) {
	const { language } = asked;
	const { text } = translatorFor(language);
	const texts = SHEET_TEXTS[language];
	const said = sayProcedure(record, language);
	const speaker = speakerOf(language, said);
	const { say, read } = speaker;
	const { procedure } = said;
	const { institutions: institution, documento_obtenible, respaldo_legal, requirements, steps } = procedure;
	const today = new Date().toISOString().slice(0, 10);
	const price = viewPrice(catalogue, procedure, { language, today });
	const terms = viewTerms(procedure.terms, record.terms, { language, today, stillSpanish: said.stillSpanish });
	const name = procedureName(procedure);
	const spanishName = procedureName(record);
	const cost = sayCost();
	const where = [...sayPlace(), ...sayPlaces()];
	const pays = listPayments(price, speaker);
	return {
		id: record.id,
		path: addresses.procedure.to({ id: record.id }),
		name: say(name),
		/** By which the office knows it, where the sheet says another one. */
		asksFor:
			name === spanishName ? null : { label: TRANSLATION_WORDS[language]?.spanishName ?? "", name: read(spanishName) },
		institution: institution && nameInstitution(institution),
		facts: [
			...(documento_obtenible ? [{ label: texts.gives, lines: [say(documento_obtenible)] }] : []),
			{ label: text("procedure.place"), lines: where },
			...listOffice(),
			{ label: text("procedure.cost"), lines: [cost] },
			...(pays.length > 0 ? [{ label: price.section?.title ?? "", lines: pays }] : []),
			{
				label: text("procedure.duration"),
				lines: [procedure.duration ? [...say(procedure.duration), ...doubtOf("duration")] : [text("unknown.text")]],
			},
			...(terms
				? [
						{
							label: terms.title,
							lines: terms.listed.map(({ text: term, consequence, lang }): SaidWords => {
								const whole = [term, consequence].filter(Boolean).join(" ");
								return lang === undefined ? [whole] : [{ spanish: whole }];
							}),
						},
					]
				: []),
		] satisfies SheetFact[],
		bring: [...new Set(requirements)].map(say),
		bringNone: text("procedure.requirementsNone"),
		steps: steps.map(say),
		stepsNone: text("procedure.stepsNone"),
		titles: { bring: text("procedure.bring"), steps: text("procedure.steps"), legal: text("procedure.legal") },
		law: respaldo_legal ? read(respaldo_legal) : [text("procedure.legalNone")],
		sure: listSure(),
		/** In short, for a message. */
		brief: { cost, price: sayBriefly(), where: where[0] ?? [], bringNone: text("procedure.bringUnknown") },
	};

	/** That one page says it alone, that pages contradict each other, or that none does. */
	function doubtOf(field: ProvableField): SaidWords {
		const standing = record.facts.find((fact) => fact.field === field)?.status;
		if (standing === undefined || standing === "confirmado") return [];
		if (standing === "una fuente lo dice") return [` (${text("origin.single").toLocaleLowerCase(language)})`];
		const words = text(standing === "sin fuente" ? "origin.none" : "origin.contradicted");
		return [` (${words.replace(/\.$/, "").toLocaleLowerCase(language)})`];
	}

	function sayCost(): SaidWords {
		const { costo, costo_nota, codigo_moneda } = procedure;
		const note = costo_nota ? say(costo_nota) : null;
		if (costo !== null) {
			const amount = costo === 0 ? text("procedure.costFree") : formatMoney(costo, codigo_moneda, language);
			const more = [price.beside && ` (${price.beside})`, price.more && ` ${price.more}`].filter(Boolean).join("");
			return [`${amount}${more}`, ...doubtOf("costo"), ...(note ? [". ", ...note] : [])];
		}
		if (note && findCostRange(record.costo_nota)) return [...note, ...doubtOf("costo")];
		if (price.known) {
			const condition = price.condition ? [", ", ...say(price.condition)] : [];
			return [price.known, ...condition, ...doubtOf("costo"), ...(note ? [". ", ...note] : [])];
		}
		return [`${text("procedure.costUnknown")}. `, ...(note ?? [text("procedure.costAsk")])];
	}

	/** The price alone, with all that everybody pays. */
	function sayBriefly(): string {
		const { costo, codigo_moneda } = procedure;
		if (costo === null) return price.known ?? spellWords(cost);
		const amount = costo === 0 ? text("procedure.costFree") : formatMoney(costo, codigo_moneda, language);
		return [price.beside ?? amount, price.more].filter(Boolean).join(" ");
	}

	function sayPlace(): SaidWords[] {
		const place = findPlace(procedure);
		if (place.kind === "said") return [[...say(place.lugar), ...doubtOf("lugar")]];
		if (place.kind === "online") {
			const words = place.site
				? text("procedure.placeOnline", { site: place.site })
				: text("procedure.placeOnlineOnly");
			return [[words]];
		}
		if (procedure.places.length > 0) return [];
		const ask = institution ? [" ", ...fillSaid(texts.noOffice, nameInstitution(institution)), "."] : [];
		return [[text("procedure.placeUnknown"), ...ask]];
	}

	function sayPlaces(): SaidWords[] {
		const all = procedure.places;
		const shown = all.slice(0, MOST_PLACES).map(({ office, department, address, hours, phone }): SaidWords => {
			const named = read([office, department, address].filter(Boolean).join(", "));
			const open = hours ? [`. ${text("place.hours")} `, ...say(hours)] : [];
			return [...named, ...open, ...(phone ? [`. ${text("place.phone")} ${phone}`] : [])];
		});
		const more = all.length - shown.length;
		return more > 0 ? [...shown, [`${fill(texts.more, { count: more })}.`]] : shown;
	}

	/** The office of the chosen department; where none was chosen, whom to ask. */
	function listOffice(): SheetFact[] {
		const { department } = asked;
		const nearest = department && findNearestFor(catalogue, record, department);
		if (nearest && nearest.where === "unknown") {
			return [{ label: texts.office, lines: [[`${sayWhere(nearest, department, language)}.`]] }];
		}
		if (nearest) {
			const { office, isSure } = nearest;
			const { place, unplaced, hours, doubt, origin } = describeOffice(office, language);
			const phone = office.phone ? [`. ${texts.phone}: ${office.phone}`] : [];
			return [
				{
					label: sayWhere(nearest, department, language),
					lines: [
						[...read(`${office.name}, ${place}`), unplaced ? ` ${unplaced}` : ""],
						[`${texts.hours}: `, ...(hours === null ? [texts.hoursUnknown] : read(hours)), ...phone],
						...(isSure ? [] : [[`${text("office.unsure")}.`]]),
						...(doubt ? [[`${text("office.doubt")} `, ...read(doubt)]] : []),
						[`${origin}.`],
					],
				},
			];
		}
		if (!institution?.phone) return [];
		return [{ label: texts.ask, lines: [read(`${institutionName(institution)}: ${institution.phone}`)] }];
	}

	/** How well it is supported, since when, and what is wrong with it. */
	function listSure(): SaidWords[] {
		const { confidence, needs_review, facts, fecha_actualizado, duda, ficha } = procedure;
		const isByRule = confidence !== null && facts.some(({ status }) => status !== "sin fuente");
		const checked = lastReadDay(procedure);
		const days = [
			checked ? fill(texts.checked, { date: formatDate(checked, language) }) : "",
			fecha_actualizado
				? fill(texts.newest, { date: formatDate(fecha_actualizado, language) })
				: `${text("procedure.shareUndated")}.`,
		];
		return [
			...(isUnchecked(procedure)
				? [[`${text("procedure.unchecked.mark")}. ${ficha ? text("procedure.unchecked.note", { ficha }) : ""}`.trim()]]
				: [[text(isByRule ? `procedure.proven.${confidence}` : `procedure.confidence.${confidence ?? "unknown"}`)]]),
			...(duda ? [[`${text("procedure.unchecked.doubt")} `, ...say(duda)]] : []),
			...(needs_review ? [[text("procedure.needsReview")]] : []),
			[days.filter(Boolean).join(" ")],
			...(said.stillSpanish ? [[TRANSLATION_WORDS[language]?.mark ?? ""]] : []),
		];
	}

	function nameInstitution(named: { id: string; name: string | null; full_name: string | null }): SaidWords {
		const name = institutionName(named);
		const { full_name } = named;
		return full_name && full_name !== name ? [...read(name), ", ", ...read(full_name)] : read(name);
	}
}

/** A sentence of ours around one text of the catalogue. */
function fillSaid(sentence: string, inner: SaidWords): SaidWords {
	const [before = "", after = ""] = sentence.split(/\{\{\w+\}\}/);
	return [before, ...inner, after];
}
