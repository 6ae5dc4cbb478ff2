import { ProcedurePrice } from "./procedure-price.tsx";
import { type AnsweredTerm, ProcedureTerms } from "./procedure-terms.tsx";
import type { ProcedureView } from "./procedure-view.ts";

interface PriceAndTermsProps {
	procedure: ProcedureView;
	answered: AnsweredTerm | undefined;
}

/** What is paid and until when: what few procedures say more of than the first screen has room for. */
export function PriceAndTerms({ procedure, answered }: PriceAndTermsProps) {
	return (
		<>
			<ProcedurePrice section={procedure.price.section} />
			<ProcedureTerms procedure={procedure} answered={answered} />
		</>
	);
}
