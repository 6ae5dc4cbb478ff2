import { useText } from "../use-text.ts";
import { sayAmount } from "./fees-view.ts";
import type { ProcedureView } from "./procedure-view.ts";
import { SaidText } from "./said-text.tsx";

/** What is paid, one payment after the other, and the sum where every mandatory amount is known. */
export function ProcedureFees({ fees }: Pick<ProcedureView, "fees">) {
	const translator = useText();
	const { text } = translator;
	if (fees.listed.length === 0) return null;
	return (
		<section className="further-down" aria-labelledby="pagos" data-read>
			<h2 id="pagos">{text("fee.title")}</h2>
			<ul className="procedure-fees">
				{fees.listed.map(({ position, concept, amount, condition, isMandatory }) => (
					<li key={position}>
						<span>
							<SaidText>{concept}</SaidText>
							{!isMandatory && ` (${text("fee.optional")})`}
						</span>
						<span>
							<b>
								{amount === null && text("fee.unknown")}
								{amount && (amount.isFree ? text("procedure.costFree") : sayAmount(amount, translator))}
							</b>
							{condition && (
								<>
									, <SaidText>{condition}</SaidText>
								</>
							)}
						</span>
					</li>
				))}
			</ul>
			{fees.total && <p>{text("fee.total", { amount: sayAmount(fees.total, translator) })}</p>}
		</section>
	);
}
