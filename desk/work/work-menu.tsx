import type { Language } from "../../domain/language.ts";
import { DOUBT_REASONS, type DoubtReason } from "../../domain/quality/doubts.ts";
import { DOUBT_TEXTS } from "./doubt-texts.ts";
import { WORK_TEXTS } from "./texts.ts";
import type { AskedWork } from "./work-address.ts";
import { addressOf, OVERVIEW_PATH, SEARCHES_PATH, WORK_PATH } from "./work-address.ts";

interface WorkMenuProps {
	language: Language;
	/** The list that is shown, or one of the two other pages. */
	current: Pick<AskedWork, "reason" | "institution"> | typeof SEARCHES_PATH | typeof OVERVIEW_PATH;
	counts: ReadonlyMap<DoubtReason, number>;
	total: number;
}

/** The lists of this room, each with how much is on it. */
export function WorkMenu({ language, current, counts, total }: WorkMenuProps) {
	const t = WORK_TEXTS[language];
	const asked = typeof current === "string" ? null : current;
	const institution = asked?.institution ?? null;
	const isCurrent = (reason: DoubtReason | null) => (asked && asked.reason === reason ? "page" : undefined);
	return (
		<nav aria-label={t.lists}>
			<ul className="work-menu">
				<li>
					<a href={addressOf(WORK_PATH, { institution })} aria-current={isCurrent(null)}>
						{t.all} <span>{total}</span>
					</a>
				</li>
				{DOUBT_REASONS.map((reason) => (
					<li key={reason}>
						<a href={addressOf(WORK_PATH, { reason, institution })} aria-current={isCurrent(reason)}>
							{DOUBT_TEXTS[language].reasons[reason].name} <span>{counts.get(reason) ?? 0}</span>
						</a>
					</li>
				))}
				<li>
					<a href={SEARCHES_PATH} aria-current={current === SEARCHES_PATH ? "page" : undefined}>
						{t.searches}
					</a>
				</li>
				<li>
					<a href={OVERVIEW_PATH} aria-current={current === OVERVIEW_PATH ? "page" : undefined}>
						{t.overview}
					</a>
				</li>
			</ul>
		</nav>
	);
}
