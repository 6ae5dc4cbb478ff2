import type { ReactNode } from "react";
import { Link } from "../components/link.tsx";
import { KEEPS_PLACE } from "../keeps-place.ts";

interface ChoicesProps {
	label: string;
	choices: readonly { key: string; to: string; isCurrent: boolean; label: ReactNode }[];
}

/** One of several ways to see a part of the page: links, so that each has its address and works without scripts. */
export function Choices({ label, choices }: ChoicesProps) {
	return (
		<nav className="choices screen-only" aria-label={label}>
			<ul>
				{choices.map(({ key, to, isCurrent, label: words }) => (
					<li key={key}>
						<Link to={to} aria-current={isCurrent ? "true" : undefined} preventScrollReset state={KEEPS_PLACE}>
							{words}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
