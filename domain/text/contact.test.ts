import { describe, expect, test } from "vitest";
import { mailAddress, readTelephone } from "./contact.ts";

describe("a stored phone", () => {
	test.each([
		["2411-9595 (línea 1547)", "tel:+50224119595", "2411-9595", "(línea 1547)"],
		["2418-8040", "tel:+50224188040", "2418-8040", ""],
		["1517 (línea de consultas)", "tel:1517", "1517", "(línea de consultas)"],
		["110", "tel:110", "110", ""],
		["2416-1900 ext. 123", "tel:+50224161900", "2416-1900", "ext. 123"],
		["1593 ext. 4232", "tel:1593", "1593", "ext. 4232"],
		["+502 2416 1900", "tel:+50224161900", "+502 2416 1900", ""],
	])("%s can be dialled", (stored, address, number, rest) => {
		expect(readTelephone(stored)).toEqual({ address, number, rest });
	});

	test.each(["llamar", "<b>1</b>", "12", "1-800-FLORES", "javascript:alert(1)", "?2411-9595", "2411@x", ""])(
		"%s is only text",
		(stored) => expect(readTelephone(stored)).toBeNull(),
	);
});

describe("a stored e-mail address", () => {
	test.each(["rnf@inab.gob.gt", " info+a@muni-guate.com.gt ", "ñandú@correo.gt"])("%s can be written to", (stored) => {
		expect(mailAddress(stored)).toBe(`mailto:${stored.trim()}`);
	});

	test.each([
		"a@b.gt?bcc=todos@c.gt",
		"a@b.gt,c@d.gt",
		"<a@b.gt>",
		"a b@c.gt",
		"a@b",
		"a@b.gt%0ABcc:x@y.gt",
		"no tiene",
	])("%s is only text", (stored) => expect(mailAddress(stored)).toBeNull());
});
