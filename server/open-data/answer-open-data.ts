import type { Context, Hono } from "hono";
import { addresses } from "../../app/address/addresses.ts";
import { dataAddresses } from "../../app/address/data-addresses.ts";
import { writeEditionCsv, writeObservatoryCsv, writeObservatoryJson } from "../../app/observatory/open-data.server.ts";
import { writeInstitutionFeed, writeProcedureFeed } from "../../app/open-data/changes-feed.server.ts";
import { API_FILE, DATA_SET_NAMES, FEED_FILE } from "../../app/open-data/data-sets.server.ts";
import { writeFeed } from "../../app/open-data/feed.server.ts";
import { describeApi } from "../../app/open-data/openapi.server.ts";
import {
	cutEnding,
	FORMAT_TYPES,
	findDataFile,
	formatsOf,
	ONE_FORMATS,
	type OneAbout,
	writeData,
	writeInstitution,
	writeProcedure,
} from "../../app/open-data/write-data.server.ts";
import { writeFound, writeSearchData } from "../../app/search/search-data.server.ts";
import type { DataProblem } from "../../content/publications/open-data.ts";
import type { Log } from "../../database/log.ts";
import { type Catalogue, findInstitution, findProcedure } from "../../domain/catalogue/catalogue.ts";
import { listEditions } from "../../domain/observatory/editions.ts";
import type { AppOptions, CatalogueSource } from "../app-options.ts";
import type { RequestVariables } from "../operation/log.ts";
import { documentPathOf } from "../pages/page-request.ts";
import { searchOf } from "../pages/prepare-catalogue.ts";
import { createPageAllowance } from "../requests/rate-limits.ts";
import { isOneVisitor, pageOrigin, visitorAddress } from "../requests/request-origin.ts";
import { languageOf } from "../responses/refusals.ts";
import { accepts, tagOf } from "../responses/stored-response.ts";
import {
	BEST_BROTLI_QUALITY,
	dataHeaders,
	isKept,
	keepFile,
	PREFLIGHT,
	refuseData,
	respondPacked,
} from "./data-answers.ts";

type DataContext = Context<{ Variables: RequestVariables }>;
type Reading = NonNullable<ReturnType<CatalogueSource["current"]>>;
interface WriteOne {
	data: (catalogue: Catalogue, id: string, about: OneAbout) => string | undefined;
	changes: (catalogue: Catalogue, id: string, about: { feed: string; origin: string }) => string | undefined;
}
type Options = Pick<AppOptions, "catalogue" | "publicUrl" | "trustedProxies"> & { log: Log };

const [FILES] = dataAddresses.file.patterns;
const [PROCEDURES] = dataAddresses.procedure.patterns;
const [INSTITUTIONS] = dataAddresses.institution.patterns;
const [EDITIONS] = dataAddresses.edition.patterns;

/** Answers the open data for anybody's programs, from the catalogue in memory; what is a page is left to the pages. */
export function answerOpenData(app: Hono<{ Variables: RequestVariables }>, options: Options): void {
	const allowance = createPageAllowance(options.log);

	/** Seconds to wait for whoever asks for more than people would, else 0. */
	function countMade(context: DataContext): number {
		const address = visitorAddress(context, options.trustedProxies ?? 0);
		return isOneVisitor(address) ? allowance.take(allowance.visitorAt(address)) : 0;
	}

	/** A long file, once for each catalogue. */
	async function answerFile(context: DataContext, { catalogue, isStale }: Reading, file: string): Promise<Response> {
		const origin = pageOrigin(context, options.publicUrl) ?? "";
		const request = context.req.raw;
		const known = findDataFile(file);
		const isFeed = file === FEED_FILE;
		if (isFeed && !origin) return refuseData(context, "noOrigin");
		if (!known && !isFeed) return refuseUnknown(context, file);
		const key = `${origin} ${file}`;
		// What is in memory costs nothing, but for those who want it unpacked for them.
		const isPacked = ["br", "gzip"].some((each) => accepts(request.headers.get("accept-encoding") ?? "", each));
		const seconds = isKept(catalogue, key) && isPacked ? 0 : countMade(context);
		if (seconds > 0) return refuseData(context, "tooMany", { seconds });
		const write = () => (known ? writeData(known, catalogue, origin) : [writeFeed(catalogue, origin)]);
		const type = known ? FORMAT_TYPES[known.format] : FORMAT_TYPES.atom;
		const saveAs = known && file;
		return respondPacked(await keepFile(catalogue, key, write), request, { type, isStale, saveAs });
	}

	function answerText(context: DataContext, text: string, about: Parameters<typeof dataHeaders>[0]): Response {
		const headers = dataHeaders(about);
		const etag = tagOf(Buffer.from(text));
		headers.set("ETag", etag);
		if (context.req.header("if-none-match")?.includes(etag)) return new Response(null, { status: 304, headers });
		return new Response(context.req.method === "HEAD" ? null : text, { headers });
	}

	/** The description of the addresses; it is in the language that the reader of its page chose. */
	function answerApi(context: DataContext): Response {
		const language = languageOf(context);
		const text = JSON.stringify(describeApi(language, pageOrigin(context, options.publicUrl)), null, 1);
		const answer = answerText(context, text, { type: FORMAT_TYPES.json, isStale: false, language });
		answer.headers.append("Vary", "Cookie");
		return answer;
	}

	function answerOne(context: DataContext, unknown: DataProblem, write: WriteOne): Response {
		const reading = options.catalogue.current();
		if (!reading) return refuseData(context, "empty");
		const [id, ending] = cutEnding(context.req.param("file") ?? "");
		const format = ONE_FORMATS.find((each) => each === ending);
		if (!format) return refuseData(context, "unknownFormat", { known: ONE_FORMATS });
		const seconds = countMade(context);
		if (seconds > 0) return refuseData(context, "tooMany", { seconds });
		const origin = pageOrigin(context, options.publicUrl) ?? "";
		if (format === "atom" && !origin) return refuseData(context, "noOrigin");
		const text =
			format === "atom"
				? write.changes(reading.catalogue, id, { feed: origin + new URL(context.req.url).pathname, origin })
				: write.data(reading.catalogue, id, { format, origin });
		if (text === undefined) return refuseData(context, unknown);
		return answerText(context, text, { type: FORMAT_TYPES[format], isStale: reading.isStale });
	}

	app.options("/datos/*", () => new Response(null, { status: 204, headers: PREFLIGHT }));

	/** The observatory's own files, at the addresses that they always had; one of them speaks the reader's language. */
	async function answerObservatory(context: DataContext, format: "csv" | "json"): Promise<Response> {
		const reading = options.catalogue.current();
		if (!reading) return refuseData(context, "empty");
		const { catalogue, isStale, readAt } = reading;
		const language = format === "csv" ? "es" : languageOf(context);
		const write = () =>
			format === "csv" ? [writeObservatoryCsv(catalogue)] : [writeObservatoryJson(catalogue, language, readAt)];
		const text = await keepFile(catalogue, `${language} observatorio.${format}`, write);
		const saveAs = `observatorio-${readAt.toISOString().slice(0, 10)}.${format}`;
		const answer = respondPacked(text, context.req.raw, { type: FORMAT_TYPES[format], isStale, saveAs, language });
		if (format === "json") answer.headers.append("Vary", "Cookie");
		return answer;
	}

	app.get(addresses.observatoryCsv.to(), (context) => answerObservatory(context, "csv"));
	app.get(addresses.observatoryJson.to(), (context) => answerObservatory(context, "json"));

	app.get(EDITIONS, async (context) => {
		const reading = options.catalogue.current();
		if (!reading) return refuseData(context, "empty");
		const { catalogue, isStale } = reading;
		const [id, ending] = cutEnding(context.req.param("file") ?? "");
		const edition = listEditions(catalogue).find((each) => each.id === id);
		if (!edition) return refuseData(context, "unknownEdition");
		if (ending !== "csv") return refuseData(context, "unknownFormat", { known: ["csv"] });
		const text = await keepFile(catalogue, `edition ${id}`, () => [writeEditionCsv(edition)]);
		const saveAs = `observatorio-${id}.csv`;
		return respondPacked(text, context.req.raw, { type: FORMAT_TYPES.csv, isStale, saveAs });
	});

	app.get(dataAddresses.searchFile.to(), async (context) => {
		const reading = options.catalogue.current();
		if (!reading) return refuseData(context, "empty");
		// To whoever takes no packed text it is unpacked each time.
		const isPacked = ["br", "gzip"].some((each) => accepts(context.req.header("accept-encoding") ?? "", each));
		const seconds = isKept(reading.catalogue, "search") && isPacked ? 0 : countMade(context);
		if (seconds > 0) return refuseData(context, "tooMany", { seconds });
		const file = await keepFile(
			reading.catalogue,
			"search",
			() => [writeSearchData(reading.catalogue)],
			BEST_BROTLI_QUALITY,
		);
		return respondPacked(file, context.req.raw, { type: FORMAT_TYPES.json, isStale: reading.isStale });
	});

	app.get(dataAddresses.search.to(), (context) => {
		const reading = options.catalogue.current();
		if (!reading) return refuseData(context, "empty");
		const seconds = countMade(context);
		if (seconds > 0) return refuseData(context, "tooMany", { seconds });
		const { text } = dataAddresses.search.read(new URL(context.req.url));
		const found = writeFound(searchOf(reading.catalogue), text, pageOrigin(context, options.publicUrl) ?? "");
		return answerText(context, found, { type: FORMAT_TYPES.json, isStale: reading.isStale });
	});

	app.get(FILES, (context, next) => {
		const file = context.req.param("file") ?? "";
		if (isPage(context, file)) return next();
		if (file === API_FILE) return answerApi(context);
		const reading = options.catalogue.current();
		return reading ? answerFile(context, reading, file) : refuseData(context, "empty");
	});

	app.get(PROCEDURES, (context) =>
		answerOne(context, "unknownProcedure", {
			data: (catalogue, id, about) => {
				const procedure = findProcedure(catalogue, id);
				return procedure && writeProcedure(procedure, about);
			},
			changes: (catalogue, id, about) => {
				const procedure = findProcedure(catalogue, id);
				return procedure && writeProcedureFeed(catalogue, procedure, about);
			},
		}),
	);

	app.get(INSTITUTIONS, (context) =>
		answerOne(context, "unknownInstitution", {
			data: (catalogue, id, about) => {
				const institution = findInstitution(catalogue, id);
				return institution && writeInstitution(institution, about);
			},
			changes: (catalogue, id, about) => {
				const institution = findInstitution(catalogue, id);
				return institution && writeInstitutionFeed(catalogue, institution, about);
			},
		}),
	);
}

/** A page of ours, the data that React asks for it, or a name that a person mistyped: they are told so in a page. */
function isPage(context: DataContext, file: string): boolean {
	if (addresses.openDataApi.match(documentPathOf(context.req.path)) !== null) return true;
	const isKnown = file === API_FILE || file === FEED_FILE || findDataFile(file) !== undefined;
	return !isKnown && (context.req.header("accept") ?? "").includes("text/html");
}

function refuseUnknown(context: DataContext, file: string): Response {
	const [stem] = cutEnding(file);
	const name = DATA_SET_NAMES.find((each) => each === stem);
	if (!name) return refuseData(context, "unknownFile", { known: DATA_SET_NAMES });
	return refuseData(context, "unknownFormat", { known: formatsOf(name) });
}
