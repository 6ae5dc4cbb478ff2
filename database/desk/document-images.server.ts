import { IMAGE, imageId, readImageDocument, type StoredImage } from "../../domain/site-documents/document-shape.ts";
import type { DocumentFlaw } from "../../domain/site-documents/rules.ts";
import { ASSOCIATION, listLogos, readAssociationDocument } from "../../domain/site-documents/site-texts.ts";
import type { Desk } from "./desk-database.server.ts";

/** Keeps an uploaded picture at the desk, where citizens do not see it; `name` is the SHA-256 of its bytes. */
export async function keepImage(desk: Desk, name: string, image: StoredImage): Promise<void> {
	await keep(desk, imageId(name), JSON.stringify(image));
}

/** A picture that the desk keeps or that is published; undefined for none. */
export async function findImage(desk: Desk, name: string): Promise<StoredImage | undefined> {
	const id = imageId(name);
	const kept = await desk.selectFrom("desk_settings").select("value").where("name", "=", id).executeTakeFirst();
	if (kept) return readImageDocument(JSON.parse(kept.value));
	const published = await desk.selectFrom("site_documents").select("content").where("id", "=", id).executeTakeFirst();
	return published && readImageDocument(JSON.parse(published.content));
}

/**
 * Publishes exactly the pictures that the association's document names, together with it; what is no longer named goes from
 * the public table and stays at the desk, for an older version may come back. Lists the pictures that are nowhere.
 */
export async function applyImages(desk: Desk, id: string, content: unknown): Promise<DocumentFlaw[]> {
	if (id !== ASSOCIATION) return [];
	const named = [...new Set(listLogos(readAssociationDocument(content)))];
	const published = await desk.selectFrom("site_documents").selectAll().where("id", "like", `${IMAGE}:%`).execute();
	for (const row of published) await keep(desk, row.id, row.content);
	await desk.deleteFrom("site_documents").where("id", "like", `${IMAGE}:%`).execute();
	const flaws: DocumentFlaw[] = [];
	for (const name of named) {
		const image = await findImage(desk, name);
		if (!image) {
			flaws.push({ field: "supporters", message: "sube otra vez el logo que falta" });
			continue;
		}
		await desk
			.insertInto("site_documents")
			.values({ id: imageId(name), content: JSON.stringify(image) })
			.execute();
	}
	return flaws;
}

async function keep(desk: Desk, name: string, value: string): Promise<void> {
	await desk
		.insertInto("desk_settings")
		.values({ name, value })
		.onConflict((conflict) => conflict.column("name").doNothing())
		.execute();
}
