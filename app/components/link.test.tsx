import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { listPaths, readText } from "../../tests/source-files.ts";
import { Button } from "./link.tsx";

test.each([
	["a button that sends no form", <Button key="a">x</Button>, '<button type="button" class="button">x</button>'],
	[
		"a button of a form",
		<Button key="b" type="submit" kind="primary">
			x
		</Button>,
		'<button type="submit" class="button" data-kind="primary">x</button>',
	],
	[
		"a link inside the portal",
		<Button key="c" to="/ayuda" className="wide" rel="next">
			x
		</Button>,
		'<a rel="next" class="button wide" href="/ayuda">x</a>',
	],
	[
		"a link to a file",
		<Button key="d" href="/observatorio.csv" download>
			x
		</Button>,
		'<a href="/observatorio.csv" download="" class="button">x</a>',
	],
])("%s", (_name, button, html) => {
	expect(renderToStaticMarkup(<MemoryRouter>{button}</MemoryRouter>)).toBe(html);
});

test("nobody writes the class by hand", () => {
	const takes = listPaths(["app"], /\.tsx$/).filter((path) =>
		/className=[{"'`]+(?:[^"'`]* )?button["'` ]/.test(readText(path)),
	);
	expect(takes).toEqual([]);
});
