import "./social-links.css";
import { SOCIAL_NETWORKS } from "../../content/brand.ts";
import { Icon } from "../components/icon.tsx";
import type { IconName } from "../components/icon-names.ts";
import { useText } from "../use-text.ts";

const ICONS: Readonly<Record<(typeof SOCIAL_NETWORKS)[number]["id"], IconName>> = {
	facebook: "users",
	instagram: "camera",
	x: "message-circle",
	youtube: "video",
	tiktok: "rss",
};

export function SocialLinks() {
	const { text } = useText();
	return (
		<ul className="social-links" aria-label={text("layout.socialNetworks")}>
			{SOCIAL_NETWORKS.map(({ id, name, url }) => (
				<li key={id}>
					<a href={url} rel="noopener noreferrer" aria-label={text("layout.socialLink", { name })}>
						<Icon name={ICONS[id]} />
					</a>
				</li>
			))}
		</ul>
	);
}
