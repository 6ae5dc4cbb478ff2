import { encode } from "uqr";
import { expect, test } from "vitest";
import { drawQrCode } from "./full-address.ts";

test("the lines of a QR code cover its dark squares, and no other", () => {
	const { data } = encode("https://tramites.example/tramite/inscripcion-nit", { ecc: "M", border: 0 });
	const { size, lines } = drawQrCode(data);
	const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
	let place = { x: 0, y: 0 };
	for (const [, sign = "", first = "", second = ""] of lines.matchAll(/([Mmh])(\d+)(?: (\d+))?/g)) {
		if (sign === "M") place = { x: Number(first), y: Number(second) };
		else {
			const end = place.x + Number(first);
			if (sign === "h") drawn[place.y]?.fill(true, place.x, end);
			place = { ...place, x: end };
		}
	}
	expect(drawn).toEqual(data);
	// Rectangles for each dark run took three times as much.
	expect(lines.length).toBeLessThan(2_000);
});
