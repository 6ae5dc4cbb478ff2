import { addresses } from "../../address/addresses.ts";
import { DataText } from "../../components/facts.tsx";
import { Button, ExternalLink, Link } from "../../components/link.tsx";
import { Icon } from "../../icons/icon.tsx";
import type { viewSource } from "./calculator-view.ts";
import type { RealPriceView } from "./real-price-view.ts";

/** What holds of whoever offers to do it for money, each with the page that says so. */
export function Others({ of: { title, points } }: { of: RealPriceView["others"] }) {
	return (
		<section aria-labelledby="tramitadores" data-read>
			<h2 id="tramitadores">{title}</h2>
			<ul className="real-price-points">
				{points.map(({ text, source }) => (
					<li key={text}>
						{text}
						{source && <Source of={source} />}
					</li>
				))}
			</ul>
		</section>
	);
}

/** What is never paid, what to answer to whoever asks for it, and where to complain. */
export function Intermediaries({ view: { never, answers, complain } }: { view: RealPriceView }) {
	return (
		<>
			<section className="panel" data-kind="notice" aria-labelledby="nunca" data-read>
				<h2 id="nunca">
					<Icon name="triangle-alert" />
					{never.title}
				</h2>
				<ul className="panel-points">
					{never.points.map((point) => (
						<li key={point}>{point}</li>
					))}
				</ul>
			</section>
			<section aria-labelledby="responder" data-read>
				<h2 id="responder">{answers.title}</h2>
				<p>{answers.hint}</p>
				<ul className="real-price-answers">
					{answers.points.map(({ say, means }) => (
						<li key={say}>
							<DataText>{say}</DataText> {means}
						</li>
					))}
				</ul>
			</section>
			<Complaints of={complain} />
		</>
	);
}

function Complaints({ of: { title, office, elsewhere } }: { of: RealPriceView["complain"] }) {
	return (
		<section aria-labelledby="quejas" data-read>
			<h2 id="quejas">{title}</h2>
			<ul className="real-price-points">
				<li>
					{office.text}{" "}
					{office.id && (
						<>
							<b>
								<DataText>{office.name}</DataText>
							</b>
							. {office.phone && `${office.phoneLabel} `}
							<DataText>{office.phone}</DataText>{" "}
							<Link to={addresses.institution.to({ id: office.id })}>{office.link}</Link>
						</>
					)}
				</li>
				{elsewhere.map(({ text, phone, call, how, source }) => (
					<li key={phone}>
						{text}
						<span className="real-price-ways">
							<Button href={`tel:${phone}`}>
								<Icon name="phone" />
								{call}
							</Button>
							{how && <Link to={addresses.procedure.to({ id: how.id })}>{how.link}</Link>}
						</span>
						{source && <Source of={source} />}
					</li>
				))}
			</ul>
		</section>
	);
}

/** The page that says it, since when, and when we read it. */
export function Source({ of: { address, title, dates } }: { of: ReturnType<typeof viewSource> }) {
	return (
		<small className="origin">
			<ExternalLink address={address} hasIcon={false}>
				<DataText>{title}</DataText>
			</ExternalLink>
			, {dates}
		</small>
	);
}
