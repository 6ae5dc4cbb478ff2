import { mkdirSync } from "node:fs";
// As a whole, because a Node without the cache would not start over a name that it lacks.
import * as modules from "node:module";
import { join } from "node:path";
import { readDataDir } from "./settings.ts";

// Whatever is loaded from here on is compiled once for all starts.
keepCompiled();
await import("./start.ts");

/**
 * Keeps what V8 compiled beside the data, which only the user that runs the portal may write: the next start reads it
 * instead of compiling. Node writes it when the process stops, looks up each file by its
 * contents and its own version, and does without it where it is damaged or cannot be written.
 */
function keepCompiled(): void {
	const folder = join(readDataDir(), "compiled");
	try {
		// Whoever makes the folder of the data makes it private.
		mkdirSync(folder, { recursive: true, mode: 0o700 });
	} catch {
		// Whoever opens the data next says what is wrong with the folder.
		return;
	}
	modules.enableCompileCache?.(folder);
}
