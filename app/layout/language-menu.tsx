import "./language-menu.css";
import { useRef } from "react";
import { Form, useLocation } from "react-router";
import type { Language } from "../../domain/language.ts";
import { LANGUAGES } from "../../domain/language.ts";
import { addresses } from "../addresses.ts";
import flags from "../components/flags.svg?url";
import { Icon } from "../components/icon.tsx";
import { useLanguageChoice } from "../preferences/language-choice.ts";
import { useText } from "../use-text.ts";
import { useExpandedState } from "./use-expanded-state.ts";

/** Each language in its own words, so that whoever needs it recognises it. */
const OWN_NAMES: Readonly<Record<Language, string>> = { es: "Español", en: "English" };

/** Drop-down with flag, code and name. A form, so that it also works without scripts. */
export function LanguageMenu() {
	const { text, language } = useText();
	const { pathname, search } = useLocation();
	const menu = useRef<HTMLDivElement>(null);
	const choose = useLanguageChoice();
	useExpandedState(menu);

	function onChoice(event: React.MouseEvent, chosen: Language) {
		event.preventDefault();
		menu.current?.hidePopover();
		void choose(chosen);
	}

	return (
		<div className="language">
			<button
				type="button"
				className="language-button"
				popoverTarget="idiomas"
				aria-label={text("layout.chooseLanguage", { code: language.toUpperCase(), name: OWN_NAMES[language] })}
			>
				<Flag language={language} />
				<span aria-hidden="true">{language.toUpperCase()}</span>
				<Icon name="chevron-down" />
			</button>
			<div ref={menu} id="idiomas" className="language-menu" popover="auto">
				<Form method="post" action={addresses.language.to()} reloadDocument>
					<input type="hidden" name="volver" value={pathname + search} />
					{LANGUAGES.map((each) => (
						<button
							key={each}
							type="submit"
							name="idioma"
							value={each}
							lang={each}
							aria-current={each === language ? "true" : undefined}
							onClick={(event) => onChoice(event, each)}
						>
							<Flag language={each} />
							<span className="language-code">{each.toUpperCase()}</span>
							{OWN_NAMES[each]}
						</button>
					))}
				</Form>
			</div>
		</div>
	);
}

function Flag({ language }: { language: Language }) {
	return (
		<svg className="flag" aria-hidden="true" focusable="false">
			<use href={`${flags}#${language}`} />
		</svg>
	);
}
