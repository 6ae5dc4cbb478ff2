import { PROMO } from "../../content/promo.ts";
import { Button, Link } from "../components/link.tsx";
import { Icon } from "../icons/icon.tsx";
import { useRootData } from "../root-data.ts";
import { useText } from "../words/text.ts";

/** The notice of the day, a slim bar above the rest of the dock. The boot script brings it and sends it away (app/boot/bars.ts). */
export function Promo() {
	const { text, language } = useText();
	const published = useRootData()?.texts?.promo;
	if (published === null) return null;
	const { title, text: words, to, linkLabel } = published ?? PROMO[language];
	return (
		<section className="promo" aria-label={text("promo.label")}>
			<div className="page promo-row">
				<div className="promo-words">
					<h2>{title}</h2>
					<p>{words}</p>
					<Link to={to}>{linkLabel}</Link>
				</div>
				<Button kind="quiet" data-boot>
					{text("promo.notToday")}
				</Button>
				<Button kind="icon" data-boot aria-label={text("promo.close")}>
					<Icon name="x" />
				</Button>
			</div>
		</section>
	);
}
