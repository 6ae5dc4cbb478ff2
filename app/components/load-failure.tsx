import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useText } from "../use-text.ts";
import { Button } from "./button.tsx";
import { useErrorReference } from "./error-reference.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import { Message } from "./message.tsx";
import { useFreshPage } from "./use-fresh-page.ts";

interface LoadFailureProps {
	title: string;
	/** What could not be loaded, in a few words. */
	message?: ReactNode;
	/** What that means and what to do. */
	explanation: string;
	back?: { to: string; label: string; icon?: IconName };
}

/** A page whose data could not be read: what failed, the reference in our log, 'Reintentar', which reloads, and a way back. */
export function LoadFailure({ title, message, explanation, back }: LoadFailureProps) {
	const { text } = useText();
	const reference = useErrorReference();
	const { pathname, search } = useLocation();
	const isTrying = useFreshPage();
	if (isTrying) return <Message title={text("loading.page")} icon="rotate-cw" />;
	return (
		<Message title={title} icon="triangle-alert">
			{message && (
				<p className="lead" role="alert">
					{message}
				</p>
			)}
			<p>{explanation}</p>
			{reference && <p>{text("failure.reference", { reference })}</p>}
			<p className="message-actions">
				<Button kind="primary" href={pathname + search}>
					<Icon name="rotate-cw" />
					{text("failure.retry")}
				</Button>
				{back && (
					<Button to={back.to}>
						<Icon name={back.icon ?? "arrow-left"} />
						{back.label}
					</Button>
				)}
			</p>
		</Message>
	);
}
