import type { ComponentProps } from "react";
import { Link } from "./link.tsx";
import { pressWithSpace } from "./press-with-space.ts";

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
