import "./first-experiences.css";
import { Link } from "react-router";
import { Icon } from "../components/icon.tsx";
import type { IconName } from "../components/icon-names.ts";
import { experiencesPath } from "../paths.ts";
import { useText } from "../use-text.ts";

interface FirstExperiencesProps {
	experiences: readonly {
		id: string;
		nombre: string;
		categoria: string;
		duracion_estimada: string;
		icon: IconName;
		color: string;
		procedures: number;
	}[];
}

/** Guided experiences as short paths: how many procedures, and how long until the goal. */
export function FirstExperiences({ experiences }: FirstExperiencesProps) {
	const { text, count } = useText();
	return (
		<ul className="first-experiences">
			{experiences.map(({ id, nombre, categoria, duracion_estimada, icon, color, procedures }) => (
				<li key={id} className="first-experience" data-color={color}>
					<span className="first-experience-icon">
						<Icon name={icon} />
					</span>
					<p>
						<span className="visually-hidden">{text("home.category")}: </span>
						{categoria}
					</p>
					<h3>
						<Link to={experiencesPath({ experience: id })}>{nombre}</Link>
					</h3>
					<p className="first-experience-path">
						<span>{count("home.procedures", procedures)}</span>
						<span className="visually-hidden">, {text("home.estimatedTime")}: </span>
						<span>{duracion_estimada}</span>
					</p>
				</li>
			))}
		</ul>
	);
}
