import { DataText } from "../components/facts.tsx";
import { ExternalLink, Link } from "../components/link.tsx";
import { useText } from "../words/text.ts";
import type { NearView } from "./near-view.ts";

/** Where to go in the department that was chosen, which it is, and the way to choose another. */
export function Near({ near: { lead, offices, more } }: { near: NearView }) {
	const { text } = useText();
	return (
		<>
			{lead}
			{offices.length > 0 && (
				<ul className="reply-quotes">
					{offices.map(({ id, name, place, about, doubt, phone, map }) => (
						<li key={id}>
							<DataText>{`${name}: ${place}.`}</DataText> {about}
							{phone && (
								<>
									{" "}
									<a href={phone.address}>{phone.number}</a>
								</>
							)}
							{map && (
								<>
									{" "}
									<ExternalLink address={map}>{text("office.map")}</ExternalLink>
								</>
							)}
							{doubt && (
								<>
									{` ${text("office.doubt")} `}
									<DataText>{doubt}</DataText>
								</>
							)}
						</li>
					))}
				</ul>
			)}
			<span className="reply-note">
				<Link to={more.address}>{more.label}</Link>
			</span>
		</>
	);
}
