import type { ReactNode } from "react";
import { addresses } from "../addresses.ts";
import { useText } from "../use-text.ts";
import { Link } from "./link.tsx";

interface BreadcrumbProps {
	/** Pages between home and this one, outermost first. */
	trail?: readonly { to: string; label: ReactNode }[];
	/** Name of this page. */
	current: ReactNode;
}

/** The way from home to this page. */
export function Breadcrumb({ trail = [], current }: BreadcrumbProps) {
	const { text } = useText();
	return (
		<nav className="breadcrumb screen-only" aria-label={text("layout.breadcrumb")}>
			<ol>
				<li>
					<Link to={addresses.home.to()}>{text("nav.home")}</Link>
				</li>
				{trail.map(({ to, label }) => (
					<li key={to}>
						<Link to={to}>{label}</Link>
					</li>
				))}
				<li aria-current="page">{current}</li>
			</ol>
		</nav>
	);
}
