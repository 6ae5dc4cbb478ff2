import { addresses } from "../addresses.ts";
import { DataText } from "../components/data-text.tsx";
import { DetailWays } from "../components/detail-ways.tsx";
import { Icon } from "../components/icon.tsx";
import { TypeBadge } from "../components/type-badge.tsx";
import { UncheckedBadge } from "../components/unchecked-badge.tsx";
import { useText } from "../use-text.ts";
import { Abbreviations } from "./explained.tsx";
import { ProcedureActions } from "./procedure-actions.tsx";
import { ProcedureFacts } from "./procedure-facts.tsx";
import { ProcedureVariants } from "./procedure-variants.tsx";
import type { ProcedureView } from "./procedure-view.ts";
import { SaidText } from "./said-text.tsx";
import { TranslationMark } from "./translation-mark.tsx";

/** The first screen: ways back, type and subcategory, name, description and the answers; then what can be done with the page. */
export function ProcedureHead({ procedure, address }: { procedure: ProcedureView; address: string | undefined }) {
	const { text, language } = useText();
	const { id, name, lead, type, subcategory, category, translation } = procedure;
	const trail = [
		{ to: addresses.catalogue.to(), label: text("nav.catalog") },
		...(category
			? [{ to: addresses.catalogue.to({ category: category.id }), label: <DataText>{category.name}</DataText> }]
			: []),
	];
	return (
		<header className="procedure-head">
			<DetailWays
				back={{ to: addresses.catalogue.to(), label: text("procedure.back") }}
				trail={trail}
				current={<SaidText isBrief>{name}</SaidText>}
			/>
			<p className="procedure-badges">
				<TypeBadge type={type} />
				{procedure.unchecked && <UncheckedBadge />}
				{subcategory && (
					<span className="type-badge" data-kind="subcategory">
						<DataText>{subcategory}</DataText>
					</span>
				)}
			</p>
			<h1 data-read>
				<SaidText isBrief>{name}</SaidText>
			</h1>
			{lead && (
				<p className="lead" data-read>
					<SaidText>{lead}</SaidText>
				</p>
			)}
			<TranslationMark id={id} translation={procedure.translation} />
			<ProcedureVariants procedure={procedure} />
			<ProcedureFacts procedure={procedure} />
			<ProcedureActions key={id} procedure={procedure} served={address} />
			{procedure.abbreviations.length > 0 && (
				<p>
					<Abbreviations of={procedure.abbreviations} />
				</p>
			)}
			{procedure.needs_review && (
				<p className="procedure-review">
					<Icon name="triangle-alert" /> <a href="#fuentes">{text("procedure.underReview")}</a>
				</p>
			)}
			{language !== "es" && !translation && <p className="procedure-note">{text("layout.spanishOnly")}</p>}
		</header>
	);
}
