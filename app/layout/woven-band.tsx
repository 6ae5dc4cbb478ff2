import band from "./woven-band.svg?raw";

/** What the file draws, without its frame; the server alone writes it, and React leaves it as it is. */
const lines = import.meta.env.SSR ? /<svg[^>]*>([\s\S]*)<\/svg>/.exec(band)?.[1] : undefined;

interface WovenBandProps {
	/** The first of a page holds the diamonds that the others repeat. */
	isFirst?: boolean;
}

/** Diamonds of a huipil: the portal's one ornament. It stands in the page, since a file of it would be fetched before a first visit is whole. */
export function WovenBand({ isFirst }: WovenBandProps) {
	const pattern = `<pattern id="tejido" x="50%" width="84" height="13" patternUnits="userSpaceOnUse">${lines}</pattern>`;
	const drawn = `${isFirst ? pattern : ""}<rect width="100%" height="13" fill="url(#tejido)"/>`;
	return (
		<svg
			className="woven-band"
			width="100%"
			height="13"
			aria-hidden="true"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: lines of our own file, which only the server writes
			dangerouslySetInnerHTML={{ __html: lines ? drawn : "" }}
		/>
	);
}
