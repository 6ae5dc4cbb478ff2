import { declareAddress } from "../../address.ts";

/** What a message shows of a procedure beside its name. No page leads to it, so the pages do not bring its declaration. */
export const pictureAddress = declareAddress("/imagen/:id", { of: "procedure", answers: "data" });
