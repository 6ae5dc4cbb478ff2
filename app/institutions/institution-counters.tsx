import { Icon } from "../components/icon.tsx";
import type { IconName } from "../components/icon-names.ts";
import type { PluralKey } from "../dictionary.ts";
import { formatNumber } from "../format.ts";
import { useText } from "../use-text.ts";

interface InstitutionCountersProps {
	counters: { total: number; withWebsite: number; digital: number };
}

/** How many institutions there are, how many have a website and how many attend digitally; read as "47 instituciones". */
export function InstitutionCounters({ counters }: InstitutionCountersProps) {
	const { text, count, language } = useText();
	const rows: { number: number; label: PluralKey; icon: IconName }[] = [
		{ number: counters.total, label: "institutions.countTotal", icon: "landmark" },
		{ number: counters.withWebsite, label: "institutions.countWebsite", icon: "globe" },
		{ number: counters.digital, label: "institutions.countDigital", icon: "monitor-smartphone" },
	];
	return (
		<ul className="institution-counters" aria-label={text("institutions.counters")}>
			{rows.map(({ number, label, icon }) => (
				<li key={label}>
					<Icon name={icon} />
					<span>
						<strong>{formatNumber(number, language)}</strong> {count(label, number)}
					</span>
				</li>
			))}
		</ul>
	);
}
