import "./button.css";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useErrorReference } from "../layout/error-reference.ts";
import { useText } from "../use-text.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import { Message } from "./message.tsx";

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
				<a className="button" data-kind="primary" href={pathname + search}>
					<Icon name="rotate-cw" />
					{text("failure.retry")}
				</a>
				{back && (
					<Link className="button" to={back.to}>
						<Icon name={back.icon ?? "arrow-left"} />
						{back.label}
					</Link>
				)}
			</p>
		</Message>
	);
}
