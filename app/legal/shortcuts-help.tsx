import { useState } from "react";
import type { AccessibilityText } from "../../content/legal/accessibility.ts";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { Button } from "../components/link.tsx";
import { useShortcutsSwitch } from "../preferences/shortcuts.ts";
import { useText } from "../words/text.ts";
import { Points } from "./legal-text.tsx";

/** The four shortcuts, how they behave, and the switch that turns them off; without scripts there are none to switch. */
export function ShortcutsHelp({ shortcuts }: { shortcuts: AccessibilityText["shortcuts"] }) {
	const { text } = useText();
	const [isOn, setOn] = useShortcutsSwitch();
	const [news, setNews] = useState("");

	function toggle() {
		setOn(!isOn);
		setNews(text(isOn ? "legal.accessibility.shortcutsOff" : "legal.accessibility.shortcutsOn"));
	}

	return (
		<>
			<p>{shortcuts.introduction}</p>
			<Points points={shortcuts.names} />
			<Points points={shortcuts.behaviour} />
			<noscript>
				<p>{text("legal.accessibility.shortcutsNeedScripts")}</p>
			</noscript>
			<p data-starts-scripts={STORAGE_KEYS.shortcuts}>
				<Button data-needs="scripts" aria-pressed={isOn} onClick={toggle}>
					{text("legal.accessibility.shortcutsSwitch")}
				</Button>
			</p>
			<p role="status">{news}</p>
		</>
	);
}
