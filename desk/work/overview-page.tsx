import { ShareBar, type SharePart } from "../../app/quality/share-bar.tsx";
import { institutionName } from "../../domain/catalogue/institution.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import {
	FACT_AGES,
	FACT_MARKS,
	type InstitutionQuality,
	summarizeQuality,
} from "../../domain/quality/quality-summary.ts";
import type { WorkEntry } from "../../domain/quality/work-order.ts";
import type { Work } from "./read-work.server.ts";
import { WORK_TEXTS } from "./texts.ts";
import { addressOf, NO_INSTITUTION, WORK_PATH } from "./work-menu.tsx";

interface OverviewProps {
	language: DeskLanguage;
	work: Work;
	/** Calendar date. */
	today: string;
	publicUrl: string | undefined;
}

/** How fresh and how doubtful the facts of each institution are; the numbers stand in the row of each picture. */
export function Overview({ language, work, today, publicUrl }: OverviewProps) {
	const t = WORK_TEXTS[language];
	const { institutions } = summarizeQuality(work.catalogue, today);
	const byInstitution = Map.groupBy(work.entries, ({ procedure }) => procedure.institutions?.id ?? NO_INSTITUTION);
	const pointsOf = (entries: readonly WorkEntry[]) => entries.reduce((sum, { score }) => sum + score, 0);
	const waiting = institutions.map((each) => {
		const entries = byInstitution.get(each.institution?.id ?? NO_INSTITUTION) ?? [];
		return { ...each, entries, points: pointsOf(entries) };
	});
	const most = Math.max(1, ...waiting.map(({ points }) => points));
	return (
		<>
			<p className="row">
				<span>{t.overviewLead}</span>
				{publicUrl && <a href={`${publicUrl}/calidad`}>{t.publicPage}</a>}
			</p>
			<PictureTable
				id="duda"
				caption={t.doubt}
				head={[t.institution, t.procedures, t.waiting, t.points]}
				rows={waiting
					.toSorted((a, b) => b.points - a.points)
					.map((each) => ({
						...nameRow(each, language),
						bar: [
							{ kind: "contradicted", count: each.points },
							{ kind: "none", count: most - each.points },
						],
						numbers: [each.checked + each.unchecked + each.variants, each.entries.length, each.points],
					}))}
			/>
			<PictureTable
				id="frescura"
				caption={t.freshness}
				head={[t.institution, t.facts, ...FACT_AGES.map((age) => t.ages[age])]}
				rows={institutions
					.filter(({ facts }) => facts > 0)
					.map((each) => ({
						...nameRow(each, language),
						bar: FACT_AGES.map((kind) => ({ kind, count: each.ages[kind] })),
						numbers: [each.facts, ...FACT_AGES.map((age) => each.ages[age])],
					}))}
			/>
			<PictureTable
				id="fuentes"
				caption={t.sourcesTitle}
				head={[t.institution, t.facts, ...FACT_MARKS.map((mark) => t.marks[mark])]}
				rows={institutions
					.filter(({ facts }) => facts > 0)
					.map((each) => ({
						...nameRow(each, language),
						bar: FACT_MARKS.map((kind) => ({ kind, count: each[kind] })),
						numbers: [each.facts, ...FACT_MARKS.map((mark) => each[mark])],
					}))}
			/>
		</>
	);
}

function nameRow({ institution }: InstitutionQuality, language: DeskLanguage): { name: string; to: string } {
	return {
		name: institution ? institutionName(institution) : WORK_TEXTS[language].noInstitution,
		to: addressOf(WORK_PATH, { institution: institution?.id ?? NO_INSTITUTION }),
	};
}

interface PictureTableProps {
	id: string;
	caption: string;
	head: readonly string[];
	rows: readonly { name: string; to: string; bar: readonly SharePart[]; numbers: readonly number[] }[];
}

function PictureTable({ id, caption, head, rows }: PictureTableProps) {
	return (
		<div className="stack">
			<h2 id={id}>{caption}</h2>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls a wide table by key. */}
			<section className="table work-picture" aria-labelledby={id} tabIndex={0}>
				<table>
					<thead>
						<tr>
							{head.map((each) => (
								<th key={each} scope="col">
									{each}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(({ name, to, bar, numbers }) => (
							<tr key={to}>
								<th scope="row">
									<a href={to}>{name}</a>
									<ShareBar parts={bar} />
								</th>
								{numbers.map((number, column) => (
									<td key={head[column + 1]} className="number">
										{number}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</div>
	);
}
