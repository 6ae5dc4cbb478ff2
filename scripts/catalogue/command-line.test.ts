import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Command, type Given, runCommand } from "./command-line.ts";

let given: Given | undefined;
let said = "";

const COMMANDS: Record<string, Command> = {
	sacar: {
		summary: "saca el catálogo",
		usage: "[ARCHIVO]",
		options: {
			to: { value: "LUGAR", help: "adónde va" },
			table: { value: "TABLA", help: "qué tabla", isMultiple: true },
			yes: { help: "no pregunta" },
		},
		mostWords: 1,
		run(words) {
			given = words;
			return 1;
		},
	},
};

beforeEach(() => {
	given = undefined;
	said = "";
	const note = (text: string) => {
		said += text;
	};
	vi.spyOn(console, "log").mockImplementation(note);
	vi.spyOn(console, "error").mockImplementation(note);
});
afterEach(() => vi.restoreAllMocks());

test("a command gets its words and options, and its answer is the exit code", async () => {
	const words = ["sacar", "uno.csv", "--to", "allá", "--table=a", "--table", "b", "--yes"];
	expect(await runCommand(COMMANDS, words)).toBe(1);
	expect([given?.words, given?.value("to"), given?.values("table")]).toEqual([["uno.csv"], "allá", ["a", "b"]]);
	expect([given?.has("yes"), given?.has("help")]).toEqual([true, false]);
});

test.each([
	[[], 2, /Uso:.*ORDEN/],
	[["--help"], 0, /sacar {2}saca el catálogo/],
	[["sacar", "--help"], 0, /--to LUGAR.*adónde va/],
	[["sacar", "uno", "dos", "--help"], 0, /Uso: .* sacar \[ARCHIVO\]/],
])("%j shows the help in Spanish", async (words, code, text) => {
	expect(await runCommand(COMMANDS, words)).toBe(code);
	expect(said).toMatch(text);
	expect(given).toBeUndefined();
});

test.each([
	[["borrar"], /No hay una orden «borrar»/],
	[["constructor"], /No hay una orden «constructor»/],
	[["sacar", "--todo"], /No hay una opción --todo/],
	[["sacar", "-x"], /No hay una opción -x/],
	[["sacar", "--constructor"], /No hay una opción --constructor/],
	[["sacar", "--to"], /A --to le falta LUGAR/],
	[["sacar", "--to="], /A --to le falta LUGAR/],
	[["sacar", "--to", "a", "--to", "b"], /--to está dos veces/],
	[["sacar", "--yes=no"], /--yes no lleva un valor/],
	[["sacar", "uno", "dos"], /Sobra «dos»/],
])("%j is refused in Spanish and does nothing", async (words, message) => {
	expect(await runCommand(COMMANDS, words)).toBe(2);
	expect(said).toMatch(message);
	expect(given).toBeUndefined();
});
