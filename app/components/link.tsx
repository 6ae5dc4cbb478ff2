import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";
import { useKeptLanguage } from "../use-kept-language.ts";

type LinkProps = Omit<ComponentProps<typeof RouterLink>, "to"> & { to: string };

/** A link within the portal. It keeps the language that the address of its page names. */
export function Link({ to, ...rest }: LinkProps) {
	const keep = useKeptLanguage();
	return <RouterLink to={keep(to)} {...rest} />;
}
