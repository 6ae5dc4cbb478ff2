import { JSDOM } from "jsdom";

/** A window remembers what was looked for in its documents: it serves so many, and goes with them. */
const DOCUMENTS_OF_A_WINDOW = 10;

/**
 * A page as a document without its style sheets, which jsdom would read at length and follow only in part. Several share a
 * window: to make one for each page took a third of the time of the tests that look at pages.
 */
export function readHtml(html: string): Document {
	if (made % DOCUMENTS_OF_A_WINDOW === 0) window = openWindow();
	made += 1;
	const document = new window.DOMParser().parseFromString(html, "text/html");
	// Whoever looks for roles and names asks the view of a document for styles.
	Object.defineProperty(document, "defaultView", { value: window });
	return document;
}

const styles = new Map<string, CSSStyleDeclaration>();
let window = openWindow();
let made = 0;

/** Without style sheets an element looks as the like of it everywhere: what is asked of its style is computed once. */
function openWindow() {
	const opened = new JSDOM("", { url: "http://localhost/" }).window;
	const compute = opened.getComputedStyle.bind(opened);
	opened.getComputedStyle = (element, pseudo) => {
		const key = `${spell(element.parentElement)}>${spell(element)}${pseudo ?? ""}`;
		const style = styles.get(key) ?? keepStyle(compute(element, pseudo));
		styles.set(key, style);
		return style;
	};
	return opened;
}

/** Its name, the names of its attributes, and the values that a browser's own style sheet asks for. */
function spell(element: Element | null): string {
	if (!element) return "";
	const names = element.getAttributeNames().sort();
	return `${element.tagName} ${names} ${element.getAttribute("type")} ${element.getAttribute("style")}`;
}

/** The values themselves: the style would hold on to its document. */
function keepStyle(style: CSSStyleDeclaration): CSSStyleDeclaration {
	const kept: Record<string, string> = {};
	for (const name of ["display", "visibility", "content"]) kept[name] = style.getPropertyValue(name);
	return Object.assign(Object.create(null), kept, { getPropertyValue: (name: string) => kept[name] ?? "" });
}
