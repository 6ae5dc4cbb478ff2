import type { ComponentType, LazyExoticComponent } from "react";
import { lazy } from "react";
import { LoadFailure } from "../components/load-failure.tsx";
import { useText } from "../words/text.ts";

/** 'Error al cargar datos' with a 'Reintentar' that loads the same address anew (specification, section 8; case K25). */
export function ObservatoryFailure() {
	const { text } = useText();
	return (
		<>
			<title>{text("observatory.failure.title")}</title>
			<LoadFailure title={text("observatory.failure.title")} explanation={text("observatory.failure.body")} />
		</>
	);
}

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
