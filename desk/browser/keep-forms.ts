/** How long after the last key what was typed is kept. */
const PAUSE_MS = 400;
const PREFIX = "mesa:";
const SECRET = /clave|password|token|^(?:codigo|code)/i;

/**
 * Keeps what is typed into a form with `data-keep` on this device until it was sent and answered, so that neither a lost
 * network, an ended session nor a closed window loses it. The form offers it again when it is opened the next time.
 */
export function keepForms(): void {
	// The page after a saving names what was saved: only now may it go, and is not offered again.
	const saved = document.querySelector<HTMLElement>("[data-saved]")?.dataset.saved;
	if (saved) forget(`${PREFIX}${saved}`);
	for (const form of document.querySelectorAll<HTMLFormElement>("form[data-keep]")) {
		const key = `${PREFIX}${form.dataset.keep}`;
		offer(form, key);
		let timer: ReturnType<typeof setTimeout> | undefined;
		const keep = () => {
			clearTimeout(timer);
			timer = setTimeout(() => store(key, read(form)), PAUSE_MS);
		};
		form.addEventListener("input", keep);
		form.addEventListener("submit", () => store(key, read(form)));
	}
}

type Typed = [name: string, value: string][];

/** What somebody typed or chose; what the page itself put in, such as the revision, is none of it. */
function read(form: HTMLFormElement): Typed {
	const hidden = hiddenNames(form);
	return [...new FormData(form)].filter(
		(entry): entry is [string, string] =>
			typeof entry[1] === "string" && !SECRET.test(entry[0]) && !hidden.has(entry[0]),
	);
}

/** Shows the button that puts back what was typed, where it differs from what the form holds. */
function offer(form: HTMLFormElement, key: string): void {
	const kept = recall(key);
	const box = form.querySelector<HTMLElement>("[data-kept]");
	if (!kept || !box) return;
	if (!wouldChange(form, kept)) {
		// It was saved on the way to a page of another kind, such as the preview: it is not offered over what comes later.
		forget(key);
		return;
	}
	box.hidden = false;
	box.querySelector("[data-restore]")?.addEventListener("click", () => {
		restore(form, kept);
		box.hidden = true;
	});
	box.querySelector("[data-forget]")?.addEventListener("click", () => {
		forget(key);
		box.hidden = true;
	});
}

/** An older release kept what the page itself put in too: a change of that alone offers nothing. */
function wouldChange(form: HTMLFormElement, kept: Typed): boolean {
	const hidden = hiddenNames(form);
	return JSON.stringify(kept.filter(([name]) => !hidden.has(name))) !== JSON.stringify(read(form));
}

/** Names of fields that nobody sees; a box to tick may share its name with one that says that it stands in the form. */
function hiddenNames(form: HTMLFormElement): ReadonlySet<string> {
	const namesOf = (selector: string) =>
		[...form.querySelectorAll(selector)].map((control) => control.getAttribute("name") ?? "");
	const seen = new Set(namesOf("input:not([type=hidden]), select, textarea"));
	return new Set(namesOf("input[type=hidden]").filter((name) => !seen.has(name)));
}

function restore(form: HTMLFormElement, typed: Typed): void {
	const waiting = new Map<string, string[]>();
	for (const [name, value] of typed) waiting.set(name, [...(waiting.get(name) ?? []), value]);
	for (const control of form.elements) {
		if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
			control.checked = waiting.get(control.name)?.includes(control.value) ?? false;
		} else if (
			(control instanceof HTMLInputElement && control.type !== "hidden" && control.type !== "file") ||
			control instanceof HTMLTextAreaElement ||
			control instanceof HTMLSelectElement
		) {
			const value = waiting.get(control.name)?.shift();
			if (value !== undefined) control.value = value;
		}
	}
	form.dispatchEvent(new Event("input", { bubbles: true }));
}

/** A browser that keeps nothing loses nothing that was sent; so every failure is passed over. */
function store(key: string, typed: Typed): void {
	try {
		localStorage.setItem(key, JSON.stringify(typed));
	} catch {
		// Full, or forbidden.
	}
}

function recall(key: string): Typed | undefined {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
		return Array.isArray(kept) ? kept : undefined;
	} catch {
		return undefined;
	}
}

function forget(key: string): void {
	try {
		localStorage.removeItem(key);
	} catch {
		// As above.
	}
}
