import { addresses } from "../../address/addresses.ts";
import { DataText } from "../../components/facts.tsx";
import { Link } from "../../components/link.tsx";
import { useText } from "../../words/text.ts";
import { Origin } from "../origin.tsx";
import { ProcedurePrice } from "../procedure-price.tsx";
import { Explained } from "../said-text.tsx";
import { Source } from "./intermediaries.tsx";
import type { RealPriceView } from "./real-price-view.ts";

/** What the institution charges as the procedure's own page says it, and what comes beside it. */
export function OfficialPrice({ view: { official, papers, texts } }: { view: RealPriceView }) {
	const { note, section, origin } = official;
	return (
		<>
			{section ? <ProcedurePrice section={section} /> : <OnlyPrice official={official} texts={texts} />}
			<section aria-labelledby="alrededor" data-read>
				<h2 id="alrededor">{texts.beside.title}</h2>
				{note && (
					<p>
						<Explained>{note}</Explained>
					</p>
				)}
				{section && <Origin of={origin} fact={note && "costo"} />}
				{papers.length > 0 && (
					<>
						<p>{texts.beside.papers}</p>
						<ul className="real-price-points">
							{papers.map(({ id, name, source }) => (
								<li key={id}>
									<Link className="lone-link" to={addresses.procedure.to({ id })}>
										<DataText>{name}</DataText>
									</Link>
									{source ? <Source of={source} /> : <small className="origin">{texts.beside.unknownPaper}</small>}
								</li>
							))}
						</ul>
					</>
				)}
				<p>{texts.beside.own}</p>
			</section>
		</>
	);
}

/** The record's own amount, where there is one payment and nothing to list. */
function OnlyPrice({ official: { cost, range, origin }, texts }: Pick<RealPriceView, "official" | "texts">) {
	const { text } = useText();
	return (
		<section aria-labelledby="pagos" data-read>
			<h2 id="pagos">{texts.official.title}</h2>
			<p className="real-price-amount">
				{cost ? (
					cost.isFree ? (
						text("procedure.costFree")
					) : (
						cost.amount
					)
				) : range ? (
					<DataText>{range}</DataText>
				) : (
					texts.official.ask
				)}
			</p>
			<Origin of={origin} fact={(cost || range) && "costo"} />
		</section>
	);
}
