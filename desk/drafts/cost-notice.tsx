import { formatMoney } from "../../app/words/format.ts";
import { findCostDoubts, type RecordContent } from "../../domain/desk/record.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { nameColumn } from "./column-names.ts";
import { DRAFT_TEXTS } from "./texts.ts";

interface CostNoticeProps {
	/** What is published now. */
	current: RecordContent;
	content: RecordContent;
	language: DeskLanguage;
}

/** Where the rest of a procedure says another cost than its own; nothing where it does not. */
export function CostNotice({ current, content, language }: CostNoticeProps) {
	const { apart, before, columns } = findCostDoubts(current, content);
	if (apart === null && before === null) return null;
	const t = DRAFT_TEXTS[language];
	const currency = String(content.procedures?.[0]?.codigo_moneda ?? "GTQ");
	const say = (amount: number) => formatMoney(amount, currency, language);
	return (
		<div className="notice" data-kind="warning">
			<h2>{t.costTitle}</h2>
			<ul>
				{apart !== null && <li>{t.costApart.replace("{cost}", say(apart))}</li>}
				{before !== null && (
					<li>
						{t.costStill.replace("{cost}", say(before))}{" "}
						{columns.map((column) => nameColumn(column, language)).join(", ")}
					</li>
				)}
			</ul>
			<p>{t.costHint}</p>
		</div>
	);
}
