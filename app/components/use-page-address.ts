import { useEffect, useState } from "react";
import { useKeptLanguage } from "../use-kept-language.ts";

/**
 * The full address of a path of the portal: the one that the server wrote, or the path alone where it knows no origin;
 * as soon as scripts run, that of the site which the citizen is on.
 */
export function usePageAddress(path: string, served: string | undefined): string {
	const kept = useKeptLanguage()(path);
	const [address, setAddress] = useState(served ?? kept);
	useEffect(() => setAddress(new URL(kept, location.origin).href), [kept]);
	return address;
}
