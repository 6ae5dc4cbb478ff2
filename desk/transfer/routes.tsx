import { type DeskImport, findImport } from "../../database/desk/imports/imports.server.ts";
import type { Answer, DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { goTo } from "../frame/desk-route.ts";
import { FRAME_TEXTS } from "../frame/texts.ts";
import { answerMapping, apply, discard, handIn, lookAgain, readAgain, sendBack, undo } from "./act.tsx";
import { importPage } from "./import-page.tsx";
import { ROOM } from "./import-parts.tsx";
import { isForeign, mappingPage } from "./mapping-page.tsx";
import { answerExport, LARGEST_UPLOAD, roomPage, takeUpload } from "./room-page.tsx";
import { TRANSFER_TEXTS } from "./texts.ts";

/** Reads an import first; an address that names none is told so. */
function withImport(answer: (ask: SignedAsk, found: DeskImport, form: FormData) => Promise<Answer> | Answer) {
	return async (ask: SignedAsk, form = new FormData()): Promise<Answer> => {
		const found = await ask.services.database.read((desk) => findImport(desk, ask.params.id ?? ""));
		return found ? answer(ask, found, form) : notHere(ask);
	};
}

const PAGE = `${ROOM}/:id`;

/** The catalogue as files, and files that change it. */
export const TRANSFER_ROUTES: readonly DeskRoute[] = [
	{ path: ROOM, needs: "read", get: (ask) => roomPage(ask) },
	{
		path: `${ROOM}/catalogo/:format`,
		needs: "read",
		async get(ask) {
			return (await answerExport(ask)) ?? notHere(ask);
		},
	},
	{
		path: `${ROOM}/subir`,
		needs: "transfer",
		// A file that is a little too large is told so by its page; a far larger one is not taken in at all.
		mostBytes: LARGEST_UPLOAD + 1_000_000,
		tooLarge: { es: TRANSFER_TEXTS.es.tooLarge, en: TRANSFER_TEXTS.en.tooLarge },
		post: takeUpload,
	},
	{ path: PAGE, needs: "read", get: withImport((ask, found) => importPage(ask, found)) },
	{ path: `${PAGE}/leer`, needs: "transfer", post: withImport(readAgain) },
	{ path: `${PAGE}/comparar`, needs: "publish", post: withImport(lookAgain) },
	{
		path: `${PAGE}/columnas`,
		needs: "transfer",
		get: withImport((ask, found) => {
			return isForeign(found) ? mappingPage(ask, found) : goTo(`${ROOM}/${found.id}`);
		}),
	},
	{
		path: `${PAGE}/columnas`,
		needs: "transfer",
		post: withImport((ask, found, form) => {
			if (!isForeign(found)) return goTo(`${ROOM}/${found.id}`);
			return answerMapping(ask, found, { form, go: () => readAgain(ask, found) });
		}),
	},
	{
		path: `${PAGE}/columnas.json`,
		needs: "read",
		get: withImport((ask, { mapping, file }) => {
			if (!mapping) return notHere(ask);
			const name = `${file.replace(/\.[^.]*$/, "").replace(/[^\w-]+/g, "-") || "columnas"}.mapa.json`;
			return new Response(`${JSON.stringify(mapping, null, "\t")}\n`, {
				headers: {
					"Content-Type": "application/json; charset=utf-8",
					"Content-Disposition": `attachment; filename="${name}"`,
				},
			});
		}),
	},
	{ path: `${PAGE}/entregar`, needs: "transfer", post: withImport(handIn) },
	{ path: `${PAGE}/aplicar`, needs: "publish", post: withImport(apply) },
	{ path: `${PAGE}/devolver`, needs: "publish", post: withImport(sendBack) },
	{ path: `${PAGE}/desechar`, needs: "transfer", post: withImport(discard) },
	{ path: `${PAGE}/deshacer`, needs: "transfer", post: withImport(undo) },
];

function notHere({ language }: SignedAsk): Answer {
	const t = FRAME_TEXTS[language];
	return { title: t.notFoundTitle, status: 404, body: <p>{t.notFound}</p> };
}
