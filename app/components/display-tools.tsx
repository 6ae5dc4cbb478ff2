import { useState } from "react";
import { useLocation } from "react-router";
import type { AccessibilityText } from "../../content/accessibility-page.ts";
import type { Display } from "../../domain/display.ts";
import { DISPLAY_FIELD, displayWords, TEXT_SIZES } from "../../domain/display.ts";
import { addresses } from "../addresses.ts";
import { useDisplay } from "../preferences/display-choice.ts";
import { useText } from "../use-text.ts";
import { Button } from "./button.tsx";
import { Form } from "./form.tsx";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

/** What is on or off: under which name in the dictionary and the hints, and what it changes. */
const SWITCHES = [
	{ tool: "contrast", field: "hasHighContrast", icon: "contrast" },
	{ tool: "reading", field: "isReading", icon: "book-open" },
	{ tool: "spacing", field: "isSpaced", icon: "move-vertical" },
] as const satisfies readonly { tool: keyof AccessibilityText["tools"]; field: keyof Display; icon: IconName }[];

interface DisplayToolsProps {
	/** What each tool does, where there is room to say it. */
	hints?: AccessibilityText["tools"];
	/** Other tools that stand beside them. */
	children?: React.ReactNode;
}

/** Text size, high contrast, reading mode and spacing. Each button sends what it would change the display to, so it works without scripts too. */
export function DisplayTools({ hints, children }: DisplayToolsProps) {
	const { text } = useText();
	const { pathname, search } = useLocation();
	const [display, choose] = useDisplay();
	const [news, setNews] = useState("");

	function decide(change: Partial<Display>, announcement: string) {
		choose(change);
		setNews(announcement);
	}

	return (
		<Form method="post" action={addresses.display.to()} reloadDocument className="display-tools">
			<input type="hidden" name="volver" value={pathname + search} />

			<fieldset>
				<legend>{text("display.textSize")}</legend>
				{hints && <p>{hints.textSize}</p>}
				<div className="display-sizes">
					{TEXT_SIZES.map((textSize) => (
						<DisplayButton
							key={textSize}
							display={{ ...display, textSize }}
							isPressed={textSize === display.textSize}
							onChoice={() => decide({ textSize }, text("display.sizeSet", { size: textSize }))}
						>
							{text("display.percent", { size: textSize })}
						</DisplayButton>
					))}
				</div>
			</fieldset>
			{SWITCHES.map(({ tool, field, icon }) => {
				const isOn = display[field];
				const name = text(`display.${tool}`);
				const announcement = text(isOn ? "display.toolOff" : "display.toolOn", { tool: name });
				return (
					<div key={tool}>
						<DisplayButton
							display={{ ...display, [field]: !isOn }}
							isPressed={isOn}
							onChoice={() => decide({ [field]: !isOn }, announcement)}
						>
							<Icon name={icon} />
							{name}
						</DisplayButton>
						{hints && <p>{hints[tool]}</p>}
					</div>
				);
			})}

			{children}
			<p className="visually-hidden" role="status">
				{news}
			</p>
		</Form>
	);
}

interface DisplayButtonProps {
	/** The display after the button was pressed. */
	display: Display;
	isPressed: boolean;
	onChoice: () => void;
	children: React.ReactNode;
}

function DisplayButton({ display, isPressed, onChoice, children }: DisplayButtonProps) {
	return (
		<Button
			type="submit"
			data-held
			name={DISPLAY_FIELD}
			value={displayWords(display)}
			aria-pressed={isPressed}
			onClick={(event) => {
				event.preventDefault();
				onChoice();
			}}
		>
			{children}
		</Button>
	);
}
