import { useLocation } from "react-router";
import type { Language } from "../../domain/language.ts";
import { LANGUAGE_FIELD, LANGUAGES } from "../../domain/language.ts";
import { addresses } from "../addresses.ts";
import { Drawing, MARKS } from "../components/drawing.tsx";
import { Form } from "../components/form.tsx";
import { Icon } from "../components/icon.tsx";
import { closeMenu } from "../components/on-top.ts";
import { useLanguageChoice } from "../preferences/language-choice.ts";
import { REPORT_FORM_ID } from "../report/form/form-names.ts";
import { useText } from "../use-text.ts";
import { MenuClose, MenuOpener } from "./menu-controls.tsx";

/** Each language in its own words, so that whoever needs it recognises it. */
const OWN_NAMES: Readonly<Record<Language, string>> = { es: "Español", en: "English" };

/** Without scripts what was typed into a report travels along and comes back in the other language. */
const WITH_REPORT = { form: REPORT_FORM_ID, formAction: addresses.language.to(), formNoValidate: true };

/** Drop-down with flag, code and name. A form, so that it also works without scripts. */
export function LanguageMenu() {
	const { text, language } = useText();
	const { pathname, search } = useLocation();
	const isReport = pathname === addresses.report.to();
	const choose = useLanguageChoice();

	function onChoice(event: React.MouseEvent<HTMLElement>, chosen: Language) {
		event.preventDefault();
		closeMenu(event);
		void choose(chosen);
	}

	return (
		<div className="language">
			<MenuOpener
				menu="idiomas"
				className="strip-button language-button"
				label={text("layout.chooseLanguage", { code: language.toUpperCase(), name: OWN_NAMES[language] })}
			>
				<Flag language={language} />
				<span aria-hidden="true">{language.toUpperCase()}</span>
				<Icon name="chevron-down" />
			</MenuOpener>
			<div id="idiomas" className="language-menu" popover="auto">
				<MenuClose />
				<Form method="post" action={addresses.language.to()} reloadDocument>
					<input type="hidden" name="volver" value={pathname + search} />
					{LANGUAGES.map((each) => (
						<button
							key={each}
							type="submit"
							data-held
							name={LANGUAGE_FIELD}
							{...(isReport ? WITH_REPORT : {})}
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
	return <Drawing sprite={MARKS} name={language} viewBox="0 0 24 16" className="flag" width="24" height="16" />;
}
