import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SERVER_COMMAND, SERVER_ENVIRONMENT } from "../scripts/setup/server-command.mjs";

test("the systemd unit starts the portal as npm start does, with the same bounds on memory", () => {
	const unit = readFileSync(join(import.meta.dirname, "../deploy/systemd/ventanilla@.service"), "utf8");
	expect(unit.match(/^ExecStart=\S+\/node (.*)$/m)?.[1]?.split(" ")).toEqual(SERVER_COMMAND);
	for (const [name, value] of Object.entries(SERVER_ENVIRONMENT)) {
		expect(unit).toMatch(new RegExp(`^Environment=.*\\b${name}=${value}\\b`, "m"));
	}
});
