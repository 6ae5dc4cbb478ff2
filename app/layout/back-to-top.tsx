import { Icon } from "../components/icon.tsx";
import { useText } from "../use-text.ts";

/** The boot script shows it once the page has been scrolled, and answers it (app/boot/way-to-top.ts). */
export function BackToTop() {
	const { text } = useText();
	return (
		<button type="button" className="back-to-top" data-boot hidden aria-label={text("layout.backToTop")}>
			<Icon name="arrow-up" />
		</button>
	);
}
