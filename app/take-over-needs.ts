/** How to bring the code of what the server has drawn into this page. */
const needs: (() => Promise<unknown>)[] = [];

/** React takes the page over only with this: without it, a part that is there would go. */
export function needToTakeOver(bring: () => Promise<unknown>): void {
	needs.push(bring);
}

/** Brings all that is needed; false where it cannot be had now. */
export async function bringNeeds(): Promise<boolean> {
	try {
		await Promise.all(needs.map((bring) => bring()));
		return true;
	} catch {
		return false;
	}
}
