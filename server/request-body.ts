/** The body is larger than any form of ours. */
export class BodyTooLarge extends Error {
	override name = "BodyTooLarge";
}

/**
 * Reads a body whole, counting the bytes that really arrive: a missing or false Content-Length makes no
 * difference (trust.md C46). Throws `BodyTooLarge` as soon as there is one byte too many.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
	if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw new BodyTooLarge();
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of request.body ?? []) {
		size += chunk.length;
		if (size > maxBytes) throw new BodyTooLarge();
		chunks.push(chunk);
	}
	return new Uint8Array(Buffer.concat(chunks, size));
}
