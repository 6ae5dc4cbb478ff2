import { Link } from "react-router";
import { DataText } from "../components/data-text.tsx";
import { Icon } from "../components/icon.tsx";
import type { IconName } from "../components/icon-names.ts";
import type { TextKey } from "../dictionary.ts";
import { cataloguePath, paths, procedurePath } from "../paths.ts";
import { useText } from "../use-text.ts";

/** Quick actions (specification, section 2): the categories, too, are in the catalogue. */
const ACTIONS: readonly { to: string; icon: IconName; label: TextKey }[] = [
	{ to: paths.catalogue, icon: "search", label: "assistant.actions.search" },
	{ to: paths.observatory, icon: "chart-column", label: "assistant.actions.observatory" },
	{ to: paths.catalogue, icon: "layout-grid", label: "assistant.actions.categories" },
	{ to: paths.help, icon: "circle-help", label: "assistant.actions.help" },
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
							<Link className="button" to={to}>
								<Icon name={icon} />
								{text(label)}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<section aria-labelledby="frecuentes">
				<h2 id="frecuentes">{text("assistant.frequent")}</h2>
				<ul>
					{procedures.map(({ id, name }) => (
						<li key={id}>
							<Link to={procedurePath(id)}>
								<DataText>{name}</DataText>
							</Link>
						</li>
					))}
					{categories.map((name) => (
						<li key={name}>
							<Link to={cataloguePath({ category: name.toLowerCase() })}>
								{text("assistant.category")} <DataText>{name}</DataText>
							</Link>
						</li>
					))}
				</ul>
			</section>
		</div>
	);
}
