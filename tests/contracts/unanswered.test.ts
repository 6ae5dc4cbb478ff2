import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openBackend } from "../../database/open.server.ts";
import { openSqliteBackend, SQLITE_FILE } from "../../database/sqlite/sqlite-backend.server.ts";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { TEXT_INDICATORS } from "../../domain/observatory/indicators.ts";
import { prepareDatabase, TAKE_DESK_AWAY } from "../../testbed/engines.ts";
import { type PostgresServer, runSql, startPostgres } from "../../testbed/postgres.ts";
import { readText } from "../source-files.ts";

/** Schema of the embedded database before what nobody knows was told from a no. */
const BEFORE_UNKNOWN = 6;

const UNKNOWN = "No: sin evidencia pública";
const EXTRACT = "Parcial: no aparece en el extracto leído, que está incompleto";
/** Nine Sí of the texts, the share, a medium number of steps and "no" requirements: 45 + 5 + 2.5 + 5 points, and 2.5 for the extract. */
const ANSWERS = TEXT_INDICATORS.map((indicator, position) => {
	if (indicator === "decl_jurada_innec") return EXTRACT;
	if (indicator === "docs_misma_entidad") return "No: pide la certificación que emite el propio RENAP";
	return position < 11 ? "Sí: se ve" : UNKNOWN;
});

/** A row as the release before "Sin dato" seeded it, and as its operator changed it since. */
function insert(id: string, changes: Record<string, string | number | null> = {}): string {
	const answers = Object.fromEntries(TEXT_INDICATORS.map((indicator, position) => [indicator, ANSWERS[position]]));
	const figures = { completamente_en_linea: 100, num_pasos: 4, num_requisitos: 0, maturity_level: 3.2 };
	const row = { id, tramite: id, evaluation_score: 60, ...figures, ...answers, ...changes };
	const values = Object.values(row).map((value) => (typeof value === "string" ? `'${value}'` : String(value)));
	return `insert into observatory (${Object.keys(row).join(", ")}) values (${values.join(", ")});`;
}

const OLDER_ROWS = `delete from observatory; ${[
	insert("seeded"),
	insert("scored", { evaluation_score: 90 }),
	insert("answered", { usa_xroad_api: "No: usa otra cosa" }),
].join(" ")}`;

/** What the catalogue makes of each row. */
async function readRows(backend: Awaited<ReturnType<typeof openBackend>>) {
	const { observatory } = createCatalogue(await backend.readCatalogue(), "1");
	await backend.close();
	return new Map(
		observatory.map(({ id, evaluation_score, num_requisitos, indicators }) => [
			id,
			{
				evaluation_score,
				num_requisitos,
				...{ xroad: indicators.usa_xroad_api, faith: indicators.presuncion_buena_fe },
				...{ sworn: indicators.decl_jurada_innec, papers: indicators.docs_misma_entidad },
			},
		]),
	);
}

let server: PostgresServer;
beforeAll(async () => {
	server = await startPostgres();
});
afterAll(async () => await server?.dispose());

const ENGINES = {
	SQLite: async () => {
		const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-unanswered-"));
		onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
		await (await openSqliteBackend({ dataDir })).close();
		const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
		database.exec(`${TAKE_DESK_AWAY} ${OLDER_ROWS} pragma user_version = ${BEFORE_UNKNOWN};`);
		database.close();
		return openSqliteBackend({ dataDir });
	},
	PostgreSQL: async () => {
		const { ownerUrl, serverUrl } = await prepareDatabase(server, "unanswered");
		await runSql(ownerUrl, OLDER_ROWS);
		await runSql(ownerUrl, readText("supabase/migrations/20261123150000_unknown_is_not_no.sql"));
		return openBackend({ dataDir: "", databaseUrl: serverUrl });
	},
};

test.each(Object.entries(ENGINES))(
	"a %s that an older release seeded says what nobody confirmed as unknown",
	async (_name, open) => {
		const rows = await readRows(await open());
		// Nine Sí of the texts, all online and four steps; the extract and the requirements are no longer counted.
		expect(rows.get("seeded")).toEqual({
			evaluation_score: 52.5,
			num_requisitos: null,
			xroad: "Sí: se ve",
			faith: "Sin dato",
			sworn: "Sin dato: no aparece en el extracto leído, que está incompleto",
			papers: "No: pide la certificación que emite el propio RENAP",
		});
		// Figures that an operator wrote stay, with the number that belongs to them.
		expect(rows.get("scored")).toMatchObject({
			evaluation_score: 90,
			num_requisitos: 0,
			faith: "Sin dato",
			sworn: EXTRACT,
		});
		// So do answers: this one makes the stored figures those of the operator.
		expect(rows.get("answered")).toMatchObject({ evaluation_score: 60, xroad: "No: usa otra cosa", faith: "Sin dato" });
	},
);
