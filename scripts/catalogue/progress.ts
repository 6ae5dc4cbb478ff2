/** One line that tells how far the work is, rewritten in place; silent where nobody looks at a terminal. */
export interface Progress {
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
