import { useSyncExternalStore } from "react";

/** What a citizen wants to hear, and the button that asked for it. */
export interface Listening {
	/** Everything visible in it is read. */
	part: Element;
	opener: HTMLButtonElement;
}

const listeners = new Set<() => void>();
let current: Listening | null = null;

/** What is being listened to; undefined until scripts run. */
export function useListening(): Listening | null | undefined {
	return useSyncExternalStore<Listening | null | undefined>(
		subscribe,
		() => current,
		() => undefined,
	);
}

/** Begins with another part, or with null ends. There is one voice, so the part before it falls silent. */
export function listenTo(listening: Listening | null): void {
	current = listening;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
