import type { ReactNode } from "react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { onTestFinished } from "vitest";

export interface Mounted {
	container: HTMLElement;
	router: ReturnType<typeof createMemoryRouter>;
	unmount(): Promise<void>;
}

interface MountOptions {
	/** Address at which it stands. */
	path?: string;
	/** Holds up every change of the address until it resolves, as a slow connection does. */
	loader?: () => Promise<unknown>;
}

/**
 * Shows an element on a page of its own in jsdom, inside a router, until the test ends. The file of the test says
 * `@vitest-environment jsdom`; what changes the screen goes into `act`.
 */
export async function mount(element: ReactNode, { path = "/", loader }: MountOptions = {}): Promise<Mounted> {
	Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
	const container = document.body.appendChild(document.createElement("div"));
	const routes = [{ path: "*", element, loader: async () => (await loader?.()) ?? {} }];
	const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData: { "0": {} } } });
	const root = createRoot(container);
	await act(async () => root.render(<RouterProvider router={router} />));
	let isMounted = true;
	async function unmount(): Promise<void> {
		if (!isMounted) return;
		isMounted = false;
		await act(async () => root.unmount());
		container.remove();
	}
	onTestFinished(unmount);
	return { container, router, unmount };
}

/** Uses a hook as a component on such a page does; `now` answers what it last returned. */
export async function mountHook<Result>(hook: () => Result): Promise<Mounted & { now(): Result }> {
	const results: Result[] = [];
	const mounted = await mount(<HookUser hook={hook} onResult={(result) => results.splice(0, 1, result)} />);
	return {
		...mounted,
		now() {
			const [result] = results;
			if (result === undefined) throw new Error("The hook was not used.");
			return result;
		},
	};
}

interface HookUserProps<Result> {
	hook: () => Result;
	onResult(result: Result): void;
}

function HookUser<Result>({ hook: useIt, onResult }: HookUserProps<Result>) {
	onResult(useIt());
	return null;
}
