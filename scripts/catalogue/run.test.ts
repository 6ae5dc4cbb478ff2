import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { SQLITE_FILE } from "../../database/sqlite/sqlite-backend.server.ts";

let dataDir: string;

beforeAll(async () => {
	dataDir = mkdtempSync(join(tmpdir(), "ventanilla-catalogue-"));
	await run(["check", "--database"]);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** `npm run catalogue -- …`, as the script runs it, over a database of its own. */
async function run(words: readonly string[]) {
	const child = spawn(process.execPath, [join(import.meta.dirname, "run.ts"), ...words], {
		env: { PATH: process.env.PATH, DATA_DIR: dataDir },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let said = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text: string) => {
			said += text;
		});
	}
	const [code] = await once(child, "close");
	return { code, said };
}

function write(name: string, content: string): string {
	const file = join(dataDir, name);
	writeFileSync(file, content);
	return file;
}

function sql(text: string): void {
	const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { timeout: 5_000 });
	database.exec(text);
	database.close();
}

test("no command and an unknown one end with 2 and the way to the help", async () => {
	expect(await run([])).toMatchObject({ code: 2, said: expect.stringContaining("Uso: npm run catalogue") });
	expect(await run(["borra"])).toMatchObject({ code: 2, said: expect.stringContaining("«borra»") });
	expect(await run(["import", "--help"])).toMatchObject({ code: 0, said: expect.stringContaining("--dry-run") });
});

test("check tells the list of the fact files, for people and for programs", async () => {
	const { code, said } = await run(["check", "--institution", "renap"]);
	expect(code).toBe(0);
	expect(said).toMatch(/^RENAP \(\d+\)/);
	const listed = JSON.parse((await run(["check", "--json"])).said);
	expect(listed.mistakes).toEqual([]);
	expect(listed.findings[0]).toMatchObject({ kind: expect.any(String), id: expect.any(String) });
});

test("what is exported makes no difference; what is corrected does, and is then stored", async () => {
	const folder = join(dataDir, "csv");
	expect((await run(["export", "--format", "csv", "--to", folder])).code).toBe(0);
	expect(await run(["diff", folder])).toMatchObject({ code: 0, said: expect.stringContaining("Sin diferencias") });
	const file = write("procedures.csv", "id,costo\ndivorcio,77\n");
	expect(await run(["diff", file])).toMatchObject({ code: 1, said: expect.stringMatching(/costo: .* → 77/) });
	const looked = await run(["import", file, "--dry-run"]);
	expect(looked).toMatchObject({ code: 1, said: expect.stringContaining("no se cambió nada") });
	expect((await run(["diff", file])).code).toBe(1);
	expect(await run(["import", file])).toMatchObject({ code: 0, said: expect.stringContaining("Hecho") });
	expect((await run(["diff", file])).code).toBe(0);
});

test("a mistake is named with file, row and field, and ends with 2", async () => {
	const file = write("procedure_facts.csv", "procedure_id,field,status,source,read\ndivorcio,costo,seguro,,\n");
	const { code, said } = await run(["import", file]);
	expect(code).toBe(2);
	expect(said).toMatch(/ERROR {2}procedure_facts\.csv, fila 2, columna C, divorcio:costo, status: /);
	expect(said).toContain("no se cambió nada");
	expect(await run(["import", join(dataDir, "no-esta.csv")])).toMatchObject({ code: 2 });
});

test("this release comes with import alone, but for what somebody changed", async () => {
	sql(
		"update procedures set costo = 12345 where id = 'renovacion-dpi'; delete from procedures where id = 'ficha-1146'",
	);
	const { code, said } = await run(["import"]);
	expect(code).toBe(0);
	expect(said).toMatch(/CONFLICTO {2}procedures {2}renovacion-dpi\n +costo: 12345 → /);
	expect((await run(["diff", "--replace"])).said).toMatch(/CAMBIA {2}procedures {2}renovacion-dpi/);
});

test("links are tested slowly, remembered, and taken up where the work was stopped", async () => {
	const asked: string[] = [];
	const site = createServer((request, response) => {
		asked.push(`${request.method} ${request.url} ${request.headers["user-agent"]}`);
		response.writeHead(request.url === "/rota" ? 404 : 200).end();
	});
	site.listen(0, "127.0.0.1");
	await once(site, "listening");
	onTestFinished(() => void site.close());
	const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
	sql(`
		delete from procedures where id not in ('divorcio', 'inscripcion-nit', 'denuncia-mp');
		delete from procedure_facts; delete from procedure_places;
		update institutions set website = null, sources = '[]';
		update procedures set sources = '["${address}/fuente"]', enlace = '${address}/' || id;
		update procedures set enlace = '${address}/rota' where id = 'divorcio';
	`);
	const links = ["links", "--database", "--delay", "0"];
	expect((await run([...links, "--limit", "2"])).said).toContain("2 direcciones probadas, 2 por probar");
	expect(asked.length).toBeGreaterThan(1);
	const { code, said } = await run(links);
	expect(code).toBe(1);
	expect(said).toMatch(/Ya no existe\n +\S+\/rota {2}404\n +divorcio \(enlace\)/);
	expect(said).toContain("4 direcciones probadas, 0 por probar");
	expect(new Set(asked.map((line) => line.split(" ")[1]))).toHaveLength(4);
	expect(asked.every((line) => line.includes("VentanillaAbierta-LinkCheck/1.0 (started by hand"))).toBe(true);
	const before = asked.length;
	expect((await run(links)).code).toBe(1);
	expect((await run([...links, "--report"])).code).toBe(1);
	expect(asked).toHaveLength(before);
	const memory = join(dataDir, "links.jsonl");
	expect(existsSync(memory)).toBe(true);
	writeFileSync(memory, `${readFileSync(memory, "utf8")}{"url":"cort`);
	expect((await run([...links, "--report"])).said).toContain("4 direcciones probadas");
	expect(await run(["links", "--delay", "mucho"])).toMatchObject({ code: 2 });
});
