import { addresses } from "../addresses.ts";
import { Button } from "../components/button.tsx";
import { DataText } from "../components/data-text.tsx";
import { Icon } from "../components/icon.tsx";
import type { IconName } from "../components/icon-names.ts";
import { Link } from "../components/link.tsx";
import type { TextKey } from "../dictionary.ts";
import { useText } from "../use-text.ts";

/** Quick actions (specification, section 2): the categories, too, are in the catalogue. */
const ACTIONS: readonly { to: string; icon: IconName; label: TextKey }[] = [
	{ to: addresses.catalogue.to(), icon: "search", label: "assistant.actions.search" },
	{ to: addresses.observatory.to(), icon: "chart-column", label: "assistant.actions.observatory" },
	{ to: addresses.catalogue.to(), icon: "layout-grid", label: "assistant.actions.categories" },
	{ to: addresses.help.to(), icon: "circle-help", label: "assistant.actions.help" },
];

interface ShortcutsProps {
	procedures: readonly { id: string; name: string }[];
	categories: readonly string[];
}

/** Ways on without writing: quick actions, first procedures, some categories. */
export function Shortcuts({ procedures, categories }: ShortcutsProps) {
	const { text } = useText();
	return (
		<div className="shortcuts screen-only">
			<nav aria-labelledby="acciones">
				<h2 id="acciones">{text("assistant.actions.title")}</h2>
				<ul className="shortcut-actions">
					{ACTIONS.map(({ to, icon, label }) => (
						<li key={label}>
							<Button to={to}>
								<Icon name={icon} />
								{text(label)}
							</Button>
						</li>
					))}
				</ul>
			</nav>
			<section aria-labelledby="frecuentes">
				<h2 id="frecuentes">{text("assistant.frequent")}</h2>
				<ul>
					{procedures.map(({ id, name }) => (
						<li key={id}>
							<Link to={addresses.procedure.to({ id })}>
								<DataText>{name}</DataText>
							</Link>
						</li>
					))}
					{categories.map((name) => (
						<li key={name}>
							<Link to={addresses.catalogue.to({ category: name.toLowerCase() })}>
								{`${text("assistant.category")} `}
								<DataText>{name}</DataText>
							</Link>
						</li>
					))}
				</ul>
			</section>
		</div>
	);
}
