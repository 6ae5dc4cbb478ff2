import { addresses } from "../addresses.ts";
import { DataText } from "../components/data-text.tsx";
import { DetailWays } from "../components/detail-ways.tsx";
import { useText } from "../use-text.ts";
import { DigitalBadge } from "./digital-badge.tsx";
import type { InstitutionView } from "./institution-view.ts";

/** Ways back, name, full name and whether it attends digitally. */
export function InstitutionHead({ institution }: { institution: InstitutionView["institution"] }) {
	const { text, language } = useText();
	const { name, full_name, is_digital_enabled } = institution;
	return (
		<header className="institution-head">
			<DetailWays
				back={{ to: addresses.institutions.to(), label: text("institution.back") }}
				trail={[{ to: addresses.institutions.to(), label: text("institutions.title") }]}
				current={<DataText>{name}</DataText>}
			/>
			{is_digital_enabled && <DigitalBadge label={text("institution.digital")} />}
			<h1>
				<DataText>{name}</DataText>
			</h1>
			{full_name && full_name !== name && (
				<p className="lead">
					<DataText>{full_name}</DataText>
				</p>
			)}
			{language !== "es" && <p className="institution-note">{text("layout.spanishOnly")}</p>}
		</header>
	);
}
