import { addresses } from "../addresses.ts";
import { LoadFailure } from "../components/load-failure.tsx";
import { useText } from "../use-text.ts";

/** 'Error al cargar experiencias' (specification, section 8). */
export function ExperiencesFailure() {
	const { text } = useText();
	return (
		<>
			<title>{text("experiences.failed")}</title>
			<LoadFailure
				title={text("experiences.failed")}
				explanation={text("failure.unavailableBody")}
				back={{ to: addresses.home.to(), label: text("failure.home"), icon: "house" }}
			/>
		</>
	);
}
