/** A page of the portal that a text leads to. */
export type { Destination } from "../domain/site-documents/destination.ts";
