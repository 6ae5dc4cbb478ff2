import "./comparison.css";
import "../components/button.css";
import { Form, Link } from "react-router";
import { Breadcrumb } from "../components/breadcrumb.tsx";
import { Icon } from "../components/icon.tsx";
import { PageHead } from "../components/page-head.tsx";
import { paths } from "../paths.ts";
import { useText } from "../use-text.ts";
import type { ComparisonReading } from "./comparison-reader.ts";
import { ComparisonTable } from "./comparison-table.tsx";

/** Two procedures side by side, and the form that chooses them. */
export function Comparison({ comparison }: { comparison: ComparisonReading }) {
	const { text } = useText();
	const { pair, isSame, isMissing } = comparison;
	const message = isMissing ? text("observatory.compare.missing") : isSame ? text("observatory.compare.same") : null;
	return (
		<>
			<PageHead
				title={text("observatory.compare.title")}
				lead={text("observatory.compare.lead")}
				above={
					<Breadcrumb
						trail={[{ to: paths.observatory, label: text("nav.observatory") }]}
						current={text("observatory.compare.title")}
					/>
				}
			/>
			<div className="page observatory">
				{message !== null && (
					<p className="comparison-message" role="alert">
						<Icon name="triangle-alert" /> {message}
					</p>
				)}
				<ComparisonForm comparison={comparison} />
				{pair && <ComparisonTable pair={pair} />}
				<p className="screen-only">
					<Link className="button" to={paths.observatory}>
						<Icon name="arrow-left" />
						{text("observatory.compare.back")}
					</Link>
				</p>
			</div>
		</>
	);
}

function ComparisonForm({ comparison: { choices, chosen } }: { comparison: ComparisonReading }) {
	const { text } = useText();
	if (choices.length === 0) return <p>{text("observatory.compare.empty")}</p>;
	const fields = [
		{ name: "comparar", label: text("observatory.compare.first"), value: chosen[0] },
		{ name: "con", label: text("observatory.compare.second"), value: chosen[1] },
	];
	return (
		<Form className="comparison-form screen-only" action={paths.observatory} key={chosen.join()}>
			{fields.map(({ name, label, value }) => (
				<div key={name}>
					<label htmlFor={`comparacion-${name}`}>{label}</label>
					<select id={`comparacion-${name}`} name={name} required defaultValue={encodeURIComponent(value)}>
						<option value="">{text("observatory.compare.choose")}</option>
						{choices.map((choice) => (
							<option key={choice.id} value={encodeURIComponent(choice.id)} lang="es">
								{choice.name}
							</option>
						))}
					</select>
				</div>
			))}
			<button type="submit" className="button" data-kind="main">
				{text("observatory.compare.submit")}
			</button>
		</Form>
	);
}
