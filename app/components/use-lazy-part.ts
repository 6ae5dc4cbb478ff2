import type { ComponentType } from "react";
import { useEffect, useState } from "react";

/** A component that is fetched when it is first needed; null until it is here, and when it cannot be had. */
export function useLazyPart<Props>(
	fetchPart: () => Promise<ComponentType<Props>>,
	isNeeded: boolean,
): ComponentType<Props> | null {
	const [fetched, setFetched] = useState<{ Part: ComponentType<Props> } | null>(null);
	useEffect(() => {
		if (!isNeeded) return;
		fetchPart().then(
			(Part) => setFetched({ Part }),
			// The code could not be fetched (offline, blocked). The page works without it, and the next page tries again.
			() => setFetched(null),
		);
	}, [isNeeded, fetchPart]);
	return fetched?.Part ?? null;
}
