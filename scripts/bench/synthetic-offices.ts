import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DEPARTMENT_NAMES } from "../../domain/offices/departments.ts";

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
export async function writeSyntheticOffices(
	count: number,
	{ factsDir, institutions, dataFolder }: Facts,
): Promise<void> {
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
