import { text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { writeCsv } from "./export.server.ts";

test("an exported list is one quoted cell, so that a spreadsheet that ends a row at every line break keeps its rows whole", async () => {
	const requirements = ["DPI original", "Boleto de ornato"];
	const csv = await text(writeCsv(() => [{ id: "divorcio", requirements }], "procedures"));
	const rows = parse(csv, { bom: true, columns: true, record_delimiter: ["\r\n", "\n"] });
	expect(rows).toHaveLength(1);
	expect(rows).toMatchObject([{ id: "divorcio", requirements: requirements.join("\n") }]);
});
