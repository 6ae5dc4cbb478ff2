import { redirect } from "react-router";
import { findProcedure } from "../../../domain/catalogue.ts";
import { languageContext, readCatalogue, traceContext } from "../../context.ts";
import type { Route } from "./+types/procedure-picture";
import { drawPicture } from "./draw-picture.server.ts";

/** Shown where no picture can be drawn. */
const PICTURE_OF_SITE = "/icon-512.png";

/**
 * The picture that a message shows beside the name of a procedure. It is made as pages are: one at a time, counted by
 * visitor, kept in the memory of pages, and asked for by ids that the catalogue has.
 */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
	const procedure = findProcedure(readCatalogue(context).catalogue, params.id);
	if (!procedure) return new Response(null, { status: 404 });
	try {
		const picture = await drawPicture(procedure, context.get(languageContext));
		const headers = { "Content-Type": "image/png", "Cross-Origin-Resource-Policy": "cross-origin" };
		return new Response(picture, { headers });
	} catch (error) {
		context.get(traceContext).logError(error);
		return redirect(PICTURE_OF_SITE);
	}
}
