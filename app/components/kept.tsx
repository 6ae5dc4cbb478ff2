import type { ReactNode } from "react";
import { createContext, useContext } from "react";

/** Texts that the server finds again in what it rendered; without `end` there is HTML for it already. */
export interface KeptMarks {
	begin: string;
	end?: string;
}

/** The marks for what is rendered out of these values. In a browser there are none. */
export const KeptMarking = createContext<((by: unknown) => KeptMarks) | null>(null);

interface KeptProps {
	/**
	 * All that the children are rendered out of, as JSON values. Nothing else may change them, such as the address of the
	 * page, which a form without an action names, but for the language in it (entry.server.tsx); none of them uses `useId` or has an `img`, for which React writes a link
	 * into the head.
	 */
	by: unknown;
	children: ReactNode;
}

/**
 * Elements that stand on many pages alike. The server renders them once and writes their HTML again from then on
 * (app/kept-html.server.ts); a browser renders them as if this were not here.
 */
export function Kept({ by, children }: KeptProps) {
	const marks = useContext(KeptMarking)?.(by);
	if (!marks) return children;
	return (
		<>
			{marks.begin}
			{marks.end && children}
			{marks.end}
		</>
	);
}
