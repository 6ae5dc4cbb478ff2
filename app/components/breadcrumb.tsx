import "./breadcrumb.css";
import { Link } from "react-router";
import { addresses } from "../addresses.ts";
import { useText } from "../use-text.ts";
import { DataText } from "./data-text.tsx";

interface BreadcrumbProps {
	/** Pages between home and this one, outermost first; `isData` where the label comes from the tables. */
	trail?: readonly { to: string; label: string; isData?: boolean }[];
	/** Name of this page. */
	current: string;
	/** True when the name comes from the tables and so is Spanish, where nobody translated it. */
	isCurrentData?: boolean;
	/** Of a translated procedure: its texts that are Spanish all the same. */
	stillSpanish?: readonly string[] | undefined;
}

/** The way from home to this page. */
export function Breadcrumb({ trail = [], current, isCurrentData = false, stillSpanish }: BreadcrumbProps) {
	const { text } = useText();
	return (
		<nav className="breadcrumb screen-only" aria-label={text("layout.breadcrumb")}>
			<ol>
				<li>
					<Link to={addresses.home.to()}>{text("nav.home")}</Link>
				</li>
				{trail.map(({ to, label, isData = false }) => (
					<li key={to}>
						<Link to={to}>{isData ? <DataText>{label}</DataText> : label}</Link>
					</li>
				))}
				<li aria-current="page">
					{isCurrentData ? <DataText stillSpanish={stillSpanish}>{current}</DataText> : current}
				</li>
			</ol>
		</nav>
	);
}
