import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Kept, KeptMarking } from "./components/kept.tsx";
import { markKeptParts } from "./kept-html.server.ts";

let rendered = 0;

function Card({ name }: { name: string }) {
	rendered += 1;
	return <b title={name}>{name}</b>;
}

function List({ names }: { names: readonly string[] }) {
	return (
		<p>
			Antes{" "}
			{names.map((name) => (
				<Kept key={name} by={["card", name]}>
					<Card name={name} />
				</Kept>
			))}{" "}
			después
		</p>
	);
}

function serve(names: readonly string[]): string {
	const { marksFor, writeKept } = markKeptParts();
	return writeKept(
		renderToString(
			<KeptMarking value={marksFor}>
				<List names={names} />
			</KeptMarking>,
		),
	);
}

it("a part that stands on many pages is rendered once and has the same HTML on each of them", () => {
	const plain = (names: readonly string[]) => renderToString(<List names={names} />);
	const pages = [["cédula", "DPI & más"], ["DPI & más", "visa"], ["visa"], ["found 0", "end"]];
	const expected = pages.map(plain).map((html) => html.replaceAll("<!-- -->", ""));
	rendered = 0;
	expect(pages.map(serve).map((html) => html.replaceAll("<!-- -->", ""))).toEqual(expected);
	expect(rendered).toBe(5);
	expect(serve(["visa"])).toBe(plain(["visa"]));
});

it("a part is kept no longer than there is room, and stays right", () => {
	const names = Array.from({ length: 2_500 }, (_, place) => `trámite ${place}`);
	const plain = renderToString(<List names={names} />);
	expect(serve(names)).toBe(plain);
	expect(serve(names)).toBe(plain);
});
