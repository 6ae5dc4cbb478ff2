import { useEffect, useState } from "react";

/** The full address of a path of the portal; the path alone until scripts run, because the server does not know under which origin it is reached. */
export function usePageAddress(path: string): string {
	const [address, setAddress] = useState(path);
	useEffect(() => setAddress(new URL(path, location.origin).href), [path]);
	return address;
}
