import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ALL_ADDRESSES } from "../app/address/addresses.ts";
import { dataAddresses } from "../app/address/data-addresses.ts";
import { pictureAddress } from "../app/procedure/picture-address.ts";
import { DEPARTMENT_IDS } from "../domain/offices/departments.ts";
import lock from "../package-lock.json";
import { findCaddy } from "../scripts/setup/engines.mjs";
import { SERVER_COMMAND, SERVER_ENVIRONMENT } from "../scripts/setup/server-command.mjs";
import { MAY_NAME_OFFICES } from "../server/pages/page-request.ts";
import { lastResortPage } from "../server/responses/last-resort-page.ts";
import { EVERYWHERE } from "../server/responses/security-headers.ts";

function readDeployed(path: string): string {
	return readFileSync(join(import.meta.dirname, "../deploy", path), "utf8");
}

test("the systemd unit starts the portal as npm start does, with the same bounds on memory", () => {
	const unit = readDeployed("systemd/ventanilla@.service");
	const [, folder = "", parameters] = unit.match(/^ExecStart=\/srv\/ventanilla\/(\S+)\/bin\/node (.*)$/m) ?? [];
	expect(parameters?.split(" ")).toEqual(SERVER_COMMAND);
	expect(Object.keys(lock.packages)).toContain(folder);
	for (const [name, value] of Object.entries(SERVER_ENVIRONMENT)) {
		expect(unit).toMatch(new RegExp(`^Environment=.*\\b${name}=${value}\\b`, "m"));
	}
});

test("the unit of the desk starts it as npm run desk does, with the same rights as the portal", () => {
	const unit = readDeployed("systemd/mesa.service");
	expect(unit).toMatch(/^ExecStart=\/srv\/ventanilla\/\S+\/bin\/node .*desk\/main\.ts$/m);
	const rights = (text: string) => text.slice(text.indexOf("NoNewPrivileges"));
	expect(rights(unit)).toBe(rights(readDeployed("systemd/ventanilla@.service")));
	const [, port] = unit.match(/DESK_PORT=(\d+)/) ?? [];
	expect(readDeployed("nginx/desk.conf")).toContain(`proxy_pass http://127.0.0.1:${port};`);
	expect(readDeployed("caddy/desk.Caddyfile")).toContain(`reverse_proxy 127.0.0.1:${port} `);
	expect(readDeployed("systemd/ventanilla@.service")).not.toContain("/etc/ventanilla/desk");
});

test("Caddy understands the desk's file beside the portal's, as its comment says to write it", (context) => {
	const caddy = findCaddy();
	if (!caddy) return context.skip("needs Caddy: apt-get install caddy");
	const folder = mkdtempSync(join(tmpdir(), "ventanilla-caddyfile-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	writeFileSync(join(folder, "desk.Caddyfile"), readDeployed("caddy/desk.Caddyfile"));
	writeFileSync(join(folder, "Caddyfile"), `${readDeployed("caddy/Caddyfile")}\nimport desk.Caddyfile\n`);
	const words = ["adapt", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"];
	const adapted = execFileSync(caddy, words, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
	expect(adapted).toContain('"mesa.tramites.example"');
	expect(adapted).toContain("127.0.0.1:3010");
});

test("nginx knows every department", () => {
	const [, departments = ""] = /\(\?<said_department>([\w|-]+)\)/.exec(readDeployed("nginx/page-copies.conf")) ?? [];
	expect(departments.split("|")).toEqual(DEPARTMENT_IDS);
});

test.each(["unavailable", "tooMany", "refused"] as const)(
	"what nginx says when %s is what the server would say",
	(kind) => {
		const file = kind === "tooMany" ? "too-many" : kind;
		expect(readDeployed(`nginx/${file}.html`)).toBe(lastResortPage(kind));
	},
);

test("what nginx answers itself carries the headers of everything else", () => {
	const headers = readDeployed("nginx/headers.conf");
	const caddy = readDeployed("caddy/Caddyfile");
	for (const [name, value] of Object.entries(EVERYWHERE)) {
		const said = /[^\w-]/.test(value) ? `"${value}"` : value;
		expect(headers).toContain(`add_header ${name} ${said} always;`);
		expect(caddy).toContain(`\t${name} ${said}\n`);
	}
});

/** What each log tells of a path; what it keeps to itself is "". */
const LOGGED: Readonly<Record<string, (path: string) => string>> = {
	nginx(path) {
		const [, known = ""] = readDeployed("nginx/site.conf").match(/"~(\^.+)" \$1;/) ?? [];
		return new RegExp(known).exec(path)?.[1] ?? "";
	},
	Caddy(path) {
		const [, known = ""] = readDeployed("caddy/Caddyfile").match(/request>uri regexp "(\^.+)" "\$1"/) ?? [];
		return path.replace(new RegExp(known), "$1");
	},
};

test.each(Object.entries(LOGGED))(
	"%s logs which of our addresses was asked for, and nothing that a visitor wrote into a path",
	(_name, told) => {
		const pages = ALL_ADDRESSES.flatMap(({ patterns }) => patterns);
		const files = [...Object.values(dataAddresses), pictureAddress].flatMap(({ patterns }) => patterns);
		for (const pattern of [...pages, ...files, "/imagen/logo/:file", "/metrics", "/sw.js"]) {
			const first = `/${pattern.split("/")[1]}`;
			expect(told(first)).toBe(first);
			expect(told(`${first}/Ana?texto=Ana`)).toBe(first);
			if (first !== "/") expect(told(`${first}.data?texto=Ana`)).toBe(first);
		}
		expect([told("/Ana"), told("/catalogoAna"), told("/catalogo%2FAna"), told("/?search=Ana")]).toEqual([
			"",
			"",
			"",
			"/",
		]);
	},
);

test.each(["department", "municipality"])(
	"nginx keeps copies by the chosen %s of those pages alone that depend on it",
	(name) => {
		const conf = readDeployed("nginx/page-copies.conf");
		const [, pattern = ""] = new RegExp(`\\$ventanilla_${name} \\{[^}]*?"~(\\^.*\\$)" `).exec(conf) ?? [];
		const keeps = (path: string) => new RegExp(pattern).exec(`${path} santa-rosa`)?.groups?.[`said_${name}`];
		const screens = ALL_ADDRESSES.filter(({ answers }) => answers === "screen");
		for (const address of screens) {
			const { patterns, query } = address;
			const mayName = name === "department" && MAY_NAME_OFFICES.includes(address);
			for (const path of patterns.map((each) => each.replace(/:\w+\??/g, "dpi"))) {
				const wanted = name in query || mayName ? "santa-rosa" : undefined;
				expect([path, keeps(path)]).toEqual([path, wanted]);
				if (path !== "/") expect([path, keeps(`${path}.data`)]).toEqual([path, wanted]);
			}
		}
		expect(new RegExp(pattern).test("/oficinas a b")).toBe(false);
		expect(readDeployed("nginx/use-page-copies.conf").match(new RegExp(`\\$ventanilla_${name}\\b`, "g"))).toHaveLength(
			2,
		);
	},
);

test.each(["nginx/headers.conf", "caddy/Caddyfile"])("%s allows the style of the page for silence", (path) => {
	const [, style = ""] = readDeployed("nginx/unavailable.html").match(/<style>(.*)<\/style>/s) ?? [];
	expect(style).not.toBe("");
	const digest = createHash("sha256").update(style).digest("base64");
	expect(readDeployed(path).match(/'sha256-[^']+'/g)).toEqual([`'sha256-${digest}'`]);
});
