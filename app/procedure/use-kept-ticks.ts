import { useCallback, useEffect, useState } from "react";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { canStore, readStoredJson, writeStoredJson } from "../browser-store.ts";
import { isRecord } from "../untrusted-json.ts";

interface KeptTicks {
	/** Requirements ticked on an earlier visit; null until the device was asked. */
	kept: readonly string[] | null;
	/** False once it is known that the device keeps nothing (storage blocked or full). */
	isKeeping: boolean;
	keep(ticked: readonly string[]): void;
}

/** The requirements of a procedure that a citizen ticked, kept on the device by their text, so that a requirement that changes is no longer ticked. */
export function useKeptTicks(procedureId: string): KeptTicks {
	const [kept, setKept] = useState<readonly string[] | null>(null);
	const [isKeeping, setKeeping] = useState(true);

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

/** All ticks by procedure; null when the device does not let us read. */
function readAll(): Ticks | null {
	if (!canStore()) return null;
	const stored = readStoredJson(STORAGE_KEYS.requirements);
	return isRecord(stored) ? Object.fromEntries(Object.entries(stored).filter(isTicked)) : {};
}

/** False when storage is blocked or full: the boxes then work for this visit, and the page no longer says that they are kept. */
function writeAll(ticks: Ticks): boolean {
	return writeStoredJson(STORAGE_KEYS.requirements, Object.keys(ticks).length === 0 ? null : ticks);
}

function isTicked(entry: [string, unknown]): entry is [string, string[]] {
	const [, ticked] = entry;
	return Array.isArray(ticked) && ticked.every((text) => typeof text === "string");
}
