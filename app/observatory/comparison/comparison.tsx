import { addresses } from "../../addresses.ts";
import { Breadcrumb } from "../../components/breadcrumb.tsx";
import { Button } from "../../components/button.tsx";
import { DataText } from "../../components/data-text.tsx";
import { Form } from "../../components/form.tsx";
import { Icon } from "../../components/icon.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { formatNumber } from "../../format.ts";
import { useText } from "../../use-text.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import type { ComparisonView } from "./comparison-view.ts";

/** Two procedures side by side, and the form that chooses them. */
export function Comparison({ comparison }: { comparison: ComparisonView }) {
	const { text } = useText();
	const { pair, isSame, isMissing } = comparison;
	const message = isMissing ? text("observatory.compare.missing") : isSame ? text("observatory.compare.same") : null;
	return (
		<>
			<PageHead
				title={text("observatory.compare.title")}
				lead={pair ? undefined : text("observatory.compare.lead")}
				above={
					<Breadcrumb
						trail={[{ to: addresses.observatory.to(), label: text("nav.observatory") }]}
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
				{pair ? <ComparisonTable pair={pair} /> : <ComparisonForm comparison={comparison} />}
				<p className="observatory-actions screen-only">
					{pair?.map(({ id, name }) => (
						<Button key={id} to={addresses.observatory.to({ compared: [id] })}>
							<span>
								{`${text("observatory.detail.compare")}: `}
								<DataText>{name}</DataText>
							</span>
						</Button>
					))}
					<Button to={addresses.observatory.to()}>
						<Icon name="arrow-left" />
						{text("observatory.compare.back")}
					</Button>
				</p>
			</div>
		</>
	);
}

function ComparisonForm({ comparison: { choices, total, chosen } }: { comparison: ComparisonView }) {
	const { text, language } = useText();
	if (choices.length === 0) return <p>{text("observatory.compare.empty")}</p>;
	const { compared, comparedWith } = addresses.observatory.query;
	const fields = [
		{ name: compared.name, label: text("observatory.compare.first"), value: chosen[0] },
		{ name: comparedWith.name, label: text("observatory.compare.second"), value: chosen[1] },
	];
	return (
		<Form className="comparison-form screen-only" action={addresses.observatory.to()} key={chosen.join()}>
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
			<Button type="submit" kind="main">
				{text("observatory.compare.submit")}
			</Button>
			{choices.length < total && (
				<p className="comparison-note">
					{text("observatory.compare.some", {
						shown: choices.length,
						total: formatNumber(total, language),
					})}
				</p>
			)}
		</Form>
	);
}
