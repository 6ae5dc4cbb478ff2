import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { canStore, readStoredJson, writeStoredJson } from "../browser-store.ts";
import { isRecord } from "../untrusted-json.ts";

/** What a form says of what it keeps; "unknown" until scripts run. */
export type FormState = "unknown" | "kept" | "restored" | "suggested" | "erased" | "impossible";

interface KeptForm {
	/** What the fields hold now; on the server what they hold at first. */
	typed: Typed;
	state: FormState;
	onInput(): void;
	erase(): void;
}

interface KeptFormOptions {
	form: RefObject<HTMLFormElement | null>;
	/** Where each field is kept: the names of the fields by slot. */
	slots: Readonly<Record<string, readonly string[]>>;
	/** What the fields hold before anybody typed. */
	start: Typed;
	/** What blank fields may begin with: asked once, on the device. */
	suggest?: () => Typed;
}

/** Keeps on this device what is typed into a form, key by key, and brings it back; what was typed before the scripts came is newer. */
export function useKeptForm({ form, slots, start, suggest }: KeptFormOptions): KeptForm {
	const [typed, setTyped] = useState(start);
	const [state, setState] = useState<FormState>("unknown");
	const names = Object.values(slots).flat();

	function readKept(): Typed {
		return Object.assign({}, ...Object.keys(slots).map(readSlot));
	}

	function fillBlanks(values: Typed): boolean {
		const filled = names.filter((name) => {
			const field = fieldOf(form.current, name);
			const isUntouched = field && field.value === (start[name] ?? "");
			if (!isUntouched || !values[name] || values[name] === field.value) return false;
			field.value = values[name];
			return true;
		});
		return filled.length > 0;
	}

	function keep(): boolean {
		const now = readFields(form.current, names);
		setTyped(now);
		const differs = (name: string) => now[name] !== (start[name] ?? "");
		return keepSlots(
			Object.fromEntries(
				Object.entries(slots).map(([slot, own]) => [
					slot,
					Object.fromEntries(own.filter(differs).map((name) => [name, now[name] ?? ""])),
				]),
			),
		);
	}

	const restore = useEffectEvent(() => {
		const before = readFields(form.current, names);
		const isTyped = names.some((name) => before[name] !== (start[name] ?? ""));
		const isRestored = fillBlanks(readKept());
		const isSuggested = fillBlanks(suggest?.() ?? {});
		if (isTyped) keep();
		else setTyped(readFields(form.current, names));
		setState(!canStore() ? "impossible" : isRestored ? "restored" : isSuggested ? "suggested" : "kept");
	});

	/** Another tab changed what is kept, or put it aside for somebody else: these fields are what is kept. */
	const refill = useEffectEvent(({ key }: StorageEvent) => {
		if (key !== null && key !== STORAGE_KEYS.windowNotes) return;
		const kept = readKept();
		for (const name of names) {
			const field = fieldOf(form.current, name);
			if (field) field.value = kept[name] ?? start[name] ?? "";
		}
		setTyped(readFields(form.current, names));
	});

	useEffect(() => {
		restore();
		addEventListener("storage", refill);
		return () => removeEventListener("storage", refill);
	}, []);

	return {
		typed,
		state,
		onInput() {
			const isKept = keep();
			setState((now) => (isKept ? (now === "restored" || now === "suggested" ? now : "kept") : "impossible"));
		},
		erase() {
			for (const name of names) {
				const field = fieldOf(form.current, name);
				if (field) field.value = start[name] ?? "";
			}
			setState(keep() ? "erased" : "impossible");
		},
	};
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | HTMLTextAreaElement | null {
	const field = form?.elements.namedItem(name);
	return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

function readFields(form: HTMLFormElement | null, names: readonly string[]): Typed {
	return Object.fromEntries(names.map((name) => [name, fieldOf(form, name)?.value ?? ""]));
}

/** What was typed into the fields of one form, by their names. */
export type Typed = Readonly<Record<string, string>>;

/** Who signs is the same in every letter. */
export const SENDER_SLOT = "remitente";

/** Where the notes about one procedure are kept; an empty id for none. */
export function notesSlot(procedure: string): string {
	return `notas/${procedure}`;
}

/** Where the own fields of a letter are kept. */
export function letterSlot(kind: string, procedure: string): string {
	return `carta/${kind}/${procedure}`;
}

/** What is kept on this device under a slot; nothing where there is nothing, or no text. Storage may hold anything. */
export function readSlot(slot: string): Typed {
	const kept = readAll()[slot];
	if (!isRecord(kept)) return {};
	return Object.fromEntries(
		Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
	);
}

/** Keeps what was typed beside all that other tabs have kept meanwhile; a slot of blanks is forgotten. False where it finds no room. */
function keepSlots(slots: Readonly<Record<string, Typed>>): boolean {
	const filled = Object.entries({ ...readAll(), ...slots }).filter(
		([, typed]) => isRecord(typed) && Object.values(typed).some((value) => value !== ""),
	);
	return writeStoredJson(STORAGE_KEYS.windowNotes, filled.length > 0 ? Object.fromEntries(filled) : null);
}

function readAll(): Record<string, unknown> {
	const stored = readStoredJson(STORAGE_KEYS.windowNotes);
	return isRecord(stored) ? stored : {};
}
