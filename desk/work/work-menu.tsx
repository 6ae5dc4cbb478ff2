import type { DeskLanguage } from "../../domain/language.ts";
import { DOUBT_REASONS, type DoubtReason } from "../../domain/quality/doubts.ts";
import { DOUBT_TEXTS } from "./doubt-texts.ts";
import { WORK_TEXTS } from "./texts.ts";

export const WORK_PATH = "/pendientes";
export const WORK_FILE_PATH = "/pendientes/lista.csv";
export const SEARCHES_PATH = "/pendientes/busquedas";
export const SEARCHES_FILE_PATH = "/pendientes/busquedas.csv";
export const OVERVIEW_PATH = "/pendientes/instituciones";

/** Which part of the list an address asks for. */
export interface AskedWork {
	/** Null for all reasons. */
	reason: DoubtReason | null;
	/** Id of an institution, `NO_INSTITUTION`, or null for all. */
	institution: string | null;
}

/** What stands in the address for procedures that name no institution that there is. */
export const NO_INSTITUTION = "-";

/** Reads an address; what nobody has is taken for everything. */
export function readAsked({ searchParams }: URL): AskedWork {
	const reason = DOUBT_REASONS.find((each) => each === searchParams.get("motivo")) ?? null;
	return { reason, institution: searchParams.get("institucion") || null };
}

/** The address of a part of the list. */
export function addressOf(path: string, { reason = null, institution = null }: Partial<AskedWork>): string {
	const query = new URLSearchParams();
	if (reason) query.set("motivo", reason);
	if (institution) query.set("institucion", institution);
	return query.size > 0 ? `${path}?${query}` : path;
}

interface WorkMenuProps {
	language: DeskLanguage;
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
