import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { AccessibilityText } from "../../content/legal/accessibility.ts";
import type { Display } from "../../domain/display.ts";
import {
	DISPLAY_FIELD,
	DISPLAY_KEY,
	displayCookieValue,
	displayWords,
	readDisplay,
	TEXT_SIZES,
} from "../../domain/display.ts";
import { addresses } from "../address/addresses.ts";
import { Form } from "../components/form.tsx";
import { Button } from "../components/link.tsx";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-names.ts";
import { useRootData } from "../root-data.ts";
import { useText } from "../words/text.ts";
import { preferenceCookie } from "./preference-cookie.ts";

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

const listeners = new Set<() => void>();

/** How the page is shown now and a way to change it: at once in this document, by cookie on every later page. */
export function useDisplay(): [Display, (change: Partial<Display>) => void] {
	const rootData = useRootData();
	const words = useSyncExternalStore(subscribe, readAttribute, () => rootData?.display ?? "");
	return [readDisplay(words), chooseDisplay];
}

/** On arrival, applies the cookie: a copy of the page (offline, shared cache) may have been made for another display. */
export function useStoredDisplay(): void {
	useEffect(() => {
		const stored = document.cookie.split("; ").find((pair) => pair.startsWith(`${DISPLAY_KEY}=`));
		apply(readDisplay(stored?.slice(DISPLAY_KEY.length + 1)));
	}, []);
}

function chooseDisplay(change: Partial<Display>): void {
	// On top of what is shown by now: presses that waited for the scripts come one right after the other.
	const display = { ...readDisplay(readAttribute()), ...change };
	const isSecure = location.protocol === "https:";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
	document.cookie = preferenceCookie({ name: DISPLAY_KEY, value: displayCookieValue(display), isSecure });
	apply(display);
}

function apply(display: Display): void {
	const words = displayWords(display);
	if (words === readAttribute()) return;
	if (words) document.documentElement.dataset.display = words;
	else delete document.documentElement.dataset.display;
	for (const listener of listeners) listener();
}

function readAttribute(): string {
	return document.documentElement.dataset.display ?? "";
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
