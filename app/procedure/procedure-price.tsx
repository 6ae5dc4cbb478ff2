import { Fragment } from "react";
import { addresses } from "../address/addresses.ts";
import { DataText } from "../components/facts.tsx";
import { Link } from "../components/link.tsx";
import { Origin } from "./origin.tsx";
import type { ProcedureView } from "./procedure-view.ts";
import { SaidText } from "./said-text.tsx";

type Price = ProcedureView["price"];
type Group = Price["listed"][number];

/** What is paid, one payment after the other, what decides between some of them, and what all that makes. */
export function ProcedurePrice({ price }: { price: Price }) {
	const { title, optional, listed, total, unknown, papers } = price;
	if (listed.length === 0 && !papers) return null;
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
								<Payment group={group} />
							) : (
								<Answers question={group.question} group={group} />
							)}
						</li>
					))}
				</ul>
			)}
			{total && <p>{total}</p>}
			{unknown && (
				<p>
					{unknown.title}{" "}
					{unknown.concepts.map((concept, at) => (
						<Fragment key={concept}>
							{at > 0 && "; "}
							<SaidText isBrief>{concept}</SaidText>
						</Fragment>
					))}
				</p>
			)}
			{papers && <Papers papers={papers} />}
		</section>
	);
}

function Payment({ group: { answers } }: { group: Group }) {
	return answers.map(({ position, amount, condition, origin }) => (
		<span key={position}>
			<b>{amount}</b>
			{condition && (
				<>
					, <SaidText>{condition}</SaidText>
				</>
			)}
			<Origin of={origin} />
		</span>
	));
}

/** The question, and for each of its answers what is paid. */
function Answers({ question, group: { answers } }: { question: string; group: Group }) {
	return (
		<table>
			<caption>
				<SaidText>{question}</SaidText>
			</caption>
			<tbody>
				{answers.map(({ position, concept, amount, condition, origin }) => (
					<tr key={position}>
						<th scope="row">
							{concept && (
								<>
									<SaidText>{concept}</SaidText>
									{", "}
								</>
							)}
							{condition && <SaidText>{condition}</SaidText>}
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
function Papers({ papers: { title, or, listed, total } }: { papers: NonNullable<Price["papers"]> }) {
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
