import type { ReactNode } from "react";
import { addresses } from "../address/addresses.ts";
import { Icon } from "../icons/icon.tsx";
import { useText } from "../words/text.ts";
import { Link } from "./link.tsx";

interface PageHeadProps {
	title: ReactNode;
	lead?: ReactNode;
	/** What stands above the title: breadcrumb, back link. */
	above?: ReactNode;
	children?: ReactNode;
}

/** The head of a screen: way here, `h1`, one sentence. */
export function PageHead({ title, lead, above, children }: PageHeadProps) {
	return (
		<header className="page page-head">
			{above}
			<h1>{title}</h1>
			{lead && <p className="lead">{lead}</p>}
			{children}
		</header>
	);
}

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

interface Way {
	to: string;
	label: ReactNode;
}

interface DetailWaysProps {
	/** The list that the detail belongs to. */
	back: Way;
	/** Pages between home and this one, outermost first. */
	trail: readonly Way[];
	/** Name of this page. */
	current: ReactNode;
}

/** The link from a detail back to its list and, where there is room, the breadcrumb. */
export function DetailWays({ back, trail, current }: DetailWaysProps) {
	return (
		<div className="detail-ways screen-only">
			<Link className="back-link" to={back.to}>
				<Icon name="arrow-left" />
				{back.label}
			</Link>
			<Breadcrumb trail={trail} current={current} />
		</div>
	);
}
