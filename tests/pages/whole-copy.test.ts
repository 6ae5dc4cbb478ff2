import { expect, test } from "vitest";
import type { CopyIndex } from "../../app/whole-copy/copy-index.ts";
import { countPieces, listChanged, readCopyIndex } from "../../app/whole-copy/copy-index.ts";
import { createCatalogue } from "../../domain/catalogue/catalogue.ts";
import { finish } from "../../domain/steps.ts";
import type { CopyPiece } from "../../domain/whole-copy/copy-pieces.ts";
import { openCopyInSteps } from "../../domain/whole-copy/open-copy.ts";
import { openPortal, type Portal, readRealRows } from "./portal.ts";

const KILOBYTE = 1_000;
const rows = await readRealRows(true);
const portal = await openPortal({ rows });

async function askIndex(of: Portal): Promise<CopyIndex> {
	const index = readCopyIndex(await (await of.request("/datos/copia.json")).json());
	if (!index) throw new Error("no index");
	return index;
}

async function askPieces(of: Portal, name: string): Promise<{ pieces: [number, CopyPiece][]; bytes: number }> {
	const { version } = await askIndex(of);
	const address = `/datos/copia/${version}-${name}.json`;
	const packed = await of.request(address, { headers: { "Accept-Encoding": "br" } });
	const plain = await of.request(address);
	return { pieces: await plain.json(), bytes: (await packed.arrayBuffer()).byteLength };
}

test("the pieces are the whole catalogue: a device reads what the server read", async () => {
	const { pieces } = await askPieces(portal, "todo");
	const day = new Date();
	const {
		documents: _,
		problems,
		observatory: __,
		...own
	} = finish(
		openCopyInSteps(
			pieces.map(([, piece]) => piece),
			"v",
			day,
		),
	);
	const { documents: ___, problems: ____, observatory: _____, ...served } = createCatalogue(rows, "v", day);
	expect(problems).toEqual([]);
	expect(own).toEqual(served);
});

test("what was checked is the beginning of it, and the whole of 1,300 procedures with offices is at most 700 kB", async () => {
	const index = await askIndex(portal);
	expect(index.procedures.whole).toBeGreaterThan(1_300);
	const checked = await askPieces(portal, "revisados");
	const whole = await askPieces(portal, "todo");
	expect(checked.pieces).toHaveLength(countPieces(index, "revisados"));
	expect(whole.pieces.slice(0, checked.pieces.length)).toEqual(checked.pieces);
	expect(index.bytes.whole).toBeLessThan(700 * KILOBYTE);
	expect(index.bytes.checked).toBeLessThan(460 * KILOBYTE);
	// Packed in haste, as for whoever asks before it is packed best: a twelfth more than the index says.
	expect(index.bytes.whole / whole.bytes).toBeGreaterThan(0.85);
	expect(index.bytes.checked / checked.bytes).toBeGreaterThan(0.8);
}, 60_000);

test("after ten changed facts a device fetches at most 20 kB, the index among them", async () => {
	const before = await askIndex(portal);
	const changed = new Map(rows.procedure_facts?.slice(0, 400).map((row, at) => [at % 40 === 0 ? row : null, at]));
	const facts = rows.procedure_facts?.map((row) => (changed.has(row) ? { ...row, note: "Nueva nota." } : row)) ?? [];
	const later = await openPortal({ rows: { ...rows, procedure_facts: facts } });
	const index = await askIndex(later);
	const numbers = listChanged(index, "todo", before.hashes);
	expect(numbers.length).toBeGreaterThan(5);
	expect(numbers.length).toBeLessThanOrEqual(10);
	const asked = await later.request("/datos/copia.json", { headers: { "Accept-Encoding": "br" } });
	const { bytes } = await askPieces(later, numbers.join("."));
	expect(bytes + (await asked.arrayBuffer()).byteLength).toBeLessThan(20 * KILOBYTE);
});

test("pieces are packed in turns: of a hundred who ask at once some are asked to come again, and the others get theirs", async () => {
	const { version } = await askIndex(portal);
	const ask = (first: number) => {
		const numbers = Array.from({ length: 150 }, (_, at) => first + at).join(".");
		return portal.request(`/datos/copia/${version}-${numbers}.json`, { headers: { "Accept-Encoding": "br" } });
	};
	const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => ask(at)));
	const refused = answers.filter(({ status }) => status === 429);
	expect(refused.length).toBeGreaterThan(30);
	expect(refused.every(({ headers }) => Number(headers.get("retry-after")) > 0)).toBe(true);
	expect(answers.filter(({ status }) => status === 200).length).toBe(100 - refused.length);
	expect((await ask(300)).status).toBe(200);
}, 60_000);

test.each([
	["another version", "000000000000-todo.json"],
	["no version", "todo.json"],
	["a piece that is not there", "99999.json"],
	["letters", "a.b.c.json"],
	["nothing", ".json"],
])("%s is told that there is no such file", async (_what, name) => {
	expect((await portal.request(`/datos/copia/${name}`)).status).toBe(404);
});

test("too many pieces at once, and one beyond the last, are told that there is no such file", async () => {
	const { version } = await askIndex(portal);
	const many = Array.from({ length: 300 }, (_, at) => at).join(".");
	expect((await portal.request(`/datos/copia/${version}-${many}.json`)).status).toBe(404);
	expect((await portal.request(`/datos/copia/${version}-9999.json`)).status).toBe(404);
});

test("an index of a later release, or no index, is not read", () => {
	for (const answer of [null, [], "x", {}, { format: 3 }]) expect(readCopyIndex(answer)).toBeNull();
});

test("the page that makes all others is the same for everybody, in both languages, and no search engine lists it", async () => {
	const spanish = await portal.get("/sin-senal");
	expect(spanish.status).toBe(200);
	expect(spanish.document.querySelector("h1")?.textContent).toBe("Abro lo que guardaste");
	const english = await portal.get("/sin-senal", { language: "en" });
	expect(english.document.querySelector("h1")?.textContent).toBe("Opening what you kept");
	// Every script that it names is among those that a device keeps with it.
	const { files } = await askIndex(portal);
	const named = [...spanish.html.matchAll(/"(\/assets\/(?!plain-)[^"#]+\.(?:js|css))"/g)].map(([, file]) => file ?? "");
	expect(named.length).toBeGreaterThan(3);
	expect(named.filter((file) => !(file in files))).toEqual([]);
});

test("the manifest has an icon that phones may cut to their shape", async () => {
	const manifest: { icons: { src: string; purpose?: string }[] } = await (
		await portal.request("/manifest.webmanifest")
	).json();
	const maskable = manifest.icons.find(({ purpose }) => purpose === "maskable");
	expect((await portal.request(maskable?.src ?? "/none")).headers.get("Content-Type")).toBe("image/png");
});
