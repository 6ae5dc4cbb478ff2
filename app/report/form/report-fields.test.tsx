// @vitest-environment jsdom
import { getByText } from "@testing-library/dom";
import { expect, test } from "vitest";
import { FIELD_LIMITS } from "../../../domain/report/report-form.ts";
import es from "../../../public/locales/es.json";
import { mount } from "../../../tests/mount.tsx";
import { registerDictionary } from "../../words/text.ts";
import { ReportCounter } from "./report-fields.tsx";

registerDictionary("es", es);
const LIMIT = FIELD_LIMITS.description;

test.each([
	["", "Te quedan 3000 letras"],
	[`  ${"x".repeat(LIMIT - 1)}\n`, "Te queda 1 letra"],
	["🙂".repeat(LIMIT), "Te quedan 0 letras"],
	["x".repeat(LIMIT + 1), "Te sobra 1 letra"],
	["x".repeat(LIMIT + 5), "Te sobran 5 letras"],
])("whoever writes is told what the server will count: text %#, «%.5s…», %s", async (text, told) => {
	const { container } = await mount(<ReportCounter text={text} isLive />);
	expect(getByText(container, told)).toBeTruthy();
});
