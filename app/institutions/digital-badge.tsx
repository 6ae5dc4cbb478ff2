import { Icon } from "../icons/icon.tsx";

/** Says in word, icon and colour that something can be done online. */
export function DigitalBadge({ label }: { label: string }) {
	return (
		<span className="type-badge" data-type="digital">
			<Icon name="monitor-smartphone" />
			{label}
		</span>
	);
}
