import { parseArgs } from "node:util";

/** What a command takes besides its name. */
interface Option {
	/** What stands behind it, as help names it; missing for one that is on or off. */
	value?: string;
	help: string;
	/** Whether it may be given several times. */
	isMultiple?: boolean;
}

export interface Command {
	summary: string;
	/** Behind `npm run catalogue -- NAME`. */
	usage: string;
	/** What help says below the options. */
	details?: string;
	options: Readonly<Record<string, Option>>;
	/** The most words that are no options. */
	mostWords: number;
	run: (given: Given) => Promise<ExitCode> | ExitCode;
}

/** 0: done, nothing to say. 1: there is something to look at. 2: refused, nothing was changed. */
export type ExitCode = 0 | 1 | 2;

/** What somebody wrote behind a command. */
export interface Given {
	words: readonly string[];
	has: (option: string) => boolean;
	/** The last value of an option; undefined where it was not given. */
	value: (option: string) => string | undefined;
	values: (option: string) => readonly string[];
}

const HELP: Option = { help: "muestra esta ayuda" };
const PROGRAM = "npm run catalogue --";

/** Runs the command that the words name; a mistake in them is told in Spanish, with the way to the help. */
export async function runCommand(
	commands: Readonly<Record<string, Command>>,
	[name = "", ...words]: readonly string[],
): Promise<ExitCode> {
	if (name === "" || name === "--help" || name === "-h" || name === "help" || name === "ayuda") {
		console.log(tellCommands(commands));
		return name === "" ? 2 : 0;
	}
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!command) return refuse(`No hay una orden «${name}». Son: ${Object.keys(commands).join(", ")}.`);
	const reading = readWords(command, words);
	if ("mistake" in reading) return refuse(`${reading.mistake}\nAyuda: ${PROGRAM} ${name} --help`);
	if (reading.has("help")) {
		console.log(tellHelp(name, command));
		return 0;
	}
	return command.run(reading);
}

function refuse(message: string): ExitCode {
	console.error(message);
	return 2;
}

/** Options and words, or what is wrong with them. `parseArgs` says the latter in English only, so it only takes them apart. */
function readWords(command: Command, words: readonly string[]): Given | { mistake: string } {
	const options: Readonly<Record<string, Option>> = { ...command.options, help: HELP };
	const { tokens } = parseArgs({
		args: [...words],
		options: Object.fromEntries(
			Object.entries(options).map(([name, { value }]) => [name, { type: value ? "string" : "boolean" } as const]),
		),
		strict: false,
		allowPositionals: true,
		tokens: true,
	});
	const found = new Map<string, string[]>();
	const plain: string[] = [];
	for (const token of tokens) {
		if (token.kind === "positional") plain.push(token.value);
		if (token.kind !== "option") continue;
		const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
		if (!option) return { mistake: `No hay una opción ${token.rawName}.` };
		if (option.value && (token.value === undefined || token.value === ""))
			return { mistake: `A ${token.rawName} le falta ${option.value}.` };
		if (!option.value && token.value !== undefined) return { mistake: `${token.rawName} no lleva un valor.` };
		if (found.has(token.name) && option.value && !option.isMultiple)
			return { mistake: `${token.rawName} está dos veces.` };
		found.set(token.name, [...(found.get(token.name) ?? []), token.value ?? ""]);
	}
	if (plain.length > command.mostWords && !found.has("help"))
		return { mistake: `Sobra «${plain[command.mostWords]}».` };
	return {
		words: plain,
		has: (option) => found.has(option),
		value: (option) => found.get(option)?.at(-1),
		values: (option) => found.get(option) ?? [],
	};
}

function tellCommands(commands: Readonly<Record<string, Command>>): string {
	const width = Math.max(...Object.keys(commands).map((name) => name.length));
	const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
	return [
		"Cuida el catálogo: lo revisa, lo saca, lo mete y prueba sus enlaces.",
		"",
		`Uso: ${PROGRAM} ORDEN [opciones]`,
		"",
		...lines,
		"",
		`${PROGRAM} ORDEN --help dice más de cada una.`,
		"Al terminar: 0 todo bien, 1 hay algo que mirar, 2 no se pudo y nada cambió.",
	].join("\n");
}

function tellHelp(name: string, command: Command): string {
	const options = Object.entries({ ...command.options, help: HELP }).map(
		([option, { value, help }]) => [`--${option}${value ? ` ${value}` : ""}`, help] as const,
	);
	const width = Math.max(...options.map(([option]) => option.length));
	return [
		command.summary,
		"",
		`Uso: ${PROGRAM} ${name} ${command.usage}`.trimEnd(),
		"",
		...options.map(([option, help]) => `  ${option.padEnd(width)}  ${help}`),
		...(command.details ? ["", command.details] : []),
	].join("\n");
}

/** One line that tells how far the work is, rewritten in place; silent where nobody looks at a terminal. */
interface Progress {
	show: (text: string) => void;
	end: () => void;
}

const SHORTEST_PAUSE_MS = 100;

/** Progress goes to the error output, so that what a command says can be taken on by another program. */
export function startProgress(terminal: NodeJS.WriteStream = process.stderr): Progress {
	let shownAt = 0;
	let isShown = false;
	return {
		show(text) {
			if (!terminal.isTTY || performance.now() - shownAt < SHORTEST_PAUSE_MS) return;
			shownAt = performance.now();
			isShown = true;
			terminal.write(`\r\u001b[2K${text.slice(0, (terminal.columns ?? 80) - 1)}`);
		},
		end() {
			if (isShown) terminal.write("\r\u001b[2K");
		},
	};
}
