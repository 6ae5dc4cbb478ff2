import { fill } from "../../content/fill.ts";
import { addresses } from "../address/addresses.ts";
import { KEEPS_PLACE } from "../address/navigate.ts";
import { DataText } from "../components/facts.tsx";
import { Button, Link } from "../components/link.tsx";
import { ListSearch } from "../components/search-box.tsx";
import { Icon } from "../icons/icon.tsx";
import { WayWords } from "../way/way.tsx";
import type { AddableView, NoticeView, PlanView } from "./plan-view.ts";

type Worded = Pick<PlanView, "texts">;

/** What was wrong in the address, each in a line of its own, with what may have been meant. */
export function PlanNotices({ notices, texts }: Worded & { notices: readonly NoticeView[] }) {
	if (notices.length === 0) return null;
	return (
		<div className="plan-notices" role="status">
			{notices.map(({ offers, ...words }) => (
				<div key={words.text} className="experience-warning">
					<Icon name="triangle-alert" />
					<div>
						<p>
							<WayWords words={words} />
						</p>
						{offers.length > 0 && (
							<>
								<p>{texts.notices.perhaps}</p>
								<Addables found={offers} texts={texts} />
							</>
						)}
					</div>
				</div>
			))}
		</div>
	);
}

/** The search that adds one more. Without scripts the button sends the choice along, and each hit is a link to the larger plan. */
export function PlanAdd({ view: { texts, ids, text, found } }: { view: PlanView }) {
	const { search } = texts;
	return (
		<div className="screen-only plan-add">
			<ListSearch
				id="plan-texto"
				action={addresses.plan.to()}
				label={search.label}
				placeholder={search.placeholder}
				searched={text}
				addressOf={(typed) => addresses.plan.to({ ids, text: typed })}
			>
				{ids.length > 0 && <input type="hidden" name={addresses.plan.query.ids.name} value={ids.join(" ")} />}
			</ListSearch>
			{found && (
				<section aria-labelledby="plan-hallados" role="status">
					<h2 id="plan-hallados" className="visually-hidden">
						{search.results}
					</h2>
					{found.length > 0 ? <Addables found={found} texts={texts} /> : <p>{fill(search.none, { text })}</p>}
				</section>
			)}
		</div>
	);
}

/** Procedures, each with the link that adds it. */
function Addables({ found, texts }: Worded & { found: readonly AddableView[] }) {
	const { add, isIn } = texts.search;
	return (
		<ul className="plan-addables">
			{found.map(({ id, name, institution, to }) => (
				<li key={id}>
					<p>
						<Link className="lone-link" to={addresses.procedure.to({ id })}>
							<DataText>{name}</DataText>
						</Link>
						{institution && (
							<small>
								<DataText>{institution}</DataText>
							</small>
						)}
					</p>
					{to === null ? (
						<span>{isIn}</span>
					) : (
						<Button to={to} preventScrollReset state={KEEPS_PLACE}>
							{add}
							<span className="visually-hidden">
								: <DataText>{name}</DataText>
							</span>
						</Button>
					)}
				</li>
			))}
		</ul>
	);
}
