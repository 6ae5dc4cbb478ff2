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
