/** Digits and letters that nobody confuses when reading them out (Crockford's base 32). */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 15 letters of 5 bits, 75 bits that nobody guesses at ten tries and then one a minute, and one letter that checks them. */
const CODE_LENGTH = 16;
/** Codes given until November 2026 are longer and check nothing; they go on erasing. */
const FORMER_LENGTH = 28;
const GROUP = /.{4}(?=.)/g;
const BITS = 5;
const OVERFLOW = 1 << BITS;
/** x⁵ + x² + 1: doubling modulo it visits every letter but one before it comes round. */
const POLYNOMIAL = 0b100101;

/** The code that stands for these bytes, ten of them at least, in groups of four. */
export function writeReceiptCode(bytes: Uint8Array): string {
	const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
	const values = Array.from({ length: CODE_LENGTH - 1 }, (_, position) =>
		Number.parseInt(bits.slice(position * BITS, (position + 1) * BITS), 2),
	);
	return group([...values, double(weigh(values))]);
}

/** The same without a letter that checks, as codes were until November 2026. */
export function writeFormerReceiptCode(bytes: Uint8Array): string {
	const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
	return group(
		Array.from({ length: FORMER_LENGTH }, (_, position) =>
			Number.parseInt(bits.slice(position * BITS, (position + 1) * BITS), 2),
		),
	);
}

/** A code as a person types it: any case, any separators, O for 0, I or L for 1. */
export function plainReceiptCode(typed: string): string {
	const plain = typed.slice(0, 200).toUpperCase().replace(/O/g, "0").replace(/[IL]/g, "1");
	return plain.replace(/[^0-9A-Z]/g, "");
}

/** Whether this can be a code: one wrong letter, or two that changed places, and it cannot. Whether anybody has it is not said. */
export function isReceiptCode(typed: string): boolean {
	const values = [...plainReceiptCode(typed)].map((letter) => ALPHABET.indexOf(letter));
	if (values.includes(-1)) return false;
	return values.length === FORMER_LENGTH || (values.length === CODE_LENGTH && weigh(values) === 0);
}

/** Each letter by its place, in the field of 32 elements; zero when the last one checks the others. */
function weigh(values: readonly number[]): number {
	return values.reduce((sum, value) => double(sum) ^ value, 0);
}

function double(value: number): number {
	const doubled = value << 1;
	return doubled < OVERFLOW ? doubled : doubled ^ POLYNOMIAL;
}

function group(values: readonly number[]): string {
	const letters = values.map((value) => ALPHABET[value]).join("");
	return letters.replace(GROUP, "$&-");
}
