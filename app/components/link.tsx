import { type ComponentProps, createContext, Fragment, type ReactNode, useContext } from "react";
import { Link as RouterLink } from "react-router";
import { isPlaceholderAddress } from "../../content/brand.ts";
import { safeWebAddress, siteName } from "../../domain/text/web-address.ts";
import { addresses } from "../address/addresses.ts";
import { useKeptLanguage } from "../address/navigate.ts";
import { Icon } from "../icons/icon.tsx";
import { useAssociation } from "../root-data.ts";
import { useText } from "../words/text.ts";
import { DataText } from "./facts.tsx";

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

interface ExternalLinkProps {
	/** Address as stored in the tables; an unsafe one is never linked. */
	address: string | null;
	children: ReactNode;
	/** For an ear only: of which of several things it is, where links with the same words lead to different places. */
	about?: ReactNode;
	/** False where there is no room for the drawing; that a new tab opens is said all the same. */
	hasIcon?: boolean;
}

/** Whether it has been said of all links around that they open a new tab. */
const IsSaidOfAll = createContext(false);

/**
 * Says once, before its children, that the links out of the portal among them open a new tab: an ear need not hear it of each
 * of ten. A button says it all the same.
 */
export function LinksOut({ children }: { children: ReactNode }) {
	const { text } = useText();
	return (
		<IsSaidOfAll value={true}>
			<p className="visually-hidden">{text("layout.linksOut")}</p>
			{children}
		</IsSaidOfAll>
	);
}

/** What a link out of the portal has. */
export const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" } as const;

/** A link out of the portal, in a new tab and saying so, unless `LinksOut` has; 'Enlace no disponible' where the stored address is unsafe. */
export function ExternalLink({ address, children, about, hasIcon }: ExternalLinkProps) {
	const safe = safeWebAddress(address);
	if (safe === null) return <Missing />;
	return (
		// On paper it says its site (app/styles/print.css), unless that is what it says anyway.
		<a href={safe} data-site={children === siteName(safe) ? undefined : siteName(safe)} {...NEW_TAB}>
			<Outward hasIcon={hasIcon}>
				{children}
				{about}
			</Outward>
		</a>
	);
}

interface ExternalButtonProps extends ExternalLinkProps {
	kind?: "primary";
}

/** The same, looking like a button. */
export function ExternalButton({ address, kind, children }: ExternalButtonProps) {
	const safe = safeWebAddress(address);
	if (safe === null) return <Missing />;
	return (
		<Button href={safe} kind={kind} {...NEW_TAB}>
			<IsSaidOfAll value={false}>
				<Outward>{children}</Outward>
			</IsSaidOfAll>
		</Button>
	);
}

interface MessageButtonProps {
	message: string;
	/** It is only right once scripts have run, so that a press before waits for them. */
	isHeld?: boolean;
	children: ReactNode;
}

/** A button that opens WhatsApp with a message, to be sent to whom the citizen likes. */
export function MessageButton({ message, isHeld = false, children }: MessageButtonProps) {
	// Only what an address cannot hold is escaped: letters as they are have been paid for once, in the words of the page.
	const text = message.replace(/[\s"%#&+<>\\^`{|}]/g, encodeURIComponent);
	return (
		<Button href={`https://wa.me/?text=${text}`} data-held={isHeld || undefined} {...NEW_TAB}>
			<IsSaidOfAll value={false}>
				<Outward>{children}</Outward>
			</IsSaidOfAll>
		</Button>
	);
}

function Missing() {
	const { text } = useText();
	return <span className="external-link-missing">{text("layout.linkUnavailable")}</span>;
}

/** The words of a link out of the portal, with what says so. */
export function Outward({ children, hasIcon = true }: { children: ReactNode; hasIcon?: boolean | undefined }) {
	const { text } = useText();
	const isSaid = useContext(IsSaidOfAll);
	return (
		<>
			{children}
			{hasIcon && (
				<>
					{" "}
					<Icon name="external-link" />
				</>
			)}
			{!isSaid && <span className="visually-hidden"> ({text("layout.opensNewTab")})</span>}
		</>
	);
}

/** The pages that the facts were read in, to be opened and checked; addresses that are not safe are left out. */
export function SourceList({ sources }: { sources: readonly string[] }) {
	const { text } = useText();
	const usable = [...new Set(sources)].filter((source) => safeWebAddress(source) !== null);
	if (usable.length === 0) return <p>{text("source.none")}</p>;
	return (
		<>
			<p className="screen-only">{text("source.hint")}</p>
			<ul className="source-list">
				{usable.map((source) => (
					<li key={source}>
						<ExternalLink address={source}>
							<DataText>
								<Breakable>{describeAddress(source)}</Breakable>
							</DataText>
						</ExternalLink>
					</li>
				))}
			</ul>
		</>
	);
}

/** An address that wraps after its slashes rather than inside a word. */
function Breakable({ children }: { children: string }) {
	return (children.match(/[^/]*\/|[^/]+$/g) ?? []).map((part, position) => (
		<Fragment key={children.split("/", position).join("/")}>
			{part}
			<wbr />
		</Fragment>
	));
}

/** An address as people read it: without protocol, "www." and encoded letters. */
function describeAddress(address: string): string {
	const plain = address
		.trim()
		.replace(/^https?:\/\/(?:www\.)?/i, "")
		.replace(/\/$/, "");
	try {
		return decodeURI(plain);
	} catch {
		// Not encoded as UTF-8: shown as it is.
		return plain;
	}
}

/** The association's e-mail; where nobody reads it that is said, and without one the report form stands in for it. */
export function MailAddress({ className }: { className?: string }) {
	const { text } = useText();
	const { email } = useAssociation();
	if (email === "") {
		return (
			<Link className={className} to={addresses.report.to()}>
				{text("contact.report")}
			</Link>
		);
	}
	return (
		<span>
			<a className={className} href={`mailto:${email}`}>
				{email}
			</a>
			{isPlaceholderAddress(email) && ` (${text("contact.placeholder")})`}
		</span>
	);
}
