import type { Language } from "../../domain/language.ts";

/** What a browser says of itself, the most telling first: Edge says that it is Chrome, too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
	[/Edg\//, "Edge"],
	[/OPR\//, "Opera"],
	[/Firefox\//, "Firefox"],
	[/Chrome\//, "Chrome"],
	[/Safari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
	[/Android/, "Android"],
	[/iPhone|iPad/, "iOS"],
	[/Windows/, "Windows"],
	[/Mac OS/, "macOS"],
	[/Linux|X11/, "Linux"],
];
const JOINED = { es: " en ", en: " on " } as const;
const UNKNOWN = { es: "Otro dispositivo", en: "Another device" } as const;

/** A device as its owner knows it again: "Chrome en Android". */
export function nameDevice(userAgent: string, language: Language): string {
	const find = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
	const known = [find(BROWSERS), find(SYSTEMS)].filter((name) => name !== undefined);
	return known.length > 0 ? known.join(JOINED[language]) : UNKNOWN[language];
}
