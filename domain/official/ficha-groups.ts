import { foldText } from "../text.ts";
import type { OfficialFicha } from "./ficha.ts";
import { fichaName } from "./ficha.ts";

/** Fichas that only differ in whom or what they are for, which a citizen looks for as one procedure. */
export interface FichaGroup {
	/** What their names have in common. */
	name: string;
	variants: readonly FichaVariant[];
}

export interface FichaVariant {
	/** What tells it from the others; empty for the one that bears only the common name. */
	label: string;
	ficha: OfficialFicha;
}

/** What stands apart in a name and tells one variant from the next. */
const APART: readonly RegExp[] = [
	/\s*\(([^()]+)\)/g,
	/:\s*([^:]+)$/g,
	/,?\s+(?:para|por|de)\s+(personas? (?:individual(?:es)?|jur[ií]dicas?)(?: [yo] (?:individual(?:es)?|jur[ií]dicas?))?)/gi,
	/\s+(categor[ií]a [A-C]\d?)\b/gi,
];
/** "Licencia (uso de explosivos)" and "Licencia (armería)" have nothing in common but the kind of paper. */
const FEWEST_COMMON_WORDS = 2;

/** The groups of two and more; fichas that stand for themselves are in none. Variants keep the order of the fichas. */
export function groupFichas(fichas: readonly OfficialFicha[]): FichaGroup[] {
	const parted = fichas.map((ficha) => ({ ficha, ...partName(fichaName(ficha)) }));
	const alike = Map.groupBy(parted, ({ ficha, common }) => `${ficha.institution}\n${foldText(common)}`);
	return [...alike.values()].flatMap((variants) => {
		const name = variants[0]?.common ?? "";
		if (variants.length < 2 || name.split(" ").length < FEWEST_COMMON_WORDS) return [];
		return [{ name, variants: variants.map(({ label, ficha }) => ({ label, ficha })) }];
	});
}

/** What tells a variant from its kin in a list of them; its whole name where that says nothing apart. */
export function labelOf(name: string): string {
	const label = partName(fichaName({ name })).label;
	return label === "" ? name : label.charAt(0).toUpperCase() + label.slice(1);
}

function partName(name: string): { common: string; label: string } {
	const labels: string[] = [];
	const common = APART.reduce(
		(rest, pattern) =>
			rest.replace(pattern, (_whole, label: string) => {
				labels.push(label.trim());
				return "";
			}),
		name,
	);
	return { common: common.replace(/\s+/g, " ").trim(), label: labels.join(", ") };
}
