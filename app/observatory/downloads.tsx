import { useSyncExternalStore } from "react";
import { BRAND } from "../../content/brand.ts";
import { addresses } from "../address/addresses.ts";
import { useKeptLanguage } from "../address/navigate.ts";
import { Button } from "../components/link.tsx";
import { useCopy } from "../components/use-copy.ts";
import { Icon } from "../icons/icon.tsx";
import { useText } from "../words/text.ts";

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

/** What a citation says of the data that the page shows. */
export interface Edition {
	/** The moment and the day on which the data was read, in the words of the server: a cheap phone needs 150 ms for them. */
	readAt: string;
	readOn: string;
	/** Changes with the data, and only with it: the beginning of the `version` in the open data. */
	edition: string;
	/** Where the portal is published; null where its settings do not say. */
	origin: string | null;
}

/** Whoever quotes a figure needs who says it, of which day, and where it can be checked. */
export function Citation({ edition: { readOn, edition, origin } }: { edition: Edition }) {
	const { text } = useText();
	const here = useOrigin(origin);
	const keep = useKeptLanguage();
	const citation = text("observatory.cite.form", {
		author: BRAND.association,
		title: text("observatory.title"),
		date: readOn,
		edition,
		address: `${here}${keep(addresses.observatory.to())}`,
	});
	const { copy, outcome } = useCopy(citation, text("observatory.cite.copied"));

	return (
		<section className="citation" id="citar" aria-labelledby="citar-titulo">
			<h2 id="citar-titulo">{text("observatory.cite.title")}</h2>
			<blockquote>{citation}</blockquote>
			<p>{text("observatory.cite.note")}</p>
			<p className="observatory-actions screen-only">
				<Button onClick={({ currentTarget }) => copy(currentTarget.closest(".citation")?.querySelector("blockquote"))}>
					<Icon name="copy" />
					{text("observatory.cite.copy")}
				</Button>
				<span role="status">{outcome}</span>
			</p>
		</section>
	);
}

/** Where the portal is reached: as published, else as this browser reached it; nothing on a server that was not told. */
function useOrigin(published: string | null): string {
	return useSyncExternalStore(
		() => () => undefined,
		() => published ?? location.origin,
		() => published ?? "",
	);
}
