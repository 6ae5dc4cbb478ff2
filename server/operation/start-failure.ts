/** Errors whose message already tells the operator what to do. */
const EXPLAINED = new Set(["WrongSettings", "DatabaseUnusable", "BackendUnavailable"]);

/** Why the portal could not start: one line for each cause, with a stack only for unexpected errors. */
export function explainFailure(error: unknown): string {
	if (!(error instanceof Error)) return `Cannot start: ${String(error)}`;
	if (EXPLAINED.has(error.name)) return error.message;
	const { code, port } = error as NodeJS.ErrnoException & { port?: number };
	if (code === "EADDRINUSE")
		return `Cannot start: port ${port} is in use. Stop the other program or set PORT to a free one.`;
	if (code === "EACCES" && port !== undefined)
		return `Cannot start: no permission to listen on port ${port}. Set PORT to 1024 or higher.`;
	if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return "Cannot start: HOST is not an address of this machine.";
	if (code === "ERR_MODULE_NOT_FOUND")
		return `Cannot start: the portal is not built. Run "npm start", which builds it.\n${error.message}`;
	return `Cannot start: ${error.stack ?? error.message}`;
}
