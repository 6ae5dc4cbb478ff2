import type { DeskUser } from "../../testbed/desk.ts";
import { readForm, wordsOf } from "./desk-form.ts";

export const ROOM = "/importar-y-exportar";

/** Brings a file as the form of the room does, and answers the address of its page. */
export async function bring(user: DeskUser, name: string, content: BlobPart): Promise<string> {
	const sent = await user.post(`${ROOM}/subir`, { archivo: new File([content], name) });
	if (!sent.location) throw new Error(`The file was not taken: ${sent.status} ${wordsOf(sent)}`);
	return sent.location;
}

/** Presses the button of a form on an import's page. */
export async function press(user: DeskUser, page: string, action: string, typed: Record<string, string> = {}) {
	const form = readForm(await user.get(page), `${page}/${action}`);
	return user.post(`${page}/${action}`, { ...form, ...typed });
}

/** The id of the import whose page has this address. */
export function idOf(page: string): string {
	return page.split("/").at(-1) ?? "";
}
