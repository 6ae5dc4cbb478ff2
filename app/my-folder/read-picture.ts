/** What some browsers have to read codes in pictures with. */
interface BarcodeReader {
	detect(picture: ImageBitmap): Promise<readonly { rawValue: string }[]>;
}

declare global {
	interface Window {
		BarcodeDetector?: new (options: { formats: readonly string[] }) => BarcodeReader;
	}
}

/** Whether this browser reads codes by itself; where it does not, the camera of the phone opens their addresses. */
export function canReadPictures(): boolean {
	return window.BarcodeDetector !== undefined;
}

/** What stands behind the # of the address in the code that a picture shows; null where none can be read. */
export async function findCode(picture: Blob): Promise<string | null> {
	const Reader = window.BarcodeDetector;
	if (!Reader) return null;
	try {
		const [found] = await new Reader({ formats: ["qr_code"] }).detect(await createImageBitmap(picture));
		return found ? new URL(found.rawValue).hash : null;
	} catch {
		return null;
	}
}
