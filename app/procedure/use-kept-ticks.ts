import { useCallback, useEffect, useState } from "react";
import { STORAGE_KEYS } from "../../content/browser-storage.ts";

interface KeptTicks {
	/** Requirements ticked on an earlier visit; null until the device was asked. */
	kept: readonly string[] | null;
	/** False when the device keeps nothing (storage blocked or full). */
	isKeeping: boolean;
	keep(ticked: readonly string[]): void;
}

/** The requirements of a procedure that a citizen ticked, kept on the device word for word, so that a changed list unticks itself. */
export function useKeptTicks(procedureId: string): KeptTicks {
	const [kept, setKept] = useState<readonly string[] | null>(null);
	const [isKeeping, setKeeping] = useState(false);

	useEffect(() => {
		const ticks = readAll();
		setKeeping(ticks !== null);
		setKept(ticks?.[procedureId] ?? []);
	}, [procedureId]);

	const keep = useCallback(
		(ticked: readonly string[]) => {
			const { [procedureId]: _old, ...others } = readAll() ?? {};
			setKeeping(writeAll(ticked.length > 0 ? { ...others, [procedureId]: ticked } : others));
		},
		[procedureId],
	);

	return { kept, isKeeping, keep };
}

type Ticks = Readonly<Record<string, readonly string[]>>;

/** All ticks by procedure; null when the device does not let us read. What is stored may be anything. */
function readAll(): Ticks | null {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.requirements) ?? "{}");
		if (typeof stored !== "object" || stored === null) return {};
		return Object.fromEntries(Object.entries(stored).filter(([, ticked]) => isTextList(ticked)));
	} catch (error) {
		return error instanceof SyntaxError ? {} : null;
	}
}

function writeAll(ticks: Ticks): boolean {
	try {
		if (Object.keys(ticks).length === 0) localStorage.removeItem(STORAGE_KEYS.requirements);
		else localStorage.setItem(STORAGE_KEYS.requirements, JSON.stringify(ticks));
		return true;
	} catch {
		// Blocked or full: the boxes still work for this visit, and the page stops saying that they are kept.
		return false;
	}
}

function isTextList(value: unknown): value is string[] {
	return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}
