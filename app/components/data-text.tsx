import type { ReactNode } from "react";
import { useText } from "../use-text.ts";

interface DataTextProps {
	children: ReactNode;
	/** Of a translated procedure: its texts that are Spanish all the same. */
	stillSpanish?: readonly string[] | undefined;
}

/** Text that comes from the tables, Spanish where nobody translated it: under the English interface it says so to screen readers and translators. */
export function DataText({ children, stillSpanish }: DataTextProps) {
	const { language } = useText();
	const isTranslated = typeof children === "string" && stillSpanish?.includes(children) === false;
	return language === "es" || isTranslated ? children : <span lang="es">{children}</span>;
}
