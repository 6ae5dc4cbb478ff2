/** How long a browser may take to begin to save a file. */
const SAVING_MS = 60_000;

/** Hands a text to the device as a file. */
export function saveFile(content: string, name: string, type: string): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), SAVING_MS);
}
