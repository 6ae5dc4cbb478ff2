import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { CONSENT } from "../../content/consent.ts";
import { CONSENT_SETTINGS, type OfferedConsent } from "../../content/consent-settings.ts";
import { Button } from "../components/link.tsx";
import { useText } from "../words/text.ts";
import { readConsent, saveConsent } from "./consent-record.ts";

const OFFERED: readonly OfferedConsent[] = ["necessary", "analytics", "functional"];

interface ConsentSettingsProps {
	/** The pages that explain the choice at length. */
	links: ReactNode;
	onCancel(): void;
	onSaved(): void;
}

/** The detailed view: necessary always on, analytics and functional to choose. Marketing is not offered, so it stays off. */
export function ConsentSettings({ links, onCancel, onSaved }: ConsentSettingsProps) {
	const { text, language } = useText();
	const heading = useRef<HTMLHeadingElement>(null);
	const { kinds, law } = CONSENT[language];
	const { settings, categories } = CONSENT_SETTINGS[language];
	const stored = readConsent();

	useEffect(() => heading.current?.focus(), []);

	function onSubmit(event: React.FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const chosen = new FormData(event.currentTarget);
		saveConsent({ analytics: chosen.has("analytics"), marketing: false, functional: chosen.has("functional") });
		onSaved();
	}

	function onKeyDown(event: React.KeyboardEvent) {
		if (event.key !== "Escape") return;
		event.preventDefault();
		onCancel();
	}

	return (
		<form className="page consent-settings" onSubmit={onSubmit} onKeyDown={onKeyDown}>
			<h2 ref={heading} tabIndex={-1}>
				{settings.title}
			</h2>
			<p>{kinds}</p>
			<p>{settings.text}</p>
			<ul>
				{OFFERED.map((category) => (
					<li key={category}>
						<label>
							<input
								type="checkbox"
								name={category}
								defaultChecked={category === "necessary" || (stored?.[category] ?? false)}
								disabled={category === "necessary"}
								aria-describedby={`consent-${category}`}
							/>
							{categories[category].title}
						</label>
						<p id={`consent-${category}`}>{categories[category].text}</p>
					</li>
				))}
			</ul>
			<p>{law}</p>
			{links}
			<div className="consent-actions">
				<Button type="submit" kind="primary">
					{text("consent.save")}
				</Button>
				<Button onClick={onCancel}>{text("consent.cancel")}</Button>
			</div>
		</form>
	);
}
