import type { AnyAddress } from "../address/address.ts";
import { addresses } from "../address/addresses.ts";

/** The screens that a device with a whole copy shows without a line; `app/without-line/` makes each. */
export const COPY_SCREENS: readonly AnyAddress[] = [
	addresses.home,
	addresses.catalogue,
	addresses.categories,
	addresses.procedure,
	addresses.institutions,
	addresses.institution,
	addresses.offices,
	addresses.plan,
	addresses.experiences,
	addresses.folder,
	addresses.allRights,
	addresses.rights,
	addresses.letter,
	addresses.withoutLine,
];
