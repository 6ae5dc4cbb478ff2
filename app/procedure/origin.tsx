import { Fragment } from "react";
import { siteName } from "../../domain/web-address.ts";
import { ExternalLink } from "../components/external-link.tsx";
import { useText } from "../use-text.ts";
import type { OriginView } from "./origin-view.ts";
import { SaidText } from "./said-text.tsx";

interface OriginProps {
	/** Undefined where nobody noted it: nothing is then said. */
	of: OriginView | undefined;
	/** What the page says of the fact, where that is short enough to stand beside what another one says. */
	value?: string | undefined;
	/** On the first screen, where room is short: the note stands with the sources of the page. */
	isBrief?: boolean;
}

/** The line under a fact: when and where it was read, that no source says it, or that two sources contradict each other. */
export function Origin({ of: origin, value, isBrief = false }: OriginProps) {
	const { text } = useText();
	if (!origin) return null;
	const { status, pages, read, note, other } = origin;
	return (
		<small className="origin" data-state={status} data-unread={status === "confirmado" && !note ? true : undefined}>
			{status === "sin fuente" && text("origin.none")}
			{status === "confirmado" && (
				<>
					{`${read ? text("origin.read", { date: read }) : text("origin.source")} `}
					<Pages pages={pages} />
				</>
			)}
			{other && (
				<>
					<strong>{text("origin.contradicted")}</strong>{" "}
					{pages.length > 0 && (
						<>
							<Pages pages={pages} /> {value ? text("origin.says", { value }) : text("origin.saysThis")}
							{read && ` (${text("origin.on", { date: read })})`}
							{". "}
						</>
					)}
					<SaidText>{other.value}</SaidText>
					{other.page && (
						<>
							{" ("}
							<Pages pages={[other.page]} />)
						</>
					)}
				</>
			)}
			{note && !isBrief && (
				<>
					{". "}
					<SaidText>{note}</SaidText>
				</>
			)}
		</small>
	);
}

function Pages({ pages }: { pages: readonly string[] }) {
	const { text } = useText();
	return pages.map((page, position) => (
		<Fragment key={page}>
			{position > 0 && ` ${text("origin.and")} `}
			<ExternalLink address={page} hasIcon={false}>
				{siteName(page)}
			</ExternalLink>
		</Fragment>
	));
}
