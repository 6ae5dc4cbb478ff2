/** The words of an element as they are read: white space of any kind is one space, and none stands at the ends. */
export function wordsOf(element: Element | null | undefined): string {
	return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** The words of each of several elements, in their order. */
export function listWords(elements: Iterable<Element>): string[] {
	return [...elements].map(wordsOf);
}

/** Where each of several links leads, in their order. */
export function listTargets(links: Iterable<Element>): (string | null)[] {
	return [...links].map((link) => link.getAttribute("href"));
}

/** What stands beside a term in the lists of facts below `body`; throws where there is no such term. */
export function factOf(body: Element, term: string): Element {
	const found = [...body.querySelectorAll("dt")].find((each) => wordsOf(each) === term)?.nextElementSibling;
	if (!found) throw new Error(`No fact is called ${term}`);
	return found;
}

/** The one of these elements whose heading says just this; throws where none does. */
export function findByHeading<Kind extends Element>(elements: Iterable<Kind>, heading: string): Kind {
	for (const element of elements) {
		if ([...element.querySelectorAll("h1, h2, h3, h4")].some((each) => wordsOf(each) === heading)) return element;
	}
	throw new Error(`Nothing is headed ${heading}`);
}
