import type { Destination } from "./text-shapes.ts";

/** The four shortcuts: Alt and a digit of the top row (`code` of the key), never of the numeric pad. */
export const SHORTCUTS = [
	{ code: "Digit1", to: "/", name: "home" },
	{ code: "Digit2", to: "/catalogo", name: "catalog" },
	{ code: "Digit3", to: "/observatorio", name: "observatory" },
	{ code: "Digit4", to: "/ayuda", name: "help" },
] as const satisfies readonly { code: string; to: Destination /** In the dictionary, after `nav.`. */; name: string }[];
