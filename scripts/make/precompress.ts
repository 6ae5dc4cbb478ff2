// Writes .br and .gz beside the built files that compress, so that the server need not.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(css|html|ico|js|json|mjs|svg|txt|webmanifest|xml)$/;
/** A smaller file fits the first packet anyway, and the extra header costs more than compression saves. */
const SMALLEST_BYTES = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

if (import.meta.main) {
	const { files, before, after } = await precompress("build/client");
	console.log(`precompressed ${files} files: ${kilobytes(before)} kB, ${kilobytes(after)} kB in brotli`);
}

/** Compresses every fitting file under the folder; the same bytes always give the same bytes. Sizes in bytes. */
export async function precompress(folder: string): Promise<{ files: number; before: number; after: number }> {
	const entries = await readdir(folder, { recursive: true });
	const waiting = entries.filter((name) => COMPRESSIBLE.test(name)).sort();
	const total = { files: 0, before: 0, after: 0 };
	const worker = async () => {
		for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
			const sizes = await compressFile(join(folder, name));
			if (!sizes) continue;
			total.files += 1;
			total.before += sizes.before;
			total.after += sizes.after;
		}
	};
	await Promise.all(cpus().map(worker));
	return total;
}

async function compressFile(path: string): Promise<{ before: number; after: number } | undefined> {
	const plain = await readFile(path);
	if (plain.byteLength < SMALLEST_BYTES) return undefined;
	const [small, zipped] = await Promise.all([
		brotli(plain, {
			params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength },
		}),
		zip(plain, { level: 9 }),
	]);
	await Promise.all([
		small.byteLength < plain.byteLength && writeFile(`${path}.br`, small),
		zipped.byteLength < plain.byteLength && writeFile(`${path}.gz`, zipped),
	]);
	return { before: plain.byteLength, after: Math.min(small.byteLength, plain.byteLength) };
}

function kilobytes(bytes: number): string {
	return (bytes / 1000).toFixed(1);
}
