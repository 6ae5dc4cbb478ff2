import { createContext, useContext } from "react";

/** Number under which the server logged the error that the page apologises for; null when there was none. */
export const ErrorReference = createContext<string | null>(null);

export function useErrorReference(): string | null {
	return useContext(ErrorReference);
}
