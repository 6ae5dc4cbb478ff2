import { Fragment } from "react";
import { addresses } from "../address/addresses.ts";
import { DataText } from "../components/facts.tsx";
import { Link } from "../components/link.tsx";
import { Origin } from "./origin.tsx";
import type { ProcedureView } from "./procedure-view.ts";
import { SaidText } from "./said-text.tsx";

type Price = NonNullable<ProcedureView["price"]["section"]>;
type Group = Price["listed"][number];

/** What is paid, one payment after the other, what decides between some of them, and what all that makes. */
export function ProcedurePrice({ section }: { section: Price | undefined }) {
	if (!section) return null;
	const { title, optional, listed, total, unknown, papers } = section;
	return (
		<section className="further-down" aria-labelledby="pagos" data-read>
			<h2 id="pagos">{title}</h2>
			{listed.length > 0 && (
				<ul className="procedure-fees">
					{listed.map((group) => (
						<li key={group.answers[0]?.position}>
							<span>
								<SaidText>{group.concept}</SaidText>
								{!group.isMandatory && ` (${optional})`}
							</span>
							{group.question === null ? (
								group.answers.map(({ position, amount, condition, origin }) => (
									<span key={position}>
										<b>{amount}</b>
										<Condition after=", ">{condition}</Condition>
										<Origin of={origin} />
									</span>
								))
							) : (
								<Answers question={group.question} answers={group.answers} />
							)}
						</li>
					))}
				</ul>
			)}
			{total && <p>{total}</p>}
			{unknown && (
				<p>
					{unknown.title}
					{unknown.concepts.map((concept, at) => (
						<Condition key={concept} after={at > 0 ? "; " : " "}>
							{concept}
						</Condition>
					))}
				</p>
			)}
			{papers && <Papers papers={papers} or={section.or} />}
		</section>
	);
}

/** A text of the record after something else; nothing where there is none. */
function Condition({ after, children }: { after: string; children: string | null }) {
	return (
		children && (
			<>
				{after}
				<SaidText>{children}</SaidText>
			</>
		)
	);
}

/** The question, and for each of its answers what is paid. */
function Answers({ question, answers }: { question: string; answers: Group["answers"] }) {
	return (
		<table>
			<caption>
				<SaidText>{question}</SaidText>
			</caption>
			<tbody>
				{answers.map(({ position, concept, amount, condition, origin }) => (
					<tr key={position}>
						<th scope="row">
							{condition && <SaidText>{condition}</SaidText>}
							<Condition after=": ">{concept}</Condition>
						</th>
						<td>
							<b>{amount}</b>
							<Origin of={origin} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Papers that cost, each with the procedure that gives it. */
function Papers({ papers: { title, listed, total }, or }: { papers: NonNullable<Price["papers"]>; or: string }) {
	return (
		<>
			<p>{title}</p>
			<ul className="procedure-fees">
				{listed.map(({ paper, amount, givers }) => (
					<li key={paper}>
						<span>
							{givers.map(({ id, name, spanish }, at) => (
								<Fragment key={id}>
									{at > 0 && ` ${or} `}
									<Link to={addresses.procedure.to({ id })}>
										<DataText spanish={spanish}>{name}</DataText>
									</Link>
								</Fragment>
							))}
						</span>
						<b>{amount}</b>
					</li>
				))}
			</ul>
			{total && <p>{total}</p>}
		</>
	);
}
