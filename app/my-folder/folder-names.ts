import { experiencesIn } from "../../content/catalogue/experiences.ts";
import { sayProcedure } from "../../content/catalogue/translations.ts";
import { procedureName } from "../../domain/catalogue/procedure.ts";
import type { Language } from "../../domain/language.ts";
import { readCatalogue } from "../context.ts";
import { entryKey } from "../folder/folder.ts";
import type { Route } from "./+types/folder-names";

/** The name of all that can be saved, by its key: everybody gets the same, so asking says nothing of what somebody saved. */
export type FolderNames = Readonly<Record<Language, Readonly<Record<string, string>>>>;

export function loader({ context }: Route.LoaderArgs): Response {
	const { catalogue } = readCatalogue(context);
	const procedures = [...catalogue.procedures, ...catalogue.variants];
	const listNames = (language: Language) => [
		...procedures.map((each) => {
			const { procedure } = language === "es" ? { procedure: each } : sayProcedure(each, language);
			return [entryKey({ kind: "tramite", id: each.id }), procedureName(procedure)] as const;
		}),
		...experiencesIn(catalogue, language).map(
			({ id, nombre }) => [entryKey({ kind: "experiencia", id }), nombre] as const,
		),
		...catalogue.offices.map(({ id, name }) => [entryKey({ kind: "oficina", id }), name] as const),
	];
	const es = new Map(listNames("es"));
	const names: FolderNames = {
		es: Object.fromEntries(es),
		// Most are the same: of those the Spanish ones serve.
		en: Object.fromEntries(listNames("en").filter(([key, name]) => es.get(key) !== name)),
	};
	return Response.json(names);
}
