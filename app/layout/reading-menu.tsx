import "./reading-menu.css";
import { useRef } from "react";
import { addresses } from "../addresses.ts";
import { DisplayTools } from "../components/display-tools.tsx";
import { Link } from "../components/link.tsx";
import { ListenButton } from "../components/listen/listen-button.tsx";
import { useText } from "../use-text.ts";
import { useExpandedState } from "./use-expanded-state.ts";

/** The reading tools, one step away on every page. A popover with a form, so that it also works without scripts. */
export function ReadingMenu() {
	const { text } = useText();
	const menu = useRef<HTMLDivElement>(null);
	useExpandedState(menu);
	const close = () => menu.current?.hidePopover();
	return (
		<div className="reading">
			<button type="button" className="strip-button" popoverTarget="lectura">
				<b aria-hidden="true">Aa</b>
				<span className="reading-name">{text("display.menu")}</span>
			</button>
			<div ref={menu} id="lectura" className="reading-menu" popover="auto">
				<DisplayTools>
					<ListenButton within="main" onPress={close}>
						{text("listen.page")}
					</ListenButton>
				</DisplayTools>
				<Link to={`${addresses.accessibility.to()}#herramientas`} onClick={close}>
					{text("display.more")}
				</Link>
			</div>
		</div>
	);
}
