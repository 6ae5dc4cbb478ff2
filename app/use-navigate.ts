import { useCallback } from "react";
import type { NavigateOptions } from "react-router";
import { useLocation, useNavigate as useRouterNavigate } from "react-router";
import { keepLanguage } from "./address-language.ts";

/** Leads to an address of the portal, in the language that the address of this page names; or so many steps back. */
export function useNavigate(): (to: string | number, options?: NavigateOptions) => Promise<void> {
	const navigate = useRouterNavigate();
	const { search } = useLocation();
	return useCallback(
		async (to, options) => {
			await (typeof to === "number" ? navigate(to) : navigate(keepLanguage(to, { search }), options));
		},
		[navigate, search],
	);
}
