import type { ReactNode } from "react";
import { createContext, useContext, useEffect, useLayoutEffect, useState } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-names.ts";
import { useText } from "../words/text.ts";
import { Button } from "./link.tsx";
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

/** Number under which the server logged the error that the page apologises for; null when there was none. */
export const ErrorReference = createContext<string | null>(null);

export function useErrorReference(): string | null {
	return useContext(ErrorReference);
}

/** What React Router calls a page that was loaded as a document, and not reached from another one. */
const LOADED = "default";

/**
 * A tab that is older than the release may find the code of the next page gone, or not understand its data. A page that was
 * reached with scripts and failed for no reason that the server gave is then loaded as a document, which has the code that
 * goes with it. A document is no such page, so this happens once. True while it is tried.
 */
export function useFreshPage(): boolean {
	const error = useRouteError();
	const { key, pathname, search, hash } = useLocation();
	const [isTrying, setTrying] = useState(false);
	const isStrange = error !== undefined && !isRouteErrorResponse(error) && key !== LOADED;

	// Before the first paint: nobody reads of an error that heals by itself.
	useLayoutEffect(() => setTrying(isStrange), [isStrange]);

	useEffect(() => {
		if (!isStrange) return;
		const address = pathname + search;
		let isWanted = true;
		isAnswered(dataAddressOf(pathname) + search).then((is) => {
			if (!isWanted) return;
			if (is) location.replace(address + hash);
			else setTrying(false);
		});
		return () => {
			isWanted = false;
		};
	}, [isStrange, pathname, search, hash]);

	return isTrying;
}

/** Whether the server has an answer now. Without a connection, or where it fails itself, the document would be worse. */
async function isAnswered(address: string): Promise<boolean> {
	try {
		return (await fetch(address, { method: "HEAD" })).status < 500;
	} catch {
		return false;
	}
}

/** React Router's own address of the data of a page (CONTRIBUTING.md, An upgrade of React Router). */
function dataAddressOf(pathname: string): string {
	return pathname === "/" ? "/_.data" : `${pathname.replace(/\/$/, "")}.data`;
}
