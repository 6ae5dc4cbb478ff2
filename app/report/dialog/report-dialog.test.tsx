// @vitest-environment jsdom
import { getByRole } from "@testing-library/dom";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import es from "../../../public/locales/es.json";
import { mount } from "../../../tests/mount.tsx";
import { registerDictionary } from "../../words/text.ts";
import { ReportSuccess } from "./report-dialog.tsx";

registerDictionary("es", es);
const CLOSES_AFTER_MS = 2_000;

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

async function sendReport() {
	const onDone = vi.fn();
	const { container } = await mount(<ReportSuccess code="AAAA-BBBB" onDone={onDone} />);
	const copy = getByRole(container, "button", { name: es.report.success.copy });
	const pass = () => act(async () => vi.advanceTimersByTime(CLOSES_AFTER_MS));
	return { onDone, copy, pass };
}

test("a sent form closes by itself", async () => {
	const { onDone, pass } = await sendReport();
	await pass();
	expect(onDone).toHaveBeenCalledOnce();
});

test("the receipt does not go while somebody copies it; it does once they have left it (K02)", async () => {
	const { onDone, copy, pass } = await sendReport();
	await act(async () => copy.focus());
	await pass();
	await pass();
	expect(onDone).not.toHaveBeenCalled();
	await act(async () => copy.blur());
	await pass();
	expect(onDone).toHaveBeenCalledOnce();
});
