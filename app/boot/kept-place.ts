import { PLACES_KEY } from "../../content/storage-keys.ts";
import { dataset, on } from "./dom.ts";

/**
 * Keeps how far down each page was left. A page that was opened by hand has other headers when Back asks for it again
 * (docs/decisions/opener-policy.md), and Chromium then forgets what its entry of the history kept: the page would begin at
 * the top. Such an entry gets a new key, under which React Router, whose script comes next, looks for the place.
 */
export function keepPlace(): void {
	const [navigation] = performance.getEntriesByType("navigation");
	const place = readPlaces()[location.href];
	if (place && !history.state && (navigation as PerformanceNavigationTiming).type === "back_forward") {
		const key = Math.random().toString(36).slice(2);
		history.replaceState({ key }, "");
		// For the browser the place is the top.
		history.scrollRestoration = "manual";
		writePlace(key, place);
		// All of the page is drawn, so that the place lies where it lay.
		dataset.arrival = "back";
	}
	on("pagehide", () => {
		history.scrollRestoration = "auto";
		writePlace(location.href, scrollY);
	});
}

function readPlaces(): Record<string, number> {
	try {
		return JSON.parse(sessionStorage.getItem(PLACES_KEY) ?? "{}");
	} catch {
		return {};
	}
}

function writePlace(name: string, place: number): void {
	try {
		sessionStorage.setItem(PLACES_KEY, JSON.stringify({ ...readPlaces(), [name]: place }));
	} catch {
		// Where nothing can be kept, Back begins at the top.
	}
}
