import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DETAIL_FILES } from "../../database/facts.server.ts";
import { openSqliteBackend } from "../../database/sqlite/sqlite-backend.server.ts";
import { DEPARTMENT_NAMES } from "../../domain/offices/departments.ts";

/** A record of a fact file (`data/`), with the fields that are varied here. */
type FactRecord = Readonly<Record<string, unknown>> & { readonly id: string };

/** The fact files of a catalogue that nobody gathered. */
export interface SyntheticFacts {
	procedures: readonly FactRecord[];
	institutions: readonly FactRecord[];
	/** The files beside the records, by their name and by procedure: a variation has those of the one that it is made of. */
	details: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** So many procedures share one made-up institution, about as many as the real ones have on average. */
const PROCEDURES_PER_OFFICE = 40;
/** The same numbers on every run, so that two measurements measure one catalogue. */
const SEED = 20_261_122;

const PLACES = [
	..."Alta Verapaz,Baja Verapaz,Chimaltenango,Chiquimula,El Progreso,Escuintla,Guatemala,Huehuetenango".split(","),
	..."Izabal,Jalapa,Jutiapa,Petén,Quetzaltenango,Quiché,Retalhuleu,Sacatepéquez,San Marcos,Santa Rosa".split(","),
	..."Sololá,Suchitepéquez,Totonicapán,Zacapa".split(","),
];
const SUBJECTS = [
	..."artesanos,cooperativas,comedores,farmacias,talleres,transportistas,agricultores,pescadores,academias".split(","),
	..."hoteles,importadores,exportadores,laboratorios,imprentas,panaderías,clínicas,guarderías,bodegas".split(","),
	..."mercados,asociaciones,fundaciones,músicos,fotógrafos,electricistas,arquitectos,veterinarias".split(","),
];

/**
 * Makes a catalogue of `count` procedures out of the real one: the real procedures and institutions as they are, then
 * variations of them with names, texts, requirements and steps of their own. Only for measuring: none of it is a fact.
 */
export async function makeSyntheticFacts(count: number, dataFolder: string): Promise<SyntheticFacts> {
	const procedures = await readRecords(join(dataFolder, "procedures.json"));
	const institutions = await readRecords(join(dataFolder, "institutions.json"));
	const chance = createChance(SEED);
	const offices = Array.from({ length: Math.max(0, Math.round((count - procedures.length) / PROCEDURES_PER_OFFICE)) });
	const allInstitutions = [
		...institutions,
		...offices.map((_, position) => varyInstitution(chance.pick(institutions), position)),
	];
	const own = procedures.slice(0, count).map((procedure) => ({ model: procedure, procedure }));
	const made = Array.from({ length: Math.max(0, count - procedures.length) }, (_, position) => {
		const model = procedures[position % procedures.length] ?? chance.pick(procedures);
		const other = chance.pick(procedures);
		const office = chance.pick(allInstitutions);
		return { model, procedure: varyProcedure({ model, other, office, position, chance }) };
	});
	const all = [...own, ...made];
	const details = await Promise.all(
		Object.values(DETAIL_FILES).map(async (name) => {
			const gathered: Readonly<Record<string, unknown>> = JSON.parse(await readFile(join(dataFolder, name), "utf8"));
			const given = all.filter(({ model }) => model.id in gathered);
			return [
				name,
				Object.fromEntries(given.map(({ model, procedure }) => [procedure.id, gathered[model.id]])),
			] as const;
		}),
	);
	return {
		procedures: all.map(({ procedure }) => procedure),
		institutions: allInstitutions,
		details: Object.fromEntries(details),
	};
}

/** How large a synthetic catalogue is. */
export interface CatalogueSize {
	procedures: number;
	/** By default none. */
	offices?: number;
}

/** Fills the empty folder of a portal (DATA_DIR) with a synthetic catalogue, in the embedded database. */
export async function seedSyntheticPortal(dataDir: string, size: CatalogueSize, dataFolder: string): Promise<void> {
	const factsDir = join(dataDir, "facts");
	await mkdir(factsDir, { recursive: true });
	await writeSyntheticFacts(factsDir, size, dataFolder);
	const backend = await openSqliteBackend({ dataDir, factsDir });
	await backend.close();
}

/** Writes the fact files of a synthetic catalogue into a folder. */
export async function writeSyntheticFacts(
	factsDir: string,
	{ procedures, offices = 0 }: CatalogueSize,
	dataFolder: string,
): Promise<void> {
	const facts = await makeSyntheticFacts(procedures, dataFolder);
	await writeFile(join(factsDir, "procedures.json"), JSON.stringify(facts.procedures));
	await writeFile(join(factsDir, "institutions.json"), JSON.stringify(facts.institutions));
	for (const [name, content] of Object.entries(facts.details)) {
		await writeFile(join(factsDir, name), JSON.stringify(content));
	}
	if (offices > 0) {
		await writeSyntheticOffices(offices, { factsDir, institutions: facts.institutions, dataFolder });
	}
}

interface Variation {
	model: FactRecord;
	/** Lends sentences, requirements and steps. */
	other: FactRecord;
	office: FactRecord;
	position: number;
	chance: Chance;
}

function varyProcedure({ model, other, office, position, chance }: Variation): FactRecord {
	const subject = chance.pick(SUBJECTS);
	const place = chance.pick(PLACES);
	const number = position + 1;
	return {
		...model,
		id: `${model.id}-${number}`,
		name: `${textOf(model.name)} de ${subject} de ${place}, modalidad ${number}`,
		description: `${textOf(model.description)} Para ${subject} de ${place}.`,
		full_description: `${textOf(model.full_description)} ${textOf(other.full_description)}`,
		requirements: blend(model.requirements, other.requirements, chance).map((each) => `${each} (${subject})`),
		steps: blend(model.steps, other.steps, chance).map((each) => `${each}, en ${place}`),
		keywords: [...listOf(model.keywords), subject, place],
		institution_id: office.id,
	};
}

function varyInstitution(model: FactRecord, position: number): FactRecord {
	const place = PLACES[position % PLACES.length] ?? "";
	const number = position + 1;
	return {
		...model,
		id: `${model.id}-${number}`,
		name: `${textOf(model.name)} ${number}`,
		full_name: `${textOf(model.full_name ?? model.name)}, delegación ${number} de ${place}`,
	};
}

/** Some of both lists, in their order; never none. */
function blend(one: unknown, other: unknown, chance: Chance): string[] {
	const own = listOf(one);
	const lent = listOf(other).filter(() => chance.next() < 0.3);
	const kept = own.filter(() => chance.next() < 0.8);
	return [...(kept.length > 0 ? kept : own), ...lent];
}

interface Chance {
	/** From 0 to 1. */
	next(): number;
	pick<Entry>(entries: readonly Entry[]): Entry;
}

/** Mulberry32: the same numbers for the same seed. */
function createChance(seed: number): Chance {
	let state = seed;
	function next(): number {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	}
	return {
		next,
		pick(entries) {
			const entry = entries[Math.floor(next() * entries.length)];
			if (entry === undefined) throw new RangeError("Nothing to choose from.");
			return entry;
		},
	};
}

async function readRecords(file: string): Promise<FactRecord[]> {
	const parsed: unknown = JSON.parse(await readFile(file, "utf8"));
	if (!Array.isArray(parsed)) throw new TypeError(`${file} holds no list.`);
	return parsed;
}

function textOf(value: unknown): string {
	return typeof value === "string" ? value : "";
}

function listOf(value: unknown): string[] {
	return Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : [];
}

/** Has many offices, so that its page can be weighed with and without them. */
export const INSTITUTION_WITH_MANY = "sat";
const MANY = 120;
const HOURS = "Mo-Fr 08:00-12:00,13:00-16:30; Sa 08:00-12:00";

interface Facts {
	/** Where the fact files of the made-up catalogue lie. */
	factsDir: string;
	institutions: readonly { readonly id: string }[];
	/** Of the real facts. */
	dataFolder: string;
}

/** Writes so many offices made up of real ones: 120 of one institution, the rest spread over the others. Only for measuring. */
async function writeSyntheticOffices(count: number, { factsDir, institutions, dataFolder }: Facts): Promise<void> {
	const models: object[] = JSON.parse(
		await readFile(join(dataFolder, "offices", `${INSTITUTION_WITH_MANY}.json`), "utf8"),
	);
	const others = institutions.map(({ id }) => id).filter((id) => id !== INSTITUTION_WITH_MANY);
	const all = Array.from({ length: count }, (_, at) => ({
		institution: at < MANY ? INSTITUTION_WITH_MANY : (others[at % others.length] ?? INSTITUTION_WITH_MANY),
		office: {
			...models[at % models.length],
			id: `oficina-${at}`,
			name: `Oficina ${at}`,
			department: DEPARTMENT_NAMES[at % DEPARTMENT_NAMES.length],
			address: `${at}a. calle 1-${at % 100}, zona 1`,
			hours: HOURS,
		},
	}));
	await mkdir(join(factsDir, "offices"), { recursive: true });
	for (const [institution, own] of Map.groupBy(all, (each) => each.institution)) {
		await writeFile(join(factsDir, "offices", `${institution}.json`), JSON.stringify(own.map(({ office }) => office)));
	}
}
