import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-names.ts";
import { useText } from "../words/text.ts";
import type { ExperienceCardView } from "./experience-card-view.ts";
import { Link } from "./link.tsx";

/** The icon of an experience, in its colour. */
export function ExperienceMark({ icon, color }: { icon: IconName; color: string }) {
	return (
		<span className="experience-mark" data-color={color}>
			<Icon name={icon} />
		</span>
	);
}

/** A guided experience in a list: goal, category, number of procedures and estimated time. The whole card opens it. */
export function ExperienceCard({ experience, to }: { experience: ExperienceCardView; to: string }) {
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
			{experience.time !== null && <p className="experience-card-time">{experience.time}</p>}
		</article>
	);
}
