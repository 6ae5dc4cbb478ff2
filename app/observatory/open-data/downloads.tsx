import { addresses } from "../../addresses.ts";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import { useText } from "../../use-text.ts";

/** The observatory as open data, and when it was read, in words. */
export function Downloads({ readAt }: { readAt: string }) {
	const { text } = useText();
	return (
		<section className="downloads screen-only" id="descargas" aria-labelledby="descargas-titulo">
			<h2 id="descargas-titulo">{text("observatory.download.title")}</h2>
			<p>
				{text("observatory.download.text")} {text("observatory.download.terms")}
			</p>
			<p>{text("observatory.asOf", { date: readAt })}</p>
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
