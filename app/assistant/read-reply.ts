import { isRecord, isTextOrNull } from "../untrusted-json.ts";
import type { FactView } from "./fact-view.ts";
import type { Named, ReplyView, SourceView } from "./reply-view.ts";

type Shape = Readonly<Record<string, (value: unknown) => boolean>>;

/** What each kind of reply holds beside its kind. */
const REPLIES = {
	blank: {},
	greeting: {},
	thanks: {},
	ability: {},
	which: {},
	nothing: { guides: isListOf(isNamed) },
	answer: {
		procedure: isNamed,
		description: isTextOrNull,
		facts: isListOf(isFact),
		source: isSource,
		next: isListOf(isText),
		others: isListOf(isNamed),
	},
	choices: { isSure: isTruth, choices: isListOf(isChoice), guides: isListOf(isNamed) },
	institution: { institution: isInstitution, facts: isListOf(isFact), source: isSource },
} satisfies Record<ReplyView["kind"], Shape>;

const NOTED_TEXT = { value: isTextOrNull, note: isTextOrNull };
const LISTED_TEXTS = { values: isListOf(isText) };

/** What each field of a fact holds beside its name. */
const FACTS = {
	cost: { amount: isNumberOrNull, currency: isText, note: isTextOrNull },
	duration: NOTED_TEXT,
	hours: NOTED_TEXT,
	phone: NOTED_TEXT,
	document: NOTED_TEXT,
	law: NOTED_TEXT,
	requirements: LISTED_TEXTS,
	steps: LISTED_TEXTS,
	validity: LISTED_TEXTS,
	place: { institution: (value) => value === null || isNamed(value), address: isTextOrNull },
	online: { type: isTextOrNull },
	audience: { audience: isTextOrNull },
	link: { address: isTextOrNull },
	updated: { date: isTextOrNull },
} satisfies Record<FactView["field"], Shape>;

/** The reply that an answer holds; null when it is no answer of ours, such as the page of a network that wants a login. */
export function readReply(answer: unknown): ReplyView | null {
	return isReply(answer) ? answer : null;
}

function isReply(value: unknown): value is ReplyView {
	return isRecord(value) && hasShape(value, findShape(REPLIES, value.kind));
}

function isFact(value: unknown): value is FactView {
	return isRecord(value) && hasShape(value, findShape(FACTS, value.field));
}

function isChoice(value: unknown): boolean {
	return isNamed(value) && "fact" in value && (value.fact === null || isFact(value.fact));
}

function isInstitution(value: unknown): boolean {
	return isNamed(value) && "fullName" in value && isTextOrNull(value.fullName);
}

function isNamed(value: unknown): value is Named {
	return isRecord(value) && isText(value.id) && isText(value.name);
}

function isSource(value: unknown): value is SourceView {
	return isRecord(value) && isTextOrNull(value.address) && isTextOrNull(value.date) && isTruth(value.isDoubtful);
}

function findShape(shapes: Readonly<Record<string, Shape>>, name: unknown): Shape | undefined {
	return isText(name) && Object.hasOwn(shapes, name) ? shapes[name] : undefined;
}

function hasShape(value: Record<string, unknown>, shape: Shape | undefined): boolean {
	return shape !== undefined && Object.entries(shape).every(([name, isRight]) => isRight(value[name]));
}

function isListOf(isRight: (value: unknown) => boolean) {
	return (value: unknown) => Array.isArray(value) && value.every(isRight);
}

function isText(value: unknown): value is string {
	return typeof value === "string";
}

function isNumberOrNull(value: unknown): value is number | null {
	return value === null || typeof value === "number";
}

function isTruth(value: unknown): value is boolean {
	return typeof value === "boolean";
}
