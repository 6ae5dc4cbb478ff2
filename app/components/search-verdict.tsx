import { addresses } from "../address/addresses.ts";
import type { TextKey } from "../words/text.ts";
import { useText } from "../words/text.ts";
import { DataText } from "./facts.tsx";
import type { OfferView, VerdictView } from "./found-view.ts";
import { Link } from "./link.tsx";

/** Where words about the portal itself lead. */
const SITE_LINKS = {
	free: () => addresses.catalogue.to({ isFree: true }),
	online: () => addresses.catalogue.to({ isOnline: true }),
	offices: () => addresses.offices.to(),
	all: () => addresses.catalogue.to(),
	help: () => addresses.help.to(),
	report: () => addresses.report.to(),
	assistant: () => addresses.assistant.to(),
} satisfies Record<NonNullable<VerdictView["site"]>, () => string>;

interface SearchVerdictProps {
	verdict: VerdictView;
	onChoice?: () => void;
}

/** What a search says beside its results: that it is no procedure, where the portal has it, or who might know. */
export function SearchVerdict({ verdict: { elsewhere, site, adviser }, onChoice }: SearchVerdictProps) {
	const { text } = useText();
	if (!elsewhere && !site && !adviser) return null;
	return (
		<div className="search-verdict">
			{elsewhere && <p>{text("search.elsewhereAbout", { name: elsewhere.name })}</p>}
			{elsewhere?.nearest && <Offer offer={elsewhere.nearest} heading="search.nearest" onChoice={onChoice} />}
			{site && (
				<p>
					<Link to={SITE_LINKS[site]()} onClick={onChoice}>
						{text(`search.site.${site}`)}
					</Link>
				</p>
			)}
			{adviser && <Offer offer={adviser} heading="search.adviser" onChoice={onChoice} />}
		</div>
	);
}

interface OfferProps {
	offer: OfferView;
	heading: TextKey;
	onChoice?: (() => void) | undefined;
}

function Offer({ offer: { address, name, about, spanish }, heading, onChoice }: OfferProps) {
	const { text } = useText();
	return (
		<p>
			{text(heading)}{" "}
			<Link to={address} onClick={onChoice}>
				<DataText spanish={spanish}>{name}</DataText>
			</Link>
			{about && (
				<>
					{" · "}
					<DataText spanish={spanish}>{about}</DataText>
				</>
			)}
		</p>
	);
}
