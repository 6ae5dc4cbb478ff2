import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { DECISIONS } from "./decisions.ts";
import { measureContrast } from "./measure-contrast.ts";

interface AxeWindow extends Window {
	axe: { getRules(): { ruleId: string; tags: string[] }[] };
}

type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"];

interface Finding {
	rule: string;
	selector: string;
	/** The selector and the beginning of the markup. */
	place: string;
	said: string;
}

const MEASURED = ["color-contrast", "color-contrast-enhanced"];

let everyRule: Record<string, { enabled: true }> | undefined;

/** What every rule of axe has against a page, experimental and AAA ones included, and what it left open that nobody decided. */
export async function findProblems(page: Page): Promise<string[]> {
	everyRule ??= await listRules(page);
	const resultTypes = ["violations" as const, "incomplete" as const];
	const builder = new AxeBuilder({ page }).setLegacyMode().options({ rules: everyRule, resultTypes });
	const { violations, incomplete, passes, inapplicable } = await builder.analyze();
	const seen = new Set([...violations, ...incomplete, ...passes, ...inapplicable].map(({ id }) => id));
	const open = listFindings(incomplete).filter(
		({ rule, place }) => !DECISIONS.some((each) => each.rule === rule && each.place.test(place)),
	);
	const toMeasure = open.filter(({ rule }) => MEASURED.includes(rule)).map(({ selector }) => selector);
	return [
		...Object.keys(everyRule)
			.filter((id) => !seen.has(id))
			.map((id) => `${id} did not run`),
		...listFindings(violations).map(({ rule, place, said }) => `${rule}: ${place}\n${said}`),
		...open
			.filter(({ rule }) => !MEASURED.includes(rule))
			.map(({ rule, place, said }) => `${rule}, on which nobody has decided: ${place}\n${said}`),
		...(await measureContrast(page, [...new Set(toMeasure)])),
	];
}

/** A first small look leaves axe on the page, which can then be asked what it knows. */
async function listRules(page: Page): Promise<Record<string, { enabled: true }>> {
	await new AxeBuilder({ page }).setLegacyMode().withRules("document-title").analyze();
	const ids = await page.evaluate(() =>
		(window as unknown as AxeWindow).axe
			.getRules()
			.filter(({ tags }) => !tags.includes("deprecated"))
			.map(({ ruleId }) => ruleId),
	);
	return Object.fromEntries(ids.map((id) => [id, { enabled: true }]));
}

function listFindings(results: Results): Finding[] {
	return results.flatMap(({ id, nodes }) =>
		nodes.map(({ target, html, failureSummary = "" }) => {
			const selector = target.flat().join(" ");
			return { rule: id, selector, place: `${selector} ${html.slice(0, 160)}`, said: failureSummary };
		}),
	);
}
