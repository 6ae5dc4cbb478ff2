import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { getHeapSnapshot } from "node:v8";
import { openSqliteBackend } from "../database/sqlite/sqlite-backend.server.ts";
import { createCatalogue } from "../domain/catalogue/catalogue.ts";

/** Longer texts are hardly ever said twice. */
const LONGEST = 200;

interface HeapSnapshot {
	snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
	nodes: number[];
	strings: string[];
}

// A process of its own, with nothing in its memory but a catalogue as the portal reads it from its database. Prints how many
// texts it says more than once, how often it says them in all, and how many of them lie in the memory.
const dataDir = mkdtempSync(join(tmpdir(), "ventanilla-held-texts-"));
const backend = await openSqliteBackend({ dataDir });
const catalogue = createCatalogue(await backend.readCatalogue(), "test");
await backend.close();
rmSync(dataDir, { recursive: true, force: true });

const said = new Map<string, number>();
const seen = new Set<object>();
function hear(value: unknown): void {
	if (typeof value === "string" && value !== "" && value.length <= LONGEST) said.set(value, (said.get(value) ?? 0) + 1);
	if (typeof value !== "object" || value === null || seen.has(value)) return;
	seen.add(value);
	for (const each of Object.values(value)) hear(each);
}
hear([catalogue.procedures, catalogue.variants, catalogue.institutions, catalogue.observatory]);

const { snapshot, nodes, strings } = (await json(getHeapSnapshot())) as HeapSnapshot;
const { node_fields, node_types } = snapshot.meta;
const type = node_types[0].indexOf("string");
const held = new Map<string, number>();
for (let at = 0; at < nodes.length; at += node_fields.length) {
	if (nodes[at] !== type) continue;
	const text = strings[nodes[at + 1] ?? 0] ?? "";
	held.set(text, (held.get(text) ?? 0) + 1);
}
const again = [...said].filter(([, times]) => times > 1);
const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
const figures = {
	different: again.length,
	said: sum(again.map(([, times]) => times)),
	held: sum(again.map(([text]) => held.get(text) ?? 0)),
};
process.stdout.write(JSON.stringify(figures));
