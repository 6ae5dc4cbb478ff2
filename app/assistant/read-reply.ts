import { isRecord, isTextOrNull } from "../untrusted-json.ts";
import type { FactView } from "./fact-view.ts";
import type { Named, ReplyView } from "./reply-kinds.ts";

type Check = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Check>>;

const isProof = isOf({
	status: isText,
	read: isTextOrNull,
	other: isOrNull(isOf({ value: isText, address: isTextOrNull })),
});
const isSource = isOf({
	...{ fields: isListOf(isText), addresses: isListOf(isText), date: isTextOrNull },
	proof: isOrNull(isProof),
});
const isChoice = isOf({ id: isText, name: isText, fact: isOrNull(isFact), source: isOrNull(isSource) });
const isOffer = isOf({ address: isText, name: isText, about: isTextOrNull });
const isMeaning = isOf({ abbreviation: isText, expansion: isText, about: isTextOrNull });
const isLocal = isOf({ town: isText, offices: isListOf(isOf({ name: isText, address: isTextOrNull })) });
const CHOICES = { choices: isListOf(isChoice) };

/** What each kind of reply holds beside its kind and what the next question goes on from. */
const REPLIES = {
	blank: {},
	greeting: {},
	thanks: {},
	insult: {},
	ability: {},
	which: {},
	meaning: {},
	nothing: {
		guides: isListOf(isNamed),
		names: isOrNull(isOf({ found: isText, named: isListOf(isOf({ number: isText, name: isText, address: isText })) })),
	},
	outside: { subject: isText, verdict: isVerdict },
	site: { verdict: isVerdict },
	person: {
		...{ institution: isOrNull(isNamed), facts: isListOf(isFact), source: isOrNull(isSource) },
		...{ writeUs: isText, answer: isText },
	},
	answer: {
		procedure: isNamed,
		description: isTextOrNull,
		facts: isListOf(isFact),
		sources: isListOf(isSource),
		isDoubtful: isTruth,
		next: isListOf(isText),
		others: isListOf(isNamed),
	},
	choices: { isSure: isTruth, guides: isListOf(isNamed), ...CHOICES },
	comparison: { field: isText, end: isText, isDecided: isTruth, ...CHOICES },
	list: {
		total: isNumber,
		isFree: isTruth,
		isOnline: isTruth,
		institution: isTextOrNull,
		audience: isTextOrNull,
		about: isTextOrNull,
		listed: isListOf(isNamed),
		address: isText,
	},
	ranking: {
		end: isText,
		institution: isTextOrNull,
		ranked: isListOf(isOf({ id: isText, name: isText, address: isText, score: isNumber })),
	},
	situation: {
		situation: isText,
		procedures: isListOf(isOf({ id: isText, name: isText, place: isTextOrNull })),
		institutions: isListOf(isOf({ id: isText, name: isText, phone: isTextOrNull, source: isSource })),
	},
	institution: {
		institution: isOf({ id: isText, name: isText, fullName: isTextOrNull }),
		description: isTextOrNull,
		facts: isListOf(isFact),
		source: isOrNull(isSource),
	},
} satisfies Record<ReplyView["kind"], Shape>;

const NOTED_TEXT = { value: isTextOrNull, note: isTextOrNull };
const LISTED_TEXTS = { values: isListOf(isText) };
const REACH = {
	values: isListOf(isText),
	isOnline: isTruth,
	institution: isOrNull(isOf({ id: isText, name: isText, value: isTextOrNull })),
	unknownIn: isTextOrNull,
};

const isNearOffice = isOf({
	...{ id: isText, name: isText, place: isText, about: isText, doubt: isTextOrNull, map: isTextOrNull },
	phone: isOrNull(isOf({ address: isText, number: isText })),
});
const isNear = isOf({
	...{ lead: isText, offices: isListOf(isNearOffice) },
	more: isOf({ label: isText, address: isText }),
});
const SOMEWHERE = { local: isOrNull(isLocal), near: (value: unknown) => value === undefined || isNear(value) };

/** What each field of a fact holds beside its name. */
const FACTS = {
	cost: {
		amount: isNumberOrNull,
		currency: isText,
		note: isTextOrNull,
		table: isOrNull(isOf({ from: isNumber, to: isNumber, income: isNumberOrNull, forIncome: isNumberOrNull })),
	},
	duration: NOTED_TEXT,
	hours: REACH,
	phone: REACH,
	document: NOTED_TEXT,
	law: NOTED_TEXT,
	description: NOTED_TEXT,
	status: REACH,
	requirements: LISTED_TEXTS,
	steps: LISTED_TEXTS,
	validity: LISTED_TEXTS,
	deadline: LISTED_TEXTS,
	mention: LISTED_TEXTS,
	place: { place: isOf({ kind: isText }), institution: isOrNull(isNamed), ...SOMEWHERE },
	address: { value: isTextOrNull, ...SOMEWHERE },
	online: { type: isTextOrNull, link: isTextOrNull },
	audience: { audience: isTextOrNull, ...LISTED_TEXTS },
	link: { address: isTextOrNull },
	updated: { date: isTextOrNull },
} satisfies Record<FactView["field"], Shape>;

/** The reply that an answer holds; null when it is no answer of ours, such as the page of a network that wants a login. */
export function readReply(answer: unknown): ReplyView | null {
	return isReply(answer) ? answer : null;
}

function isReply(value: unknown): value is ReplyView {
	return (
		isRecord(value) &&
		isTextOrNull(value.before) &&
		isOrNull(isMeaning)(value.meaning) &&
		hasShape(value, findShape(REPLIES, value.kind))
	);
}

/** What a verdict does not say is left out of it. */
function isVerdict(value: unknown): boolean {
	if (!isRecord(value)) return false;
	const { elsewhere, adviser, site } = value;
	const isElsewhere = isOf({ name: isText, nearest: isOrNull(isOffer) });
	return (
		(elsewhere === undefined || isElsewhere(elsewhere)) &&
		(adviser === undefined || isOffer(adviser)) &&
		(site === undefined || isText(site))
	);
}

function isFact(value: unknown): value is FactView {
	return isRecord(value) && hasShape(value, findShape(FACTS, value.field));
}

function isNamed(value: unknown): value is Named {
	return isRecord(value) && isText(value.id) && isText(value.name);
}

function findShape(shapes: Readonly<Record<string, Shape>>, name: unknown): Shape | undefined {
	return isText(name) && Object.hasOwn(shapes, name) ? shapes[name] : undefined;
}

function hasShape(value: Record<string, unknown>, shape: Shape | undefined): boolean {
	return shape !== undefined && Object.entries(shape).every(([name, isRight]) => isRight(value[name]));
}

function isOf(shape: Shape): Check {
	return (value) => isRecord(value) && hasShape(value, shape);
}

function isOrNull(isRight: Check): Check {
	return (value) => value === null || isRight(value);
}

function isListOf(isRight: Check): Check {
	return (value) => Array.isArray(value) && value.every(isRight);
}

function isText(value: unknown): value is string {
	return typeof value === "string";
}

function isNumber(value: unknown): value is number {
	return typeof value === "number";
}

function isNumberOrNull(value: unknown): value is number | null {
	return value === null || isNumber(value);
}

function isTruth(value: unknown): value is boolean {
	return typeof value === "boolean";
}
