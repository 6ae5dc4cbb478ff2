/**
 * React, which runs when it is first asked for: 30 ms of a cheap phone in a task of their own, neither in that of the page nor
 * in that of the router, which stands in the same file (vite.config.ts).
 */
export function bringReact(): Promise<typeof import("react-dom/client")> {
	return import("react-dom/client");
}
