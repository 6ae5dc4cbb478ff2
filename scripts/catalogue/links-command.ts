import { join } from "node:path";
import { BRAND, isPlaceholderAddress } from "../../content/brand.ts";
import { catalogueOf } from "../../data/check-findings.ts";
import { readFactFiles } from "../../data/fact-files.ts";
import { FACTS_DIR } from "../../database/facts.server.ts";
import { openBackend } from "../../database/open.server.ts";
import { type Catalogue, createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { isUnchecked } from "../../domain/catalogue/procedure.ts";
import { safeWebAddress } from "../../domain/text/web-address.ts";
import { readSettings, type Settings } from "../../server/settings.ts";
import { type Command, startProgress } from "./command-line.ts";
import {
	LINK_STATES,
	type LinkState,
	type RememberedLink,
	readLinkMemory,
	rememberLink,
	testLinks,
} from "./probe-links.ts";

const MEMORY_FILE = "links.jsonl";
const USUAL_DELAY_S = 2;
const USUAL_LIMIT_S = 20;
const USUAL_AGE_DAYS = 30;
const DAY_MS = 86_400_000;
/** Nothing to be done about them by an editor. */
const QUIET: readonly LinkState[] = ["bien"];

/** Tests the addresses of the catalogue. Nothing else of the portal ever asks another site. */
export const LINKS: Command = {
	summary: "prueba cada enlace y cada fuente en la red, despacio, y dice cuáles fallan",
	usage: "[--database] [--institution ID] [--limit N]",
	options: {
		database: { help: "los de la base de datos del portal y no los de data/" },
		fichas: { help: "también los de las fichas oficiales" },
		institution: { value: "ID", help: "solo los de una institución" },
		limit: { value: "N", help: "como mucho N direcciones esta vez" },
		delay: { value: "SEGUNDOS", help: `pausa entre dos preguntas al mismo sitio; si no, ${USUAL_DELAY_S}` },
		timeout: { value: "SEGUNDOS", help: `lo más que se espera una respuesta; si no, ${USUAL_LIMIT_S}` },
		"max-age": { value: "DÍAS", help: `no repite lo probado hace menos; si no, ${USUAL_AGE_DAYS}; 0 lo repite todo` },
		report: { help: "solo muestra lo que ya se sabe, sin preguntar a nadie" },
		json: { help: "como JSON, para otro programa" },
	},
	mostWords: 0,
	details:
		`Recuerda cada respuesta en DATA_DIR/${MEMORY_FILE}: si lo detienes, la próxima vez sigue donde iba. Pregunta a cada\n` +
		"sitio de una en una y dice quién es. Termina con 1 si hay enlaces que mirar, con 2 si no hay red.",
	async run(given) {
		const delay = readNumber(given.value("delay"), USUAL_DELAY_S);
		const limit = readNumber(given.value("limit"), Number.POSITIVE_INFINITY);
		const timeout = readNumber(given.value("timeout"), USUAL_LIMIT_S);
		const age = readNumber(given.value("max-age"), USUAL_AGE_DAYS);
		if (delay === undefined || limit === undefined || timeout === undefined || age === undefined) {
			console.error("--delay, --limit, --timeout y --max-age llevan un número, como 2 o 0.5.");
			return 2;
		}
		const settings = readSettings();
		const catalogue = given.has("database") ? await readDatabase(settings) : catalogueOf(readFactFiles(FACTS_DIR));
		const institution = given.value("institution");
		const uses = new Map(
			[...listLinks(catalogue, { withFichas: given.has("fichas") })].filter(
				([, places]) => institution === undefined || places.some((place) => place.institution === institution),
			),
		);
		const file = join(settings.dataDir, MEMORY_FILE);
		const known = readLinkMemory(file);
		const oldest = new Date(Date.now() - age * DAY_MS).toISOString();
		const due = [...uses.keys()].filter((url) => (known.get(url)?.at ?? "") < oldest).slice(0, limit);
		let outcome: "done" | "offline" = "done";
		if (!given.has("report") && due.length > 0) {
			const progress = startProgress();
			let tested = 0;
			outcome = await testLinks(due, {
				...{ userAgent: introduceOurselves(settings), limitMs: timeout * 1_000, delayMs: delay * 1_000 },
				onResult(link) {
					tested += 1;
					known.set(link.url, link);
					rememberLink(file, link);
					progress.show(`${tested} de ${due.length}  ${link.url}`);
				},
			});
			progress.end();
		}
		const tested = [...uses].flatMap(([url, places]) => {
			const link = known.get(url);
			return link ? [{ link, places }] : [];
		});
		if (given.has("json")) console.log(JSON.stringify(tested.map(({ link, places }) => ({ ...link, places }))));
		else console.log(writeLinkReport(tested, { catalogue, untested: uses.size - tested.length }));
		if (outcome === "offline") {
			console.error("Parece que aquí no hay red: ningún sitio se pudo encontrar. No se anotó ninguno como perdido.");
			return 2;
		}
		return tested.some(({ link }) => !QUIET.includes(link.state)) ? 1 : 0;
	},
};

interface TestedLink {
	link: RememberedLink;
	places: readonly LinkUse[];
}

/** What to look at, by institution, and how many addresses are in which state. */
function writeLinkReport(
	tested: readonly TestedLink[],
	{ catalogue, untested }: { catalogue: Catalogue; untested: number },
): string {
	const nameOf = new Map(catalogue.institutions.map(({ id, name }) => [id, name ?? id]));
	const odd = tested.filter(({ link }) => !QUIET.includes(link.state));
	const owned = odd.flatMap(({ link, places }) =>
		[...Map.groupBy(places, ({ institution }) => institution)].map(([institution, own]) => ({
			link,
			institution,
			own,
		})),
	);
	const lines: string[] = [];
	for (const [institution, own] of Map.groupBy(owned, (entry) => entry.institution)) {
		lines.push(
			`${institution === null ? "Sin institución" : (nameOf.get(institution) ?? institution)} (${own.length})`,
		);
		for (const state of listStates()) {
			const list = own.filter(({ link }) => link.state === state);
			if (list.length > 0) lines.push(`  ${LINK_STATES[state]}`);
			for (const { link, own: places } of list) {
				const said = [link.status, link.reason, link.to && `→ ${link.to}`].filter(Boolean).join(" ");
				lines.push(`    ${link.url}  ${said}`);
				lines.push(`      ${places.map(({ id, field }) => `${id} (${field})`).join(", ")}`);
			}
		}
		lines.push("");
	}
	lines.push(`${tested.length} direcciones probadas, ${untested} por probar:`);
	for (const state of listStates())
		lines.push(`  ${tested.filter(({ link }) => link.state === state).length}  ${LINK_STATES[state]}`);
	return lines.join("\n");
}

function listStates(): LinkState[] {
	return Object.keys(LINK_STATES).filter((name): name is LinkState => Object.hasOwn(LINK_STATES, name));
}

async function readDatabase(settings: Settings): Promise<Catalogue> {
	const backend = await openBackend(settings);
	try {
		return createCatalogue(await backend.readCatalogue(), "");
	} finally {
		await backend.close();
	}
}

/** Who asks and where to complain, as whoever keeps a site may want to know. */
function introduceOurselves({ publicUrl }: Pick<Settings, "publicUrl">): string {
	const email = isPlaceholderAddress(BRAND.email) ? undefined : BRAND.email;
	const contact = [publicUrl && `+${publicUrl}`, email].filter(Boolean).join("; ");
	return `VentanillaAbierta-LinkCheck/1.0 (started by hand${contact ? `; ${contact}` : ""})`;
}

/** Undefined for what is no number from 0 on. */
function readNumber(text: string | undefined, usual: number): number | undefined {
	if (text === undefined) return usual;
	const number = Number(text);
	return text.trim() !== "" && number >= 0 ? number : undefined;
}

/** Where an address stands. */
interface LinkUse {
	/** Id of the institution that answers for the record; null where it names none. */
	institution: string | null;
	id: string;
	field: string;
}

/** Every address of the catalogue that can be followed, once, with the places where it stands. */
function listLinks(catalogue: Catalogue, { withFichas = false } = {}): ReadonlyMap<string, readonly LinkUse[]> {
	const uses = new Map<string, LinkUse[]>();
	function note(address: string | null, use: LinkUse): void {
		const safe = safeWebAddress(address);
		if (safe === null) return;
		// What stands behind "#" never reaches the server.
		const url = safe.replace(/#.*$/, "");
		const known = uses.get(url);
		if (known) known.push(use);
		else uses.set(url, [use]);
	}
	for (const procedure of [...catalogue.procedures, ...catalogue.variants]) {
		if (isUnchecked(procedure) && !withFichas) continue;
		const { id, institution_id: institution, enlace, sources, facts, places } = procedure;
		note(enlace, { institution, id, field: "enlace" });
		for (const [at, source] of sources.entries()) note(source, { institution, id, field: `sources.${at + 1}` });
		for (const { field, source, other_source } of facts) {
			note(source, { institution, id, field: `${field}.source` });
			note(other_source, { institution, id, field: `${field}.other_source` });
		}
		for (const { position, source } of places) note(source, { institution, id, field: `lugar ${position}` });
	}
	for (const { id, website, sources } of catalogue.institutions) {
		note(website, { institution: id, id, field: "website" });
		for (const [at, source] of sources.entries()) note(source, { institution: id, id, field: `sources.${at + 1}` });
	}
	return uses;
}
