import { formatShortDate } from "../../app/words/format.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { INDICATORS } from "../../domain/observatory/indicators.ts";
import { cutToOneDecimal, SCORE_SCALE, scoreBandOf } from "../../domain/observatory/scales.ts";
import type { Answer, DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { InputField, SelectField, TickField } from "../frame/fields.tsx";
import { FoundList, readSearchWords } from "../frame/lists.tsx";
import {
	type EvaluationFilter,
	type ListedEvaluation,
	listEvaluations,
	listInstitutionChoices,
	NO_SCORE,
	ORDERS,
	readObservatory,
	STATES,
} from "./evaluations.server.ts";
import { OBSERVATORY_TEXTS } from "./texts.ts";

/** The list of what is evaluated and what is not. */
export const EVALUATION_LIST_ROUTES: readonly DeskRoute[] = [{ path: "/observatorio", needs: "read", get: showList }];

const LEVELS = SCORE_SCALE.bands.map(({ key }) => key);
const LEVEL_WORDS = [...LEVELS, NO_SCORE] as const;

async function showList({ services, url, language }: SignedAsk): Promise<Answer> {
	const t = OBSERVATORY_TEXTS[language];
	const filter = readFilter(url);
	const catalogue = await services.database.read(readObservatory);
	const all = listEvaluations(catalogue, filter);
	const states = { nunca: t.never, evaluados: t.evaluated, "sin-evidencia": t.noEvidence };
	const orders = { nombre: t.byName, antiguas: t.oldest, bajas: t.worst };
	return {
		title: t.title,
		body: (
			<>
				<p>{t.lead}</p>
				<p>
					<a className="button" href="/observatorio/ediciones">
						{t.editions}
					</a>
				</p>
				<form method="get" className="stack">
					<div className="columns">
						<InputField name="texto" type="search" label={t.search} value={filter.text} />
						<SelectField
							name="institucion"
							label={t.institution}
							value={filter.institution}
							options={[{ value: "", label: t.all }, ...listInstitutionChoices(catalogue)]}
						/>
						<SelectField
							name="estado"
							label={t.state}
							value={filter.state ?? ""}
							options={[{ value: "", label: t.anyState }, ...STATES.map((value) => ({ value, label: states[value] }))]}
						/>
						<SelectField
							name="nivel"
							label={t.level}
							value={filter.level ?? ""}
							options={[
								{ value: "", label: t.anyLevel },
								...LEVELS.map((value) => ({ value, label: t.levels[value] })),
								{ value: NO_SCORE, label: t.noScore },
							]}
						/>
						<SelectField
							name="orden"
							label={t.order}
							value={filter.order}
							options={ORDERS.map((value) => ({ value, label: orders[value] }))}
						/>
					</div>
					<TickField name="fichas" label={t.fichas} isTicked={filter.hasFichas} />
					<p>
						<button type="submit" className="button" data-kind="primary">
							{t.find}
						</button>
					</p>
				</form>
				<FoundList {...{ all, url, language, nothing: t.nothing }}>
					{(evaluations) => <EvaluationTable {...{ evaluations, language }} />}
				</FoundList>
			</>
		),
	};
}

function readFilter(url: URL): EvaluationFilter {
	const read = (name: string) => readSearchWords(url, name);
	return {
		text: read("texto"),
		institution: read("institucion"),
		level: LEVEL_WORDS.find((each) => each === read("nivel")),
		state: STATES.find((each) => each === read("estado")),
		order: ORDERS.find((each) => each === read("orden")) ?? "nombre",
		hasFichas: read("fichas") === "si",
	};
}

function EvaluationTable({
	evaluations,
	language,
}: {
	evaluations: readonly ListedEvaluation[];
	language: DeskLanguage;
}) {
	const t = OBSERVATORY_TEXTS[language];
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by the keyboard too.
		<section className="table" tabIndex={0} aria-label={t.title}>
			<table>
				<thead>
					<tr>
						<th scope="col">{t.name}</th>
						<th scope="col">{t.institution}</th>
						<th scope="col">{t.score}</th>
						<th scope="col">{t.confirmed}</th>
						<th scope="col">{t.evidence}</th>
						<th scope="col">{t.lastOn}</th>
					</tr>
				</thead>
				<tbody>
					{evaluations.map(({ id, name, institution, isEvaluated, score, confirmed, evidence, on }) => (
						<tr key={id}>
							<th scope="row">
								<a href={`/observatorio/${encodeURIComponent(id)}`}>{name}</a>
							</th>
							<td>{institution}</td>
							<td>
								{!isEvaluated && <span className="badge">{t.never}</span>}
								{isEvaluated && (score === null ? t.noScore : sayScore(score, language))}
							</td>
							<td className="number">{isEvaluated && `${confirmed} ${t.of} ${INDICATORS.length}`}</td>
							<td className="number">{isEvaluated && evidence}</td>
							<td>{on ? formatShortDate(on, language) : t.noDay}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** "62.5 · Bueno". */
export function sayScore(score: number, language: DeskLanguage): string {
	return `${cutToOneDecimal(score)} · ${OBSERVATORY_TEXTS[language].levels[scoreBandOf(score)]}`;
}
