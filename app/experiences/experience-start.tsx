import { addresses } from "../addresses.ts";
import { DataText } from "../components/data-text.tsx";
import { Link } from "../components/link.tsx";
import type { StartView } from "./start-view.ts";

/** What comes before the first step: another experience, papers of other procedures, and what to have at hand. */
export function ExperienceStart({ start }: { start: StartView }) {
	const { title, after, papers, atHand } = start;
	return (
		<section className="experience-start" aria-labelledby="antes">
			<h2 id="antes">{title}</h2>
			{after && (
				<p>
					{`${after.note} `}
					<Link to={addresses.experiences.to({ experience: after.id })}>{after.name}</Link>
				</p>
			)}
			{papers.map(({ note, id, name }) => (
				<p key={id}>
					{`${note} `}
					<Link to={addresses.procedure.to({ id })}>
						<DataText>{name}</DataText>
					</Link>
				</p>
			))}
			{atHand.papers.length > 0 && (
				<>
					<p>{atHand.title}</p>
					<ul>
						{atHand.papers.map((paper) => (
							<li key={paper}>{paper}</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}
