import { addresses } from "../addresses.ts";
import { DisplayTools } from "../components/display-tools.tsx";
import { Link } from "../components/link.tsx";
import { ListenButton } from "../components/listen/listen-button.tsx";
import { closeMenu } from "../components/on-top.ts";
import { useText } from "../use-text.ts";
import { MenuClose, MenuOpener } from "./menu-controls.tsx";

/** The reading tools, one step away on every page. A menu with a form, so that it also works without scripts. */
export function ReadingMenu() {
	const { text } = useText();
	return (
		<div className="reading">
			<MenuOpener menu="lectura" className="strip-button">
				<b aria-hidden="true">Aa</b>
				<span className="reading-name">{text("display.menu")}</span>
			</MenuOpener>
			<div id="lectura" className="reading-menu" popover="auto">
				<MenuClose />
				<DisplayTools>
					<ListenButton within="main" onPress={closeMenu}>
						{text("listen.page")}
					</ListenButton>
				</DisplayTools>
				<Link to={`${addresses.accessibility.to()}#herramientas`} onClick={closeMenu}>
					{text("display.more")}
				</Link>
			</div>
		</div>
	);
}
