import "./display-tools.css";
import { useState } from "react";
import { Form, useLocation } from "react-router";
import type { AccessibilityText } from "../../content/accessibility-page.ts";
import type { Display } from "../../domain/display.ts";
import { displayWords, TEXT_SIZES } from "../../domain/display.ts";
import { addresses } from "../addresses.ts";
import { useDisplay } from "../preferences/display-choice.ts";
import { useText } from "../use-text.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

/** Text size, high contrast and reading mode. Each button sends what it would change the display to, so it works without scripts too. */
export function DisplayTools({ tools }: { tools: AccessibilityText["tools"] }) {
	const { text } = useText();
	const { pathname, search } = useLocation();
	const [display, choose] = useDisplay();
	const [news, setNews] = useState("");

	function toolButton(tool: "contrast" | "reading", icon: IconName) {
		const field = tool === "contrast" ? "hasHighContrast" : "isReading";
		const isOn = display[field];
		const { title } = tools[tool];
		const announcement = text(isOn ? "display.toolOff" : "display.toolOn", { tool: title });
		return (
			<DisplayButton
				display={{ ...display, [field]: !isOn }}
				isPressed={isOn}
				onChoice={(chosen) => decide(chosen, announcement)}
			>
				<Icon name={icon} />
				{title}
			</DisplayButton>
		);
	}

	function decide(chosen: Display, announcement: string) {
		choose(chosen);
		setNews(announcement);
	}

	return (
		<Form method="post" action={addresses.display.to()} reloadDocument className="display-tools">
			<input type="hidden" name="volver" value={pathname + search} />
			<fieldset>
				<legend>{tools.textSize.title}</legend>
				<p>{tools.textSize.text}</p>
				<div className="display-sizes">
					{TEXT_SIZES.map((textSize) => (
						<DisplayButton
							key={textSize}
							display={{ ...display, textSize }}
							isPressed={textSize === display.textSize}
							onChoice={(chosen) => decide(chosen, text("display.sizeSet", { size: textSize }))}
						>
							{text("display.percent", { size: textSize })}
						</DisplayButton>
					))}
				</div>
			</fieldset>
			<div>
				{toolButton("contrast", "contrast")}
				<p>{tools.contrast.text}</p>
			</div>
			<div>
				{toolButton("reading", "book-open")}
				<p>{tools.reading.text}</p>
			</div>
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
	onChoice: (display: Display) => void;
	children: React.ReactNode;
}

function DisplayButton({ display, isPressed, onChoice, children }: DisplayButtonProps) {
	return (
		<Button
			type="submit"
			name="lectura"
			value={displayWords(display)}
			aria-pressed={isPressed}
			onClick={(event) => {
				event.preventDefault();
				onChoice(display);
			}}
		>
			{children}
		</Button>
	);
}
