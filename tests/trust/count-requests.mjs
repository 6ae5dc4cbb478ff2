// Loaded into a server before its own code: on SIGUSR2 it writes how many requests are still in its memory.
import { IncomingMessage } from "node:http";
import { queryObjects } from "node:v8";

process.on("SIGUSR2", () => {
	process.stdout.write(`requests in memory: ${queryObjects(IncomingMessage, { format: "count" })}\n`);
});
