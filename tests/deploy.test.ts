import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SERVER_COMMAND, SERVER_ENVIRONMENT } from "../scripts/setup/server-command.mjs";

function readDeployed(path: string): string {
	return readFileSync(join(import.meta.dirname, "../deploy", path), "utf8");
}

test("the systemd unit starts the portal as npm start does, with the same bounds on memory", () => {
	const unit = readDeployed("systemd/ventanilla@.service");
	expect(unit.match(/^ExecStart=\S+\/node (.*)$/m)?.[1]?.split(" ")).toEqual(SERVER_COMMAND);
	for (const [name, value] of Object.entries(SERVER_ENVIRONMENT)) {
		expect(unit).toMatch(new RegExp(`^Environment=.*\\b${name}=${value}\\b`, "m"));
	}
});

test.each(["nginx/portal.conf", "caddy/Caddyfile"])("%s allows the style of the page for silence", (path) => {
	const [, style = ""] = readDeployed("nginx/unavailable.html").match(/<style>(.*)<\/style>/s) ?? [];
	expect(style).not.toBe("");
	const digest = createHash("sha256").update(style).digest("base64");
	expect(readDeployed(path).match(/'sha256-[^']+'/g)).toEqual([`'sha256-${digest}'`]);
});
