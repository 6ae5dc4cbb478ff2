import { useEffect, useState } from "react";

/**
 * The full address of a path of the portal: the one that the server wrote, or the path alone where it knows no origin;
 * as soon as scripts run, that of the site which the citizen is on.
 */
export function usePageAddress(path: string, served: string | undefined): string {
	const [address, setAddress] = useState(served ?? path);
	useEffect(() => setAddress(new URL(path, location.origin).href), [path]);
	return address;
}
