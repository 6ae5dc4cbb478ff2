import "./back-link.css";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";

/** From a detail back to the list it belongs to. */
export function BackLink({ to, label }: { to: string; label: string }) {
	return (
		<Link className="back-link screen-only" to={to}>
			<Icon name="arrow-left" />
			{label}
		</Link>
	);
}
