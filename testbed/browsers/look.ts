/** What a person looks for on a page. */
export type Wanted =
	| { what: "control" | "link" | "button" | "summary" | "field" | "box"; names: readonly string[] }
	| { what: "text"; names: readonly string[] };

/** Where it is, or why it cannot be used. */
export type Seen = { x: number; y: number; value?: string; isOn?: boolean } | { missing: string };

/**
 * Runs in the page: finds what somebody would find by looking at it (shown, not covered, by its name or its words), and
 * scrolls it into sight. Written for engines of 2021.
 */
export function look({ what, names }: Wanted): Seen {
	const SELECTORS: { [kind: string]: string } = {
		link: "a[href]",
		button: "button, [role=button], input[type=submit]",
		summary: "summary",
		control: "a[href], button, [role=button], input[type=submit], summary",
		field: "input:not([type=hidden]):not([type=checkbox]):not([type=radio]), textarea, select",
		box: "input[type=checkbox], input[type=radio], [role=checkbox], [role=switch]",
	};
	const UNREAD = "script, style, template, noscript, head";

	function tidy(text: string): string {
		return text.replace(/\s+/g, " ").trim().toLowerCase();
	}

	/** The words in it, without those that are there for nobody. */
	function readWords(element: Element): string {
		let words = "";
		for (const node of Array.from(element.childNodes)) {
			if (node instanceof Text) words += node.data;
			else if (node instanceof Element && !node.matches("[aria-hidden=true], script, style")) words += readWords(node);
		}
		return words;
	}

	function isField(element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
		return /^(input|textarea|select)$/i.test(element.tagName);
	}

	function labelsOf(element: Element): Element[] {
		return isField(element) ? Array.from(element.labels || []) : [];
	}

	function namesOf(element: Element): string[] {
		const found = [element.getAttribute("aria-label"), element.getAttribute("placeholder")];
		for (const id of (element.getAttribute("aria-labelledby") || "").split(" ")) {
			const label = id ? document.getElementById(id) : null;
			if (label) found.push(readWords(label));
		}
		for (const label of labelsOf(element)) found.push(readWords(label));
		if (!isField(element)) found.push(readWords(element));
		return found.filter((name): name is string => Boolean(name)).map(tidy);
	}

	function isShown(element: Element): boolean {
		if (getComputedStyle(element).visibility !== "visible") return false;
		return boxesOf(element).length > 0;
	}

	function boxesOf(element: Element): DOMRect[] {
		return Array.from(element.getClientRects()).filter(({ width, height }) => width > 1 && height > 1);
	}

	/** Of a box that is drawn by its label, the label. */
	function handleOf(element: Element): Element {
		const isThere = boxesOf(element).length > 0 || getComputedStyle(element).display === "none";
		return isThere ? element : labelsOf(element)[0] || element;
	}

	function nameTag(element: Element | null): string {
		return element ? `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") || ""}">` : "nothing";
	}

	function reach(element: Element): Seen {
		const handle = handleOf(element);
		if (!isShown(handle)) return { missing: `${nameTag(element)} is not shown` };
		handle.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
		const [box] = boxesOf(handle);
		if (!box) return { missing: `${nameTag(element)} has no place` };
		const x = box.left + Math.min(box.width / 2, innerWidth / 2);
		const y = box.top + Math.min(box.height / 2, innerHeight / 2);
		const top = document.elementFromPoint(x, y);
		const label = labelsOf(element)[0];
		const isOver = top && (handle.contains(top) || top.contains(handle) || label?.contains(top));
		// What contains it is drawn below it; that the whole page is there means that nothing of it is.
		if (!isOver || (top !== handle && top.matches("html, body")))
			return { missing: `${nameTag(element)} is covered by ${nameTag(top)}` };
		if (!isField(element)) return { x, y };
		return "checked" in element && /checkbox|radio/.test(element.type)
			? { x, y, isOn: element.checked }
			: { x, y, value: element.value };
	}

	function listCandidates(): Element[] {
		const wanted = names.map(tidy);
		if (what === "text") {
			const holders = Array.from(document.body.querySelectorAll("*")).filter((element) => {
				if (element.matches(UNREAD) || element.closest(UNREAD)) return false;
				const words = tidy(element.textContent || "");
				return wanted.some((name) => words.includes(name));
			});
			// The smallest that holds all of the words.
			return holders.filter((element) => !holders.some((other) => other !== element && element.contains(other)));
		}
		const all = Array.from(document.querySelectorAll(SELECTORS[what] || what));
		const exact = all.filter((element) => namesOf(element).some((name) => wanted.includes(name)));
		const parts = all.filter((element) => namesOf(element).some((name) => wanted.some((each) => name.includes(each))));
		return exact.concat(parts);
	}

	const candidates = listCandidates();
	let reason = `nothing on ${location.pathname}${location.search} is called «${names[0]}»`;
	for (const candidate of candidates) {
		const seen = reach(candidate);
		if (!("missing" in seen)) return seen;
		reason = `«${names[0]}»: ${seen.missing}`;
	}
	return { missing: reason };
}

/** Runs in the page: chooses from a list the option of that name, as its reader would, and lets the page know. */
export function chooseOption(label: readonly string[], option: readonly string[]): string {
	const tidy = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();
	const isNamed = (text: string, names: readonly string[]) => names.some((name) => tidy(text).startsWith(tidy(name)));
	for (const select of document.querySelectorAll("select")) {
		const isWanted = Array.from(select.labels).some(({ textContent }) => isNamed(textContent || "", label));
		if (!isWanted || select.getClientRects().length === 0) continue;
		const found = Array.from(select.options).find(({ textContent }) => isNamed(textContent || "", option));
		if (!found) return `«${label[0]}» does not offer «${option[0]}»`;
		select.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
		select.focus();
		select.value = found.value;
		select.dispatchEvent(new Event("input", { bubbles: true }));
		select.dispatchEvent(new Event("change", { bubbles: true }));
		return "";
	}
	return `no list is called «${label[0]}»`;
}

/** Runs in the page: what stands in its way. Nothing but the words of the page may lie where it is read. */
export function listCovers(): string[] {
	const covers = new Map<string, number>();
	const STEPS = 8;
	for (let row = 1; row < STEPS; row += 1) {
		for (let column = 1; column < STEPS; column += 1) {
			const top = document.elementFromPoint((innerWidth * column) / STEPS, (innerHeight * row) / STEPS);
			for (let element = top; element && element !== document.body; element = element.parentElement) {
				if (!/fixed|absolute/.test(getComputedStyle(element).position)) continue;
				const { width, height } = element.getBoundingClientRect();
				if (width * height < 0.1 * innerWidth * innerHeight) continue;
				const name = `<${element.tagName.toLowerCase()} id="${element.id}" class="${element.getAttribute("class") || ""}">`;
				covers.set(name, (covers.get(name) || 0) + 1);
				break;
			}
		}
	}
	// A bar at the edge is passed by scrolling; what lies over a third of the window is not.
	return Array.from(covers).flatMap(([name, points]) => (points > ((STEPS - 1) * (STEPS - 1)) / 3 ? [name] : []));
}

/** Runs in the page: pixels by which the page is wider than the window. */
export function measureOverflow(): number {
	return Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Runs in the page: drawings at least so many pixels wide or high, all of which are icons or narrow charts. */
export function listLargeDrawings(most: number): string[] {
	return Array.from(document.querySelectorAll("svg, img")).flatMap((drawing) => {
		const { width, height } = drawing.getBoundingClientRect();
		const isIcon = drawing.matches("a svg, button svg, summary svg, a img, .icon");
		return isIcon && (width >= most || height >= most)
			? [
					`${drawing.parentElement?.getAttribute("class") || drawing.tagName}: ${Math.round(width)} x ${Math.round(height)}`,
				]
			: [];
	});
}
