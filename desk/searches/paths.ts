/** Where the examples that the search learns from are published. */
export const EXAMPLES_PATH = "/pendientes/ejemplos";

/** What one draft of examples changes, with its publication. */
export function reviewPath(draft: string): string {
	return `${EXAMPLES_PATH}/${draft}`;
}
