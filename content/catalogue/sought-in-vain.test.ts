import { expect, test } from "vitest";
import gaps from "../../data/procedure-gaps.json" with { type: "json" };
import { saySoughtInVain } from "./sought-in-vain.ts";

const formatDay = (date: string) => date;
const nothing = { language: "es", isKnown: () => false, formatDay } as const;

test("what a release looked for in vain is said with its day, in both languages", () => {
	const [gap] = gaps.filter(({ field }) => field === "hours");
	if (!gap) throw new Error("No hours were looked for in vain.");
	expect(saySoughtInVain("procedure", gap.id, nothing)).toMatch(
		/^El \d{4}-\d\d-\d\d buscamos el horario.*: ninguna página lo dice\.$/,
	);
	expect(saySoughtInVain("procedure", gap.id, { ...nothing, language: "en" })).toContain("the opening hours");
});

test("what is known by now is not said any more, nor anything of a record for which nobody looked", () => {
	for (const { id } of gaps) expect(saySoughtInVain("procedure", id, { ...nothing, isKnown: () => true })).toBeNull();
	expect(saySoughtInVain("institution", "ninguna", nothing)).toBeNull();
});
