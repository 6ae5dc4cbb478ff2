import type { ReactNode } from "react";
import { createContext, useContext } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import type { Language } from "../domain/language.ts";
import { KeptMarking } from "./components/kept.tsx";
import { markKeptParts } from "./kept-html.server.ts";

/** Writes a part of a page as HTML. */
export type RenderPart = (part: ReactNode) => string;

const PartOfNow = createContext<ReactNode>(null);

/**
 * Makes what renders a part of a page alone, as it stands in a page of this language. The part may depend on nothing else
 * of the page: neither its address nor the place of the part in it (`useId`).
 */
export async function createPartRenderer(language: Language): Promise<RenderPart> {
	const handler = createStaticHandler([{ id: "root", path: "*", loader: () => ({ language }), element: <Part /> }]);
	const context = await handler.query(new Request("http://localhost/"));
	if (context instanceof Response) throw new Error("A route without a redirect has answered with one.");
	const router = createStaticRouter(handler.dataRoutes, context);
	return (part) => {
		const { marksFor, writeKept } = markKeptParts();
		const rendered = renderToString(
			<KeptMarking value={marksFor}>
				<PartOfNow value={part}>
					<StaticRouterProvider router={router} context={context} hydrate={false} />
				</PartOfNow>
			</KeptMarking>,
		);
		return writeKept(rendered);
	};
}

function Part() {
	return useContext(PartOfNow);
}
