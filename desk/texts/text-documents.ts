import { createHash } from "node:crypto";
import { BANNER_SLIDES } from "../../content/banner.ts";
import { BRAND } from "../../content/brand.ts";
import { toDocument } from "../../content/catalogue/experiences.ts";
import { PROMO } from "../../content/promo.ts";
import { EXPERIENCE_NOTICE, IMPORTANT_NOTICE } from "../../content/site-texts.ts";
import type { RecordContent, RecordName } from "../../domain/desk/record.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import type { FlawCode } from "../../domain/site-documents/document-shape.ts";
import { EXPERIENCE_WORD } from "../../domain/site-documents/experience.ts";
import { SEARCH_EXAMPLES } from "../../domain/site-documents/search-examples.ts";
import {
	ASSOCIATION,
	BANNER_DOCUMENT,
	checkAssociationDocument,
	checkBannerDocument,
	checkNoticesDocument,
	checkPromoDocument,
	MOST_SLIDES,
	MOST_SUPPORTERS,
	NOTICES_DOCUMENT,
	PROMO_DOCUMENT,
} from "../../domain/site-documents/site-texts.ts";

export const TEXT_IDS = ["association", "supporters", "promo", "banner", "notices"] as const;
type TextId = (typeof TEXT_IDS)[number];

/** A document with all its fields; what somebody typed may be no valid one yet. */
export type LooseDocument = Readonly<Record<string, unknown>>;

/** One form of the room, and the part of a document that it edits. */
export interface TextDocument {
	id: TextId;
	record: RecordName;
	/** The fields of the document that this form edits. */
	keys: readonly string[];
	/** Whether each field falls back to the release by itself; else the document is published whole. */
	isByField: boolean;
	/** What the release says, all fields. */
	release: LooseDocument;
	check(content: unknown): readonly FlawCode[];
	/** The list that grows and shrinks, where there is one. */
	list?: { key: string; most: number; blank: unknown };
}

const words = (language: DeskLanguage) => {
	const { title, text, linkLabel } = PROMO[language];
	return { title, text, linkLabel };
};
const blankWords = { title: "", text: "", linkLabel: "" };
const bothBlank = { es: "", en: "" };

const { email, answerDays, location, hours, community, networks, supporters } = BRAND;
const associationRelease = { email, answerDays, location, hours, community, networks, supporters };

const association = {
	record: `document:${ASSOCIATION}`,
	isByField: true,
	release: associationRelease,
	check: checkAssociationDocument,
} as const;

export const TEXT_DOCUMENTS: Readonly<Record<TextId, TextDocument>> = {
	association: {
		...association,
		id: "association",
		keys: ["email", "answerDays", "location", "hours", "community", "networks"],
	},
	supporters: {
		...association,
		id: "supporters",
		keys: ["supporters"],
		list: { key: "supporters", most: MOST_SUPPORTERS, blank: { name: bothBlank, country: bothBlank, website: "" } },
	},
	promo: {
		id: "promo",
		record: `document:${PROMO_DOCUMENT}`,
		keys: ["isOn", "from", "until", "to", "words"],
		isByField: false,
		release: { isOn: true, from: "", until: "", to: PROMO.es.to, words: { es: words("es"), en: words("en") } },
		check: checkPromoDocument,
	},
	banner: {
		id: "banner",
		record: `document:${BANNER_DOCUMENT}`,
		keys: ["isOn", "slides"],
		isByField: false,
		release: {
			isOn: true,
			slides: BANNER_SLIDES.es.map(({ to, ...es }, at) => {
				const { title = "", text = "", linkLabel = "" } = BANNER_SLIDES.en[at] ?? {};
				return { to, words: { es, en: { title, text, linkLabel } } };
			}),
		},
		check: checkBannerDocument,
		list: { key: "slides", most: MOST_SLIDES, blank: { to: "/", words: { es: blankWords, en: blankWords } } },
	},
	notices: {
		id: "notices",
		record: `document:${NOTICES_DOCUMENT}`,
		keys: ["site", "important", "experience"],
		isByField: true,
		release: {
			site: { isOn: false, severity: "warning", from: "", until: "", words: bothBlank },
			important: IMPORTANT_NOTICE,
			experience: EXPERIENCE_NOTICE,
		},
		check: checkNoticesDocument,
	},
};

/** The document of a record's content with what it leaves out from the release. */
export function wholeDocument({ release }: TextDocument, content: RecordContent): LooseDocument {
	const stored = content.site_documents?.[0]?.content;
	return { ...release, ...(typeof stored === "object" && stored !== null ? stored : {}) };
}

/** A document as it is stored: only what differs from the release; nothing at all where nothing does. */
export function toContent({ record, isByField, release }: TextDocument, whole: LooseDocument): RecordContent {
	const differing = Object.entries(whole).filter(([key, value]) => spell(value) !== spell(release[key]));
	if (differing.length === 0) return {};
	const id = record.slice("document:".length);
	return { site_documents: [{ id, content: isByField ? Object.fromEntries(differing) : whole }] };
}

/** What would be refused of a content; nothing of one that leaves all to the release. */
export function listContentFlaws({ check }: TextDocument, content: RecordContent): readonly FlawCode[] {
	const row = content.site_documents?.[0];
	return row ? check(row.content) : [];
}

/** Whether the order of the keys differs or not. */
function spell(value: unknown): string {
	return JSON.stringify(value, (_key, part: unknown) =>
		typeof part === "object" && part !== null && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
			: part,
	);
}

/** A document as the fields of a form: each text by its path, `slides.0.words.es.title`; a yes is "si", a no is "". */
export type Fields = Readonly<Record<string, string>>;

/** Spreads a document into fields. */
export function toFields(value: unknown, path = ""): Fields {
	if (typeof value === "boolean") return { [path]: value ? "si" : "" };
	if (typeof value !== "object" || value === null) return { [path]: String(value ?? "") };
	const parts = Object.entries(value).map(([key, part]) => toFields(part, path ? `${path}.${key}` : key));
	return Object.assign({}, ...parts);
}

/** Whole numbers and yes or no, by the last part of their path; every other field is a text. */
const NUMBERS = ["answerDays", "width", "height"];
const FLAGS = ["isOn"];

/** Gathers fields into a document again; parts that are numbered become lists, without gaps. */
export function fromFields(fields: Fields): Record<string, unknown> {
	const groups = Map.groupBy(Object.entries(fields), ([path]) => path.split(".")[0] ?? "");
	return Object.fromEntries([...groups].map(([key, entries]) => [key, gather(key, entries)]));
}

function gather(key: string, entries: readonly [string, string][]): unknown {
	const [first] = entries;
	if (first && !first[0].includes(".")) return readValue(key, first[1]);
	const inner = fromFields(Object.fromEntries(entries.map(([path, text]) => [path.slice(key.length + 1), text])));
	const keys = Object.keys(inner);
	if (!keys.every((each) => /^\d{1,3}$/.test(each))) return inner;
	return keys.toSorted((one, other) => Number(one) - Number(other)).map((each) => inner[each]);
}

function readValue(key: string, text: string): unknown {
	if (FLAGS.includes(key)) return text === "si";
	return NUMBERS.includes(key) && /^\d{1,4}$/.test(text) ? Number(text) : text;
}

/** A short hash of what is published: a form that was made from something else has to be looked at again. */
export function fingerprint(content: RecordContent): string {
	return createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 16);
}

/** Whether the release says something in the place of this document where the desk has published none. */
export function isInRelease(documentId: string): boolean {
	const [word, ...rest] = documentId.split(":");
	if (word === SEARCH_EXAMPLES) return true;
	if (word === EXPERIENCE_WORD) return toDocument(rest.join(":")) !== undefined;
	return Object.values(TEXT_DOCUMENTS).some(({ record }) => record === `document:${documentId}`);
}
