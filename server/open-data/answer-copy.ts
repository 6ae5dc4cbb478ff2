import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context, Hono } from "hono";
import { dataAddresses } from "../../app/address/data-addresses.ts";
import {
	type CopyFile,
	readAskedPieces,
	writeCopyFileInSteps,
	writeCopyIndex,
	writePieces,
} from "../../app/whole-copy/copy-file.server.ts";
import { CHECKED, WHOLE } from "../../app/whole-copy/copy-index.ts";
import type { Log } from "../../database/log.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { keptFor } from "../../domain/kept-for.ts";
import type { AppOptions } from "../app-options.ts";
import { runInSlices } from "../catalogue/long-work.ts";
import type { RequestVariables } from "../operation/log.ts";
import { createRenderQueue } from "../pages/render-queue.ts";
import { createPageAllowance } from "../requests/rate-limits.ts";
import { isOneVisitor, visitorAddress } from "../requests/request-origin.ts";
import { accepts, respond, tagOf } from "../responses/stored-response.ts";
import type { CopyFiles } from "./copy-files.ts";
import {
	BEST_BROTLI_QUALITY,
	dataHeaders,
	isKept,
	keepFile,
	type PackedText,
	refuseData,
	respondPacked,
} from "./data-answers.ts";

type DataContext = Context<{ Variables: RequestVariables }>;

const JSON_TYPE = "application/json; charset=utf-8";
const [PIECES] = dataAddresses.copyPieces.patterns;
const NAME = /^([0-9a-f]+)-([\w.]+)\.json$/;
/** Of the plain text, what brotli leaves: measured, so that nobody who only asks for the size waits until all is packed. */
const PACKED_SHARE = { checked: 0.2376, whole: 0.1921 };

/** A twelfth more than the best, in a twentieth of its time. */
const QUICK_BROTLI_QUALITY = 9;
/** Ten pieces take 30 ms so, and a tenth less than in haste. */
const UPDATE_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** So many devices wait for their pieces, a few seconds in all; who comes beyond them is asked to come again. */
const MOST_UPDATES = 40;
const BUSY_SECONDS = 5;

const fileOf = keptFor((catalogue: Catalogue) => runInSlices(writeCopyFileInSteps(catalogue)));

/** Answers what a device asks that keeps the whole catalogue: what there is now, and the pieces that it lacks. */
export function answerCopy(
	app: Hono<{ Variables: RequestVariables }>,
	options: Pick<AppOptions, "catalogue" | "trustedProxies"> & { log: Log },
	{ files, release }: CopyFiles,
): void {
	const allowance = createPageAllowance(options.log);
	// In turns, and not for who hung up: packed all at once, a thousand would fill the memory and the threads that pack pages.
	const updates = createRenderQueue({ longest: MOST_UPDATES });

	const addressOf = (context: DataContext) => visitorAddress(context, options.trustedProxies ?? 0);

	function countMade(context: DataContext): number {
		const address = addressOf(context);
		return isOneVisitor(address) ? allowance.take(allowance.visitorAt(address)) : 0;
	}

	app.get(dataAddresses.copyIndex.to(), async (context) => {
		const reading = options.catalogue.current();
		if (!reading) return refuseData(context, "empty");
		const { catalogue, readAt } = reading;
		const file = await fileOf(catalogue);
		const writeIndex = () => [
			writeCopyIndex(file, {
				...{ catalogue, readAt, files, release },
				bytes: {
					checked: Math.round(lengthOf(file, file.checked) * PACKED_SHARE.checked),
					whole: Math.round(lengthOf(file, file.pieces.length) * PACKED_SHARE.whole),
				},
			}),
		];
		// Whoever asks for the size may want all of it next: to pack it takes seconds of another thread.
		void packWhole(catalogue, file, WHOLE);
		// It tells the day on which the facts were read.
		const key = `copy index ${readAt.toISOString().slice(0, 10)}`;
		const packed = await keepFile(catalogue, key, writeIndex, BEST_BROTLI_QUALITY);
		const answer = respondPacked(packed, context.req.raw, { type: JSON_TYPE, isStale: false });
		// An index of before would name pieces that are there no more.
		answer.headers.set("Cache-Control", "no-cache");
		return answer;
	});

	app.get(PIECES, async (context) => {
		const reading = options.catalogue.current();
		if (!reading) return refuseData(context, "empty");
		const { catalogue, isStale } = reading;
		const file = await fileOf(catalogue);
		const [, version, name = ""] = NAME.exec(context.req.param("file") ?? "") ?? [];
		const numbers = version === file.version ? readAskedPieces(name, file) : null;
		if (!numbers) return refuseData(context, "unknownFile", { known: [] });
		const isWhole = name === WHOLE || name === CHECKED;
		const seconds = isWhole && isKept(catalogue, `copy ${name} ${QUICK_BROTLI_QUALITY}`) ? 0 : countMade(context);
		if (seconds > 0) return refuseData(context, "tooMany", { seconds });
		if (!isWhole) {
			const make = () => answerOnce(context, [...writePieces(file, numbers)].join(""));
			const made = await updates.run(allowance.visitorAt(addressOf(context)), make, context.req.raw.signal);
			return made ?? refuseData(context, "tooMany", { seconds: BUSY_SECONDS });
		}
		// To pack it best takes many seconds of a busy machine: whoever comes before that is done has a twelfth more at once.
		const packed = await Promise.race([
			packWhole(catalogue, file, name),
			packWhole(catalogue, file, name, QUICK_BROTLI_QUALITY),
		]);
		return respondPacked(packed, context.req.raw, { type: JSON_TYPE, isStale });
	});
}

/** A whole copy, packed once for a catalogue in each quality. */
function packWhole(
	catalogue: Catalogue,
	file: CopyFile,
	scope: string,
	quality = BEST_BROTLI_QUALITY,
): Promise<PackedText> {
	const write = () => writePieces(file, readAskedPieces(scope, file) ?? []);
	return keepFile(catalogue, `copy ${scope} ${quality}`, write, quality);
}

function lengthOf({ pieces }: CopyFile, count: number): number {
	return pieces.slice(0, count).reduce((sum, piece) => sum + piece.length, 0);
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The pieces that one device lacks, which no other asks for: packed for it alone, beside the work of the server. */
async function answerOnce(context: DataContext, text: string): Promise<Response> {
	const plain = Buffer.from(text);
	const accepted = context.req.header("accept-encoding") ?? "";
	const isBrotli = accepts(accepted, "br");
	const headers = [...dataHeaders({ type: JSON_TYPE, isStale: false })];
	return respond(
		{
			...{ status: 200, headers, etag: tagOf(plain), plain },
			brotli: isBrotli ? await brotli(plain, UPDATE_BROTLI) : undefined,
			gzip: isBrotli || !accepts(accepted, "gzip") ? undefined : await gzipped(plain),
		},
		context.req.raw,
	);
}
