import { z } from "zod";
import { safeWebAddress } from "../domain/web-address.ts";

/** A text of a fact file: something, without blanks around it. */
export const text = z
	.string()
	.refine((value) => value.trim() === value && value !== "", "must be a text without blanks around it");

/** An address of a fact file that can be followed. */
export const webAddress = z.string().refine((value) => safeWebAddress(value) !== null, "must be an http(s) address");
