import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";
import { useKeptLanguage } from "../address/navigate.ts";

type LinkProps = Omit<ComponentProps<typeof RouterLink>, "to"> & { to: string };

/** A link within the portal. It keeps the language that the address of its page names. */
export function Link({ to, ...rest }: LinkProps) {
	const keep = useKeptLanguage();
	// The whole map of the site is known: the attribute by which React Router finds more of it would be paid for with each link.
	return <RouterLink to={keep(to)} discover="none" {...rest} />;
}

/** Primary: the likely next step. Main: the one golden action of a page. Quiet: without a frame. Icon: a square. */
type ButtonKind = "primary" | "main" | "quiet" | "icon";

type ButtonProps = { kind?: ButtonKind } & (
	| (ComponentProps<"button"> & { to?: undefined; href?: undefined })
	| (ComponentProps<typeof Link> & { href?: undefined })
	| (ComponentProps<"a"> & { to?: undefined; href: string })
);

/** A control that acts: a button; with `to` a link inside the portal; with `href` any other link. The Space bar presses those too. */
export function Button({ kind, className, ...rest }: ButtonProps) {
	const looks = { className: className ? `button ${className}` : "button", "data-kind": kind };
	if (rest.to !== undefined) return <Link onKeyDown={pressWithSpace} {...rest} {...looks} />;
	if (rest.href !== undefined) return <a onKeyDown={pressWithSpace} {...rest} href={rest.href} {...looks} />;
	return <button type="button" {...rest} {...looks} />;
}

/** A link that looks like a button is pressed with the Space bar too, as everybody expects of a button; it never scrolls. */
export function pressWithSpace(event: React.KeyboardEvent<HTMLAnchorElement>): void {
	if (event.key !== " " || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
	event.preventDefault();
	// Held down, it is one press.
	if (!event.repeat) event.currentTarget.click();
}
