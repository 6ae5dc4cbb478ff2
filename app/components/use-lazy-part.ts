import type { ComponentType } from "react";
import { useEffect, useEffectEvent, useState } from "react";

/**
 * A component that is fetched when it is first needed; null until it is here. Where it cannot be had (offline, blocked),
 * `onFailed` is called: it is fetched again when it is needed again.
 */
export function useLazyPart<Props>(
	fetchPart: () => Promise<ComponentType<Props>>,
	isNeeded: boolean,
	onFailed: () => void,
): ComponentType<Props> | null {
	const [fetched, setFetched] = useState<{ Part: ComponentType<Props> } | null>(null);
	const fail = useEffectEvent(onFailed);
	useEffect(() => {
		if (!isNeeded) return;
		fetchPart().then(
			(Part) => setFetched({ Part }),
			() => fail(),
		);
	}, [isNeeded, fetchPart]);
	return fetched?.Part ?? null;
}
