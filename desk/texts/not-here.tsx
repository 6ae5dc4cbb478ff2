import type { DeskPage, SignedAsk } from "../frame/desk-route.ts";
import { FRAME_TEXTS } from "../frame/texts.ts";

/** The page for what is not there. */
export function notHere({ language }: Pick<SignedAsk, "language">): DeskPage {
	const t = FRAME_TEXTS[language];
	return { title: t.notFoundTitle, status: 404, body: <p>{t.notFound}</p> };
}
