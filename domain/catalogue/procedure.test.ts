import { expect, test } from "vitest";
import { findPlace } from "../facts/told-facts.ts";

const NOTHING = { lugar: null, type: null, enlace: null };

test("a procedure is done where its record says, also where a part of it is online", () => {
	const lugar = "Cualquier oficina del RENAP";
	expect(findPlace({ ...NOTHING, lugar })).toEqual({ kind: "said", lugar });
	expect(findPlace({ lugar, type: "digital", enlace: "https://www.renap.gob.gt" })).toEqual({ kind: "said", lugar });
});

test("one that is wholly digital is done online, at the site of its official page", () => {
	const online = { ...NOTHING, type: "digital" } as const;
	expect(findPlace({ ...online, enlace: "https://www.oj.gob.gt/x" })).toEqual({ kind: "online", site: "oj.gob.gt" });
	expect(findPlace(online)).toEqual({ kind: "online", site: null });
	expect(findPlace({ ...online, enlace: "javascript:alert(1)" })).toEqual({ kind: "online", site: null });
});

test("the official catalogue only describes procedures: nobody is sent there to do one", () => {
	const described = { lugar: null, type: "digital", enlace: "https://tramites.gob.gt/servicio/1/" } as const;
	expect(findPlace(described)).toEqual({ kind: "online", site: null });
});

test("where the record is silent nobody knows the place of what is done in person", () => {
	expect(findPlace({ ...NOTHING, type: "presencial", enlace: "https://www.renap.gob.gt" })).toEqual({
		kind: "unknown",
	});
	expect(findPlace(NOTHING)).toEqual({ kind: "unknown" });
});
