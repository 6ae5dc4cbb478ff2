import type { Language } from "../../domain/language.ts";
import { REPORT_TEXTS } from "./texts.ts";

/** Offers what this device kept of a form that was never answered; hidden until a script finds some. */
export function KeptText({ language }: { language: Language }) {
	const t = REPORT_TEXTS[language];
	return (
		<div data-kept hidden className="notice">
			<p>{t.kept}</p>
			<button type="button" className="button" data-restore>
				{t.restore}
			</button>{" "}
			<button type="button" className="button" data-forget>
				{t.forget}
			</button>
		</div>
	);
}
