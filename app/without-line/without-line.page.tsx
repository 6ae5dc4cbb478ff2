import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { WITHOUT_LINE_TEXTS } from "../../content/without-line-texts.ts";
import { addresses } from "../address/addresses.ts";
import { useNavigate } from "../address/navigate.ts";
import { Button } from "../components/link.tsx";
import { Message } from "../components/message.tsx";
import { languageContext } from "../context.ts";
import { Icon } from "../icons/icon.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/without-line.page";
import { type AskedPage, readAskedPage } from "./asked-page.ts";

/** The same for everybody: what was asked for stands behind the `#`, and what is shown is kept on the device. */
export function loader({ context }: Route.LoaderArgs) {
	return { texts: WITHOUT_LINE_TEXTS[context.get(languageContext)] };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return loaderData ? pageMeta({ title: loaderData.texts.title, description: loaderData.texts.lead }) : [];
}

/** Where a device without a line begins: it leads to the page that was asked for, which is made from the copy. */
export default function WithoutLinePage({ loaderData: { texts } }: Route.ComponentProps) {
	const { hash } = useLocation();
	const navigate = useNavigate();
	// No server is told what stands behind the `#`: the page is taken over first as it was made.
	const [asked, setAsked] = useState<AskedPage | null>(null);
	const lead = useEffectEvent(() => {
		const now = readAskedPage(hash);
		setAsked(now);
		if (now && !now.isMissing) void navigate(now.to, { replace: true });
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is asked for
	useEffect(() => lead(), [hash]);

	return (
		<div data-starts-scripts="">
			<Message title={asked?.isMissing ? texts.missing.title : texts.title} icon="download">
				<p className="lead" role="status">
					{asked?.isMissing ? texts.missing.text : texts.lead}
				</p>
				<p className="message-actions">
					{asked && (
						<Button kind="primary" href={asked.to}>
							<Icon name="rotate-cw" />
							{texts.retry}
						</Button>
					)}
					<Button to={addresses.catalogue.to()}>
						<Icon name="search" />
						{texts.catalogue}
					</Button>
					<Button to={addresses.folder.to()}>{texts.folder}</Button>
				</p>
			</Message>
		</div>
	);
}
