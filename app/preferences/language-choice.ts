import { useEffect } from "react";
import { createPath, useLocation, useNavigate, useRevalidator } from "react-router";
import type { Language } from "../../domain/language.ts";
import { isLanguage, LANGUAGE_KEY } from "../../domain/language.ts";
import { inLanguage, languageInAddress } from "../address/address-language.ts";
import { readStoredText, writeStoredText } from "../browser-store.ts";
import { fetchDictionary, useText } from "../words/text.ts";
import { preferenceCookie } from "./preference-cookie.ts";

/**
 * Switches the interface language: fetches its words, remembers the choice and reads the page again in it. From then on the
 * choice says it: the address names no language any more.
 */
export function useLanguageChoice(): (language: Language) => Promise<void> {
	const { revalidate } = useRevalidator();
	const navigate = useNavigate();
	const location = useLocation();
	return async (language) => {
		if (!(await fetchDictionary(language))) return;
		rememberLanguage(language);
		if (languageInAddress(location.search) === null) return revalidate();
		await navigate(inLanguage(createPath(location), null), { preventScrollReset: true });
	};
}

/**
 * On arrival, follows a stored choice that the server did not know of (its cookie was cleared or expired). An address that
 * names a language was meant so.
 */
export function useStoredLanguage(): void {
	const { language } = useText();
	const choose = useLanguageChoice();
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page starts
	useEffect(() => {
		if (languageInAddress(location.search)) return;
		const stored = readStoredText(LANGUAGE_KEY);
		if (isLanguage(stored) && stored !== language) void choose(stored);
	}, []);
}

function rememberLanguage(language: Language): void {
	// Where storage is blocked or full, the cookie alone carries the choice.
	writeStoredText(LANGUAGE_KEY, language);
	const isSecure = location.protocol === "https:";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
	document.cookie = preferenceCookie({ name: LANGUAGE_KEY, value: language, isSecure });
}
