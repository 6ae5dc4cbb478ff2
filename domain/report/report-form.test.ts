import { describe, expect, test } from "vitest";
import { FIELD_LIMITS, readReport } from "./report-form.ts";

const filled = {
	problem_type: "outdated-info",
	procedure: "Inscripción al NIT",
	institution: "SAT",
	description: "El horario ya cambió.",
	user_name: "",
	user_email: "",
};

function faultsOf(fields: object) {
	const reading = readReport(fields);
	return reading.isValid ? {} : reading.faults;
}

function reportOf(fields: object) {
	const reading = readReport(fields);
	if (!reading.isValid) throw new Error(`refused: ${JSON.stringify(reading.faults)}`);
	return reading.report;
}

test("the description is the procedure, the institution, a blank line and the text", () => {
	expect(reportOf(filled).description).toBe("Inscripción al NIT\nSAT\n\nEl horario ya cambió.");
	expect(reportOf({ ...filled, institution: "  " }).description).toBe(
		"Inscripción al NIT\nNo especificada\n\nEl horario ya cambió.",
	);
});

test("what is optional and was not given is an empty text", () => {
	expect(reportOf({ problem_type: "other", procedure: "a", description: "b" })).toMatchObject({
		user_name: "",
		user_email: "",
	});
});

describe.each(["problem_type", "procedure", "description"])("%s", (field) => {
	test.each([
		["missing", undefined],
		["null", null],
		["empty", ""],
		["only spaces", " \t\n\u00a0\u3000"],
		["only zero-width characters", "\u200b\u200d\ufeff\u2060"],
		["only control characters", "\u0000\u0007"],
	])("is required: %s", (_what, value) => {
		expect(faultsOf({ ...filled, [field]: value })).toEqual({ [field]: "missing" });
	});
});

test.each([["Outdated-Info"], ["outdated"], ["resolved"], ["__proto__"]])(
	"the problem %j is unknown",
	(problem_type) => {
		expect(faultsOf({ ...filled, problem_type })).toEqual({ problem_type: "unknown" });
	},
);

test.each([[["outdated-info"]], [{}], [7], [true]])("the problem %j is no text", (problem_type) => {
	expect(faultsOf({ ...filled, problem_type })).toEqual({ problem_type: "notText" });
});

test.each([
	["nombre@ejemplo.com", "nombre@ejemplo.com"],
	["  ANA@Correo.GT ", "ANA@Correo.GT"],
	["ñandú@correo.gt", "ñandú@correo.gt"],
	["ana@educación.gt", "ana@educación.gt"],
	["ana@1234.gt", "ana@1234.gt"],
	["ana@xn--educacin-13a.gt", "ana@xn--educacin-13a.gt"],
	["ａｎａ@correo.gt", "ana@correo.gt"],
	["o'brien+reporte@correo.com.gt", "o'brien+reporte@correo.com.gt"],
	["", ""],
	["\u200b", ""],
])("the e-mail %j is kept as %j", (typed, kept) => {
	expect(reportOf({ ...filled, user_email: typed }).user_email).toBe(kept);
});

test.each([
	"a@b",
	"a@b.c",
	"ana@correo.1",
	"ana@correo.gt.123",
	"a b@c.gt",
	"a@b.gt\r\nBcc:x@y.gt",
	"a@b.gt\nx",
	"@b.gt",
	"a@",
	"ana",
	"a@b..gt",
	"a@-b.gt",
	".a@b.gt",
	"a..b@c.gt",
	"a@b@c.gt x",
	"<a@b.gt>",
	`${"a".repeat(65)}@b.gt`,
])("the e-mail %j is refused", (user_email) => {
	expect(faultsOf({ ...filled, user_email })).toEqual({ user_email: "badEmail" });
});

test.each(Object.entries(FIELD_LIMITS).filter(([field]) => field !== "user_email"))(
	"%s takes %i characters and not one more",
	(field, limit) => {
		expect(faultsOf({ ...filled, [field]: "🛂".repeat(limit) })).toEqual({});
		expect(faultsOf({ ...filled, [field]: "🛂".repeat(limit + 1) })).toEqual({ [field]: "tooLong" });
	},
);

test("an e-mail of 300 characters is too long", () => {
	expect(faultsOf({ ...filled, user_email: `a@${"b".repeat(294)}.gt` })).toEqual({ user_email: "tooLong" });
});

test("letters are composed, controls dropped, broken surrogates replaced, lines kept", () => {
	const description = " K'iche' ña\u0303o\u0000 \ud83d fin\r\notra\u0007 ";
	expect(reportOf({ ...filled, description }).description).toContain("K'iche' ñão \ufffd fin\notra");
});

test("a line ends where it was ended, on whatever keyboard: no two words grow together", () => {
	for (const end of ["\n", "\r\n", "\r"]) {
		expect(reportOf({ ...filled, description: `Uno${end}Dos` }).description, JSON.stringify(end)).toMatch(/Uno\nDos$/);
	}
});

test("a field of one line has no line breaks, so that the description keeps its shape", () => {
	expect(reportOf({ ...filled, procedure: "NIT\n\nfalso" }).description.split("\n\n")).toHaveLength(2);
});

test("what a copied name or address brings along unseen is left out", () => {
	const pasted = { user_name: "\u200bAna\u2028\ufeffLópez", user_email: "ana\u2060@correo.gt\u200b" };
	expect(reportOf({ ...filled, ...pasted })).toMatchObject({ user_name: "Ana López", user_email: "ana@correo.gt" });
});

test.each(["<script>alert(1)</script>", '"><img onerror=x>', "{{7*7}}", "=HYPERLINK(1)", "'; drop table x"])(
	"%s is kept as it was typed",
	(description) => {
		expect(reportOf({ ...filled, description }).description.endsWith(`\n\n${description}`)).toBe(true);
	},
);

test("what a client adds is not looked at", () => {
	const added = JSON.parse('{"__proto__":{"problem_type":"other"},"constructor":1,"status":"resolved","spam_score":0}');
	const report = reportOf({ ...filled, ...added });
	expect(Object.keys(report).sort()).toEqual(["description", "problem_type", "user_email", "user_name"]);
	expect(faultsOf(JSON.parse('{"__proto__":{"procedure":"a"}}'))).toMatchObject({ procedure: "missing" });
	expect(faultsOf(Object.create(filled))).toMatchObject({ procedure: "missing", description: "missing" });
});

test("everything that was typed is given back with the faults", () => {
	const reading = readReport({ ...filled, procedure: " ", user_email: "ana@" });
	expect(reading.draft).toEqual({ ...filled, procedure: " ", user_email: "ana@" });
});
