import type { ReactNode } from "react";
import { useText } from "../use-text.ts";

interface DataTextProps {
	children: ReactNode;
	/** Of a translated procedure: its texts that are Spanish all the same. */
	spanish?: readonly ReactNode[] | undefined;
}

/** Text that comes from the tables, Spanish where nobody translated it: under the English interface it says so to screen readers and translators. */
export function DataText({ children, spanish }: DataTextProps) {
	const { language } = useText();
	const isSaid = language === "es" || spanish?.includes(children) === false;
	return isSaid ? children : <span lang="es">{children}</span>;
}
