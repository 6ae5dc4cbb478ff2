import type { ComponentProps } from "react";
import { Form as RouterForm, useLocation } from "react-router";
import { LANGUAGE_FIELD } from "../../domain/language.ts";
import { keepLanguage, languageInAddress } from "../address-language.ts";

type FormProps = Omit<ComponentProps<typeof RouterForm>, "action" | "method"> & {
	/** The page itself, where there is none. */
	action?: string;
	method?: "get" | "post";
};

/**
 * A form of the portal. It keeps the language that the address of its page names: what is sent as a question writes the
 * address out of its fields, so the language is one of them.
 */
export function Form({ action, method = "get", children, ...rest }: FormProps) {
	const location = useLocation();
	const language = method === "get" ? languageInAddress(location.search) : null;
	return (
		<RouterForm action={action && keepLanguage(action, location)} method={method} {...rest}>
			{language && <input type="hidden" name={LANGUAGE_FIELD} value={language} />}
			{children}
		</RouterForm>
	);
}
