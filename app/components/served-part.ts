import type { ComponentType, LazyExoticComponent } from "react";
import { lazy } from "react";

/**
 * A part of a page whose code comes where one is shown: most visitors open none. The server draws it too, so React takes
 * over a page with one (`isShown`) only when its code is here, and where it cannot be had later, the page is asked of the
 * server.
 */
export function servedPart<Props extends object>(
	fetchPart: () => Promise<ComponentType<Props>>,
	isShown: boolean,
): LazyExoticComponent<ComponentType<Props>> {
	if (isShown)
		window.bringPart = () =>
			fetchPart().then(
				() => true,
				() => false,
			);
	return lazy(async () => {
		const Part = await fetchPart().catch(loadFromServer);
		return { default: Part };
	});
}

/** By now the address is that of the part. */
function loadFromServer(): Promise<never> {
	location.reload();
	return new Promise(() => undefined);
}
