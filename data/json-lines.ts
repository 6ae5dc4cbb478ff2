/** A text within a JSON file: the keys and positions that lead to it, and its line. */
export interface Leaf {
	path: readonly string[];
	text: string;
	/** From one. */
	line: number;
}

interface Token {
	text: string;
	line: number;
}

/** Where a file stops being JSON, and why; `JSON.parse` tells no line. */
class Broken extends Error {
	readonly line: number;
	constructor({ text, line }: Token, reason = text === "" ? "termina antes de tiempo" : `no se esperaba ${text}`) {
		super(reason);
		this.line = line;
	}
}

/** A text may lack its end, so that what follows is not taken for the next one. */
const TOKEN = /"(?:[^"\\\n]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g;
const PLAIN = /^(?:true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;

/** All texts of a JSON file in their order, with their lines; or the first mistake, a key that stands twice included. */
export function readLeaves(json: string): { leaves: readonly Leaf[] } | { line: number; message: string } {
	const tokens = listTokens(json);
	const end = { text: "", line: json.trimEnd().split("\n").length };
	const leaves: Leaf[] = [];
	let next = 0;

	function take(): Token {
		const token = tokens[next] ?? end;
		next += 1;
		return token;
	}

	/** Reads what stands between two signs, with commas between. */
	function readList(closing: string, readPart: (at: number) => void): void {
		if (tokens[next]?.text === closing) {
			next += 1;
			return;
		}
		for (let at = 0; ; at += 1) {
			readPart(at);
			const token = take();
			if (token.text === closing) return;
			if (token.text !== ",") throw new Broken(token);
		}
	}

	function readMember(path: readonly string[], seen: Set<string>): void {
		const token = take();
		const key = readText(token);
		if (seen.has(key)) throw new Broken(token, `la clave ${token.text} está dos veces`);
		seen.add(key);
		const colon = take();
		if (colon.text !== ":") throw new Broken(colon);
		readValue([...path, key]);
	}

	function readValue(path: readonly string[]): void {
		const token = take();
		const seen = new Set<string>();
		if (token.text === "{") readList("}", () => readMember(path, seen));
		else if (token.text === "[") readList("]", (at) => readValue([...path, String(at)]));
		else if (!PLAIN.test(token.text)) leaves.push({ path, text: readText(token), line: token.line });
	}

	try {
		readValue([]);
		const rest = tokens[next];
		if (rest) throw new Broken(rest);
		return { leaves };
	} catch (error) {
		if (error instanceof Broken) return { line: error.line, message: error.message };
		throw error;
	}
}

function readText(token: Token): string {
	try {
		const text: unknown = JSON.parse(token.text);
		if (typeof text === "string") return text;
	} catch {
		// Told below with its line.
	}
	throw new Broken(token);
}

function listTokens(json: string): Token[] {
	let line = 1;
	let from = 0;
	return [...json.matchAll(TOKEN)].map(({ 0: text, index }) => {
		for (; from < index; from += 1) if (json[from] === "\n") line += 1;
		return { text, line };
	});
}
