import { useEffect, useState } from "react";
import { fill } from "../../content/fill.ts";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { addresses } from "../address/addresses.ts";
import { Link } from "../components/link.tsx";
import { Icon } from "../icons/icon.tsx";
import { MOST_IN_PLAN } from "../way/way-choice.ts";
import type { PlanView } from "./plan-view.ts";

const KEY = STORAGE_KEYS.lastPlan;

/**
 * "Añadir a un plan" on a page leads to a plan of that procedure alone: here it is added to the plan that this tab had before. The tab
 * remembers it and nobody else; it goes with the tab.
 */
export function LastPlan({ ids, texts }: Pick<PlanView, "ids" | "texts">) {
	const [last, setLast] = useState<readonly string[]>([]);
	const chosen = ids.join(" ");

	useEffect(() => {
		const now = chosen.split(" ").filter(Boolean);
		const before = readLast();
		const isFresh = now.length === 1 && !before.includes(now[0] ?? "") && before.length < MOST_IN_PLAN;
		setLast(isFresh ? before : []);
		if (now.length > 0 && !(isFresh && before.length > 0)) writeLast(chosen);
	}, [chosen]);

	if (last.length === 0) return null;
	return (
		<p className="plan-last screen-only" role="status">
			<Icon name="info" />
			<span>
				{`${fill(texts.last.text, { count: last.length })} `}
				<Link to={addresses.plan.to({ ids: [...last, ...ids] })} replace>
					{texts.last.add}
				</Link>
			</span>
		</p>
	);
}

/** Storage may be forbidden, full, or written by hand: then there was no plan before. */
function readLast(): string[] {
	try {
		return (sessionStorage.getItem(KEY) ?? "").split(" ").filter(Boolean).slice(0, MOST_IN_PLAN);
	} catch {
		return [];
	}
}

function writeLast(ids: string): void {
	try {
		sessionStorage.setItem(KEY, ids);
	} catch {
		// A tab that remembers nothing shows every plan all the same.
	}
}
