import type { ReactNode } from "react";

interface PageHeadProps {
	title: ReactNode;
	lead?: ReactNode;
	/** What stands above the title: breadcrumb, back link. */
	above?: ReactNode;
	children?: ReactNode;
}

/** The head of a screen: way here, `h1`, one sentence. */
export function PageHead({ title, lead, above, children }: PageHeadProps) {
	return (
		<header className="page page-head">
			{above}
			<h1>{title}</h1>
			{lead && <p className="lead">{lead}</p>}
			{children}
		</header>
	);
}
