import type { ProcedureType } from "../../domain/procedure.ts";
import { PROCEDURE_TYPES } from "../../domain/procedure.ts";
import { addresses } from "../addresses.ts";
import { Link } from "../components/link.tsx";
import { useText } from "../use-text.ts";
import type { HomeView } from "./home-view.ts";

/** Number of evaluated procedures done each way. */
export type OnlineShares = Readonly<Record<ProcedureType, number>>;

/** How many of the evaluated procedures are done wholly online: a figure, a bar with its labels, and the source. */
export function DigitalShare({ shares }: { shares: HomeView["online"] }) {
	const { text, count } = useText();
	const evaluated = PROCEDURE_TYPES.reduce((sum, way) => sum + shares[way], 0);
	const percentOf = (number: number) => Math.round((100 * number) / evaluated);
	return (
		<section className="digital-share further-down" aria-labelledby="que-tan-digital">
			<h2 id="que-tan-digital">{text("home.digital.title")}</h2>
			{evaluated === 0 ? (
				<p>{text("home.digital.none")}</p>
			) : (
				<>
					<p className="digital-share-figure">
						<strong>
							{percentOf(shares.digital)}
							<span>{text("home.digital.sign")}</span>
						</strong>{" "}
						{count("home.digital.ofEvaluated", evaluated)}
					</p>
					<svg
						className="digital-share-bar"
						aria-hidden="true"
						viewBox="0 0 100 4"
						width="300"
						height="14"
						preserveAspectRatio="none"
					>
						{PROCEDURE_TYPES.map((way, position) => (
							<rect
								key={way}
								data-way={way}
								x={
									(100 * PROCEDURE_TYPES.slice(0, position).reduce((sum, before) => sum + shares[before], 0)) /
									evaluated
								}
								width={(100 * shares[way]) / evaluated}
								height="4"
							/>
						))}
					</svg>
					<ul>
						{PROCEDURE_TYPES.map((way) => (
							<li key={way} data-way={way}>
								{text(`procedure.type.${way}`)} {percentOf(shares[way])}
								{text("home.digital.sign")}
							</li>
						))}
					</ul>
				</>
			)}
			<Link to={addresses.observatory.to()}>{text("home.digital.link")}</Link>
		</section>
	);
}
