import type { DeskPage } from "../../testbed/desk.ts";
import { readHtml } from "../../testbed/read-html.ts";

export type Fields = Record<string, string | string[]>;

/** What a browser would send of the form that leads to `action`, without any of its buttons. */
export function readForm(page: Pick<DeskPage, "html">, action?: string): Fields {
	const document = readHtml(page.html);
	const forms = [...document.querySelectorAll("main form")];
	const form = forms.find((each) => action === undefined || each.getAttribute("action") === action);
	if (!form) throw new Error(`The page has no form for ${action}: ${page.html.slice(0, 400)}`);
	const fields: Fields = {};
	for (const control of form.querySelectorAll("input, select, textarea")) {
		const { name, value, type, checked } = control as HTMLInputElement;
		if (name === "" || ((type === "checkbox" || type === "radio") && !checked)) continue;
		const before = fields[name];
		fields[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
	}
	return fields;
}

/** The words beside a field that say what is wrong with it; undefined where nothing is. */
export function faultOf(page: Pick<DeskPage, "html">, field: string): string | undefined {
	const document = readHtml(page.html);
	return document.getElementById(`${field}-error`)?.textContent ?? undefined;
}

/** What a page says, without its markup. */
export function wordsOf(page: Pick<DeskPage, "html">): string {
	const document = readHtml(page.html);
	return (document.querySelector("main")?.textContent ?? "").replace(/\s+/g, " ");
}
