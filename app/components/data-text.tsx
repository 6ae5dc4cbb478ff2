import type { ReactNode } from "react";
import { useText } from "../use-text.ts";

/** Text that comes from the tables, always Spanish: under the English interface it says so to screen readers and translators. */
export function DataText({ children }: { children: ReactNode }) {
	const { language } = useText();
	return language === "es" ? children : <span lang="es">{children}</span>;
}
