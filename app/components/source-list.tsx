import { Fragment } from "react";
import { safeWebAddress } from "../../domain/web-address.ts";
import { useText } from "../use-text.ts";
import { DataText } from "./data-text.tsx";
import { ExternalLink } from "./external-link.tsx";

/** The pages that the facts were read in, to be opened and checked; addresses that are not safe are left out. */
export function SourceList({ sources }: { sources: readonly string[] }) {
	const { text } = useText();
	const usable = [...new Set(sources)].filter((source) => safeWebAddress(source) !== null);
	if (usable.length === 0) return <p>{text("source.none")}</p>;
	return (
		<>
			<p className="screen-only">{text("source.hint")}</p>
			<ul className="source-list">
				{usable.map((source) => (
					<li key={source}>
						<ExternalLink address={source}>
							<DataText>
								<Breakable>{describeAddress(source)}</Breakable>
							</DataText>
						</ExternalLink>
					</li>
				))}
			</ul>
		</>
	);
}

/** An address that wraps after its slashes rather than inside a word. */
function Breakable({ children }: { children: string }) {
	return (children.match(/[^/]*\/|[^/]+$/g) ?? []).map((part, position) => (
		<Fragment key={children.split("/", position).join("/")}>
			{part}
			<wbr />
		</Fragment>
	));
}

/** An address as people read it: without protocol, "www." and encoded letters. */
function describeAddress(address: string): string {
	const plain = address
		.trim()
		.replace(/^https?:\/\/(?:www\.)?/i, "")
		.replace(/\/$/, "");
	try {
		return decodeURI(plain);
	} catch {
		// Not encoded as UTF-8: shown as it is.
		return plain;
	}
}
