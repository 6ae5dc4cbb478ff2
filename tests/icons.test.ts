import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ICON_NAMES } from "../app/icons/icon-names.ts";
import { buildSprite, SPRITE_FILE } from "../scripts/icons.ts";

test("the sprite holds exactly the icons that are named", () => {
	const sprite = readFileSync(SPRITE_FILE, "utf8");
	expect(sprite, "run node scripts/icons.ts").toBe(buildSprite(ICON_NAMES));
	expect(sprite.match(/<symbol /g)).toHaveLength(new Set(ICON_NAMES).size);
});

test("a name that Lucide does not have is an error", () => {
	expect(() => buildSprite(["no-such-icon"])).toThrow("no-such-icon");
});
