import { listNetworks } from "../../content/brand.ts";
import { Drawing, MARKS } from "../components/drawing.tsx";
import { useAssociation } from "../use-association.ts";
import { useText } from "../use-text.ts";

/** The networks that the operator filled in, each under its own mark and name; nothing where there are none. */
export function SocialLinks() {
	const { text } = useText();
	const networks = listNetworks(useAssociation());
	if (networks.length === 0) return null;
	return (
		<ul className="social-links" aria-label={text("layout.socialNetworks")}>
			{networks.map(({ id, name, url, isPlaceholder }) => (
				<li key={id}>
					<a href={url} rel="noopener noreferrer" title={name}>
						<Drawing sprite={MARKS} name={id} viewBox="0 0 24 24" className="network" width="20" height="20" />
						<span className="visually-hidden">
							{text(isPlaceholder ? "layout.socialPlaceholder" : "layout.socialLink", { name })}
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
