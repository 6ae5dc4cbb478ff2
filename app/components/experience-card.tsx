import "./experience-card.css";
import { Link } from "react-router";
import { useText } from "../use-text.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import { ICON_NAMES } from "./icon-names.ts";

/** The few fields that a card shows; words already in the language of the page. */
export interface ExperienceSummary {
	id: string;
	nombre: string;
	descripcion: string;
	icon: string;
	color: string;
	categoria: string;
	duracion_estimada: string;
	/** Procedures that the catalogue really has. */
	count: number;
}

const DEFAULT_ICON: IconName = "flag";
/** Names that the data use for an icon that the set calls otherwise. */
const OTHER_NAMES: Readonly<Record<string, IconName>> = { home: "house" };

/** The icon of an experience, in its colour; the default one for a name outside the set. */
export function ExperienceMark({ icon, color }: { icon: string; color: string }) {
	const name = OTHER_NAMES[icon] ?? ICON_NAMES.find((known) => known === icon) ?? DEFAULT_ICON;
	return (
		<span className="experience-mark" data-color={color}>
			<Icon name={name} />
		</span>
	);
}

/** A guided experience in a list: goal, category, number of procedures and estimated time. The whole card opens it. */
export function ExperienceCard({ experience, to }: { experience: ExperienceSummary; to: string }) {
	const { count } = useText();
	return (
		<article className="experience-card" data-color={experience.color}>
			<ExperienceMark icon={experience.icon} color={experience.color} />
			<p className="experience-card-category">{experience.categoria}</p>
			<h3>
				<Link to={to} id={experience.id}>
					{experience.nombre}
				</Link>
			</h3>
			<p>{experience.descripcion}</p>
			<p className="experience-card-way">
				<span>{count("experiences.procedures", experience.count)}</span>
				<span className="experience-card-dots" aria-hidden="true" />
				<span>{experience.duracion_estimada}</span>
			</p>
		</article>
	);
}
