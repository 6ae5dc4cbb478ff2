import { useLocation } from "react-router";
import { keepLanguage } from "./address-language.ts";

/** How a page writes the addresses that it leads to: in the language that its own address names, if it names one. */
export function useKeptLanguage(): (to: string) => string {
	const location = useLocation();
	return (to) => keepLanguage(to, location);
}
