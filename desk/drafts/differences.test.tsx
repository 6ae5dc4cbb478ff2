import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Marked } from "./differences.tsx";

/** Each run of the difference: what stayed, [what went] and {what came}. */
function tell(before: unknown, after: unknown): string {
	return renderToStaticMarkup(<Marked before={before} after={after} language="es" />)
		.replace(/<span class="visually-hidden">.*?<\/span>/g, "")
		.replace(/<del>(.*?)<\/del>/g, "[$1]")
		.replace(/<ins>(.*?)<\/ins>/g, "{$1}")
		.replace(/<[^>]*>/g, "");
}

describe("what was changed in a text", () => {
	test("is marked word by word, with its blanks", () => {
		expect(tell("Lleva tu DPI y la boleta de Q85", "Lleva tu DPI y la boleta de Q100")).toBe(
			"Lleva tu DPI y la boleta de [Q85]{Q100}",
		);
		expect(tell("Lleva tu DPI", "Lleva siempre tu DPI")).toBe("Lleva {siempre }tu DPI");
		expect(tell("Uno\ndos tres", "Uno\ntres")).toBe("Uno\n[dos ]tres");
	});

	test("leaves an address whole, so that it still leads there", () => {
		const html = renderToStaticMarkup(
			<Marked
				before="Mira primero la página de la oficina en https://a.gob.gt/x antes de ir"
				after="Mira primero la página de la oficina en https://a.gob.gt/y antes de ir"
				language="es"
			/>,
		);
		expect(html).toContain('href="https://a.gob.gt/x"');
		expect(html).toContain('href="https://a.gob.gt/y"');
	});

	test("is shown whole where little stayed, or where the texts are too far apart to compare", () => {
		expect(tell("Una frase corta", "Otra cosa distinta")).toBe("[Una frase corta]{Otra cosa distinta}");
		const words = (name: string) => Array.from({ length: 10_000 }, (_, at) => `${name}${at}`).join(" ");
		const [before, after] = [words("a"), words("b")];
		expect(tell(before, after)).toBe(`[${before}]{${after}}`);
	});
});
