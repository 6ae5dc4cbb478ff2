import { KEPT_FILES_KEY, keptFilesOf } from "../../domain/kept-files.ts";
import { preferenceCookie } from "../preferences/preference-cookie.ts";
import { isSaving, onceInUse } from "./dom.ts";

/**
 * On a first visit the style sheet and this script stand in the page. Who goes on with the portal gets them as files, once,
 * and a cookie says so: the next pages are half as long. Whoever saves data is fetched nothing ahead.
 */
export function keepFiles(): void {
	const files = document.currentScript?.dataset.files?.split(" ") ?? [];
	if (files.length === 0 || isSaving) return;
	onceInUse(() => void fetchAll(files).catch(() => undefined));
}

async function fetchAll(files: readonly string[]): Promise<void> {
	for (const file of files) {
		const response = await fetch(file, { priority: "low" });
		if (!response.ok) return;
		await response.text();
	}
	const isSecure = location.protocol === "https:";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
	document.cookie = preferenceCookie({ name: KEPT_FILES_KEY, value: keptFilesOf(files), isSecure });
}
