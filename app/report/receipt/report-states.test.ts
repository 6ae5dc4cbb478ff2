import { expect, test } from "vitest";
import { viewReportState } from "./report-states.server.ts";

test("a report of the late evening came on that day of Guatemala, and so did what was decided then", () => {
	const standing = {
		state: "resolved",
		receivedAt: "2026-11-23T04:00:00.000Z",
		changedAt: "2026-12-01T05:59:00.000Z",
		isErased: false,
	} as const;
	const { sentence, details } = viewReportState({ outcome: "known", standing }, "es");
	expect(sentence).toContain("22 de noviembre de 2026");
	expect(details.join(" ")).toMatch(/22 de noviembre de 2026.*30 de noviembre de 2026/);
});
