/** How a browser translates: Chrome wraps every text in new elements, Firefox and Safari change it in place. */
export type Translator = "wraps" | "in-place";

/** What the letter before each word says: these are words of another language. */
const MARK = "ë";
const WORD = /\p{L}+/gu;

/** The words as the simulated translator writes them, so that a walk finds what it looks for. */
function translateWords(text: string): string {
	return text.replace(WORD, (word) => MARK + word);
}

/** Both ways that a text may read on a translated page: what was drawn anew is in the language of the portal. */
export function readings(text: string): readonly string[] {
	return [text, translateWords(text)];
}

/**
 * Runs in the page: translates it as a browser does, into a language of which only `ë` is known. Keeps in mind which
 * element had which words.
 */
export function translatePage(translator: Translator): number {
	const words = /\p{L}+/gu;
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const parent = node.parentElement;
		if (!parent || parent.closest("script, style, noscript, template, svg, textarea, [translate=no]")) continue;
		if (/\p{L}/u.test(node.nodeValue || "")) texts.push(node as Text);
	}
	const known: { element: Element; original: string }[] = [];
	for (const text of texts) {
		const original = text.data;
		const parent = text.parentElement;
		// What a status says is said anew.
		if (parent && parent.childNodes.length === 1 && !parent.matches("[role=status]"))
			known.push({ element: parent, original });
		const translated = original.replace(words, (word) => `ë${word}`);
		if (translator === "in-place") {
			text.data = translated;
			continue;
		}
		const outer = document.createElement("font");
		const inner = document.createElement("font");
		for (const font of [outer, inner]) font.style.verticalAlign = "inherit";
		inner.textContent = translated;
		outer.append(inner);
		text.replaceWith(outer);
	}
	document.documentElement.lang = "en";
	if (translator === "wraps") document.documentElement.classList.add("translated-ltr");
	Reflect.set(window, "ventanillaTranslated", known);
	return texts.length;
}

/** Runs in the page: texts that were translated and are Spanish again though their element is still the same. */
export function listLostTranslations(): string[] {
	const known: unknown = Reflect.get(window, "ventanillaTranslated");
	if (!Array.isArray(known)) return [];
	return (known as { element: Element; original: string }[]).flatMap(({ element, original }) =>
		element.isConnected && element.textContent === original ? [original.trim()] : [],
	);
}
