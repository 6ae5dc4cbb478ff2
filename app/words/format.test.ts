import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES, LOCALES } from "../../domain/language.ts";
import { formatCurrencyName, formatDate, formatMoney, formatNumber } from "./format.ts";

/** What a device in this time zone writes: a process of its own, because each format is made once. */
function writeIn(timeZone: string, expression: string): string {
	const module = JSON.stringify(join(import.meta.dirname, "format.ts"));
	const program = `const { formatDate, formatDay, formatMoment } = await import(${module}); process.stdout.write(${expression});`;
	const options = { env: { ...process.env, TZ: timeZone }, encoding: "utf8" } as const;
	return execFileSync(process.execPath, ["--input-type=module", "--eval", program], options);
}

test("a date is the day that the record says, also on a device in Guatemala, six hours behind", () => {
	expect(writeIn("America/Guatemala", 'formatDate("2025-03-14", "es")')).toBe("14 de marzo de 2025");
});

test("an hour is Guatemala's, also for who reads from Tokyo", () => {
	const written = writeIn("Asia/Tokyo", 'formatMoment("2026-11-23T04:05:00Z", "es")');
	expect(written).toMatch(/^22 de noviembre de 2026.*10:05/);
	expect(writeIn("Asia/Tokyo", 'formatDay("2026-11-23T04:05:00Z", "es")')).toBe("22 de noviembre de 2026");
});

test("each language writes in its own way, whichever was asked first", () => {
	expect(formatDate("2025-03-14", "en")).toBe("14 March 2025");
	expect(formatDate("2025-03-14", "es")).toBe("14 de marzo de 2025");
	expect(formatCurrencyName(100, "GTQ", "es")).toBe("quetzales");
	expect(formatCurrencyName(100, "GTQ", "en")).toBe("Guatemalan quetzals");
	expect(formatNumber(1582, "es")).toBe("1582");
	expect(formatNumber(15820, "es")).toBe("15,820");
});

test("one is one quetzal", () => {
	expect(formatCurrencyName(1, "GTQ", "es")).toBe("quetzal");
});

test("an amount says whose money it is", () => {
	expect(formatMoney(100, "GTQ", "es")).toBe("Q\u00a0100.00");
	expect(formatMoney(100, "GTQ", "en")).toBe("Q\u00a0100.00");
	expect(formatMoney(20, "USD", "es")).toBe("US$\u00a020.00");
	expect(formatMoney(20, "USD", "en")).toBe("US$\u00a020.00");
	expect(formatMoney(20, "MXN", "es")).toBe("MXN\u00a020.00");
});

test("numbers and amounts that are written without Intl are written as it would", () => {
	for (const language of LANGUAGES) {
		const numbers = new Intl.NumberFormat(LOCALES[language], { useGrouping: "min2" });
		for (const number of [-12, 0, 7, 999, 1_000, 9_999, 10_000, 123_456, 1_234_567, 0.5, 1_234.5])
			expect(formatNumber(number, language)).toBe(numbers.format(number));
		for (const [currency, sign] of [
			["GTQ", "Q"],
			["USD", "US$"],
		] as const) {
			const money = new Intl.NumberFormat(LOCALES[language], { style: "currency", currency });
			for (const amount of [0, 0.1, 12.5, 19.99, 999, 1_000, 1_234.56, 12_345, 123_456.7, 1_234_567]) {
				const digits = money.format(amount).replace(/^\D+/, "");
				expect(formatMoney(amount, currency, language)).toBe(`${sign}\u00a0${digits}`);
			}
		}
	}
});
