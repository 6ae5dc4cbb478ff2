/** In characters. */
const LONGEST_SEARCH = 200;

/** What was searched for under this name of an address, without spaces around; empty where nothing was. */
export function readSearchWords(url: URL, name: string): string {
	return (url.searchParams.get(name) ?? "").trim().slice(0, LONGEST_SEARCH);
}
