import { DataText } from "../components/data-text.tsx";
import { ExternalLink, LinksOut } from "../components/external-link.tsx";
import type { OfficialNamesView } from "../components/official-name-view.ts";

/** Procedures of which we only have the name: each leads out of the portal, to its ficha. */
export function OfficialNames({ names: { heading, lead, website, named } }: { names: OfficialNamesView }) {
	return (
		<section aria-labelledby="solo-el-nombre">
			<h2 id="solo-el-nombre" className="catalogue-group">
				{heading}
			</h2>
			<p className="official-names-lead">{lead}</p>
			<LinksOut>
				<ul className="official-names">
					{named.map((each) => (
						<li key={each.number}>
							<h3>
								<ExternalLink address={each.address}>
									<DataText>{each.name}</DataText>
								</ExternalLink>
							</h3>
							<p>
								<DataText>{each.institution}</DataText>
							</p>
							<p className="official-names-where">{each.where}</p>
							{each.website && (
								<p className="official-names-where">
									{`${website} `}
									<ExternalLink address={each.website.address}>{each.website.site}</ExternalLink>
								</p>
							)}
						</li>
					))}
				</ul>
			</LinksOut>
		</section>
	);
}
