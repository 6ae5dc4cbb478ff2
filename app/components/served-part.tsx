import type { ComponentType, ReactNode } from "react";
import { lazy, Suspense } from "react";

/** Its children come with it. */
export type ServedPart<Props extends object> = ComponentType<Props & { children?: ReactNode }>;

/**
 * A part of a page whose code comes where one is shown: most visitors open none. The server draws it too, so React takes
 * over a page with one (`isShown`) only when its code is here, and where it cannot be had later, the page is asked of the
 * server. What is taken over stands in no `Suspense`: that would be done a moment later, when a translator has changed it.
 */
export function servedPart<Props extends object>(
	fetchPart: () => Promise<ComponentType<Props>>,
	isShown: boolean,
): ServedPart<Props> {
	let served: ComponentType<Props> | undefined;
	if (isShown)
		window.bringPart = () =>
			fetchPart().then(
				(part) => {
					served = part;
					return true;
				},
				() => false,
			);
	const Later: ComponentType<Props> = lazy(async () => {
		const part = await fetchPart().catch(loadFromServer);
		return { default: part };
	});
	return ({ children, ...props }) => {
		const Served = served;
		const own = props as Props;
		if (!Served) {
			return (
				<Suspense>
					<Later {...own} />
					{children}
				</Suspense>
			);
		}
		return (
			<>
				<Served {...own} />
				{children}
			</>
		);
	};
}

/** By now the address is that of the part. */
function loadFromServer(): Promise<never> {
	location.reload();
	return new Promise(() => undefined);
}
