import { addresses } from "../../addresses.ts";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import { formatMoment } from "../../format.ts";
import { useText } from "../../use-text.ts";

/** The observatory as open data, and the day on which it was read. */
export function Downloads({ readOn }: { readOn: string }) {
	const { text, language } = useText();
	return (
		<section className="downloads screen-only" id="descargas" aria-labelledby="descargas-titulo">
			<h2 id="descargas-titulo">{text("observatory.download.title")}</h2>
			<p>
				{text("observatory.download.text")} {text("observatory.download.terms")}
			</p>
			<p>{text("observatory.asOf", { date: formatMoment(readOn, language) })}</p>
			<p className="observatory-actions">
				<Button href={addresses.observatoryCsv.to()} download>
					<Icon name="download" />
					{text("observatory.download.csv")}
				</Button>
				<Button href={addresses.observatoryJson.to()} download>
					<Icon name="download" />
					{text("observatory.download.json")}
				</Button>
			</p>
		</section>
	);
}
