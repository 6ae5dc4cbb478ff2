import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { Language } from "../../domain/language.ts";
import { LANGUAGE_FIELD, LANGUAGES } from "../../domain/language.ts";
import { addresses } from "../address/addresses.ts";
import { Form } from "../components/form.tsx";
import { Button, Link, pressWithSpace } from "../components/link.tsx";
import { closeMenu } from "../components/on-top.ts";
import { Drawing, Icon, MARKS } from "../icons/icon.tsx";
import { ListenButton } from "../listen/listen-button.tsx";
import { DisplayTools } from "../preferences/display-tools.tsx";
import { useLanguageChoice } from "../preferences/language-choice.ts";
import { REPORT_FORM_ID } from "../report/form/form-names.ts";
import { useText } from "../words/text.ts";

/** A link that the boot script makes act as a button (app/boot/menus.ts). */
export const ACTS_AS_BUTTON = { role: "button", "data-menu": "" };

interface MenuOpenerProps {
	/** Id of the menu. */
	menu: string;
	className: string;
	/** Its name, where what it shows does not say it. */
	label?: string;
	children: ReactNode;
}

/** Opens and closes a menu of the strip: a link to it, so that it opens without scripts and in every browser. */
export function MenuOpener({ menu, className, label, children }: MenuOpenerProps) {
	return (
		<a href={`#${menu}`} className={className} aria-label={label} onKeyDown={pressWithSpace} {...ACTS_AS_BUTTON}>
			{children}
		</a>
	);
}

/** The way out of a menu that the address names (app/layout/masthead.css). */
export function MenuClose() {
	const { text } = useText();
	return (
		<Button className="menu-close" href="#" {...ACTS_AS_BUTTON}>
			<Icon name="x" />
			{text("nav.closeMenu")}
		</Button>
	);
}

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
