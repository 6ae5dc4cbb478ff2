import { safeWebAddress, siteName } from "../../domain/web-address.ts";
import { addresses } from "../addresses.ts";
import { DataText } from "../components/data-text.tsx";
import { ExternalLink } from "../components/external-link.tsx";
import { Icon } from "../components/icon.tsx";
import { Link } from "../components/link.tsx";
import { useText } from "../use-text.ts";
import type { ProcedureView } from "./procedure-view.ts";

/** Beside the procedure: its institution, the notice, and what to ask before going. */
export function ProcedureAside({ procedure }: { procedure: ProcedureView }) {
	const { text } = useText();
	const { institution, guidance, notice } = procedure;
	const website = safeWebAddress(institution?.website ?? null);
	return (
		<aside className="procedure-aside further-down" aria-label={text("institution.contact")}>
			{institution && (
				<section className="panel">
					<h2>
						<Link to={addresses.institution.to({ id: institution.id })}>
							<DataText>{institution.name}</DataText>
						</Link>
					</h2>
					{website && (
						<p className="procedure-website">
							<ExternalLink address={website}>{siteName(website)}</ExternalLink>
						</p>
					)}
				</section>
			)}
			<section className="panel" data-kind="notice">
				<h2>
					<Icon name="info" />
					{notice.title}
				</h2>
				<p>{notice.text}</p>
			</section>
			<section className="panel screen-only">
				<h2>{guidance.title}</h2>
				<p>{guidance.text}</p>
				<ul className="panel-points">
					{guidance.points.map((point) => (
						<li key={point}>{point}</li>
					))}
				</ul>
			</section>
		</aside>
	);
}
