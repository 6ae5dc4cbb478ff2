import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { getAllByAltText } from "@testing-library/dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { openPortal } from "./portal.ts";

const PNG = readFileSync("public/icon-192.png");
const LOGO = createHash("sha256").update(PNG).digest("hex");
const OTHER = "b".repeat(64);
const PROCEDURES = [{ id: "uno", name: "Uno", requirements: [], steps: [] }];
const words = (text: string) => {
	const one = { title: text, text, linkLabel: text };
	return { es: one, en: { title: `${text} EN`, text: `${text} EN`, linkLabel: `${text} EN` } };
};
const titled = (text: string) => ({ es: { title: text, text }, en: { title: `${text} EN`, text: `${text} EN` } });

const DOCUMENTS = {
	association: {
		email: "hola@ventanilla.org.gt",
		answerDays: 4,
		location: "Antigua Guatemala",
		networks: { facebook: "", instagram: "", x: "https://x.com/ventanilla", youtube: "", tiktok: "" },
		supporters: [
			{
				name: { es: "Fundación", en: "Foundation" },
				country: { es: "", en: "" },
				website: "https://fundacion.org",
				logo: { image: LOGO, width: 96, height: 96 },
			},
		],
	},
	promo: { isOn: true, from: "2026-01-01", until: "", to: "/observatorio", words: words("Feria") },
	banner: { isOn: true, slides: [{ to: "/ayuda", words: words("Lámina única") }] },
	notices: {
		important: titled("Ojo"),
		site: {
			isOn: true,
			severity: "warning",
			from: "",
			until: "2099-01-01",
			words: { es: "El portal de la SAT está caído.", en: "The site of SAT is down." },
		},
	},
	[`image:${LOGO}`]: { type: "image/png", width: 192, height: 192, base64: PNG.toString("base64") },
	[`image:${OTHER}`]: { type: "image/png", width: 2, height: 2, base64: PNG.toString("base64") },
};

function openWith(documents: Record<string, unknown>) {
	const rows = Object.entries(documents).map(([id, content]) => ({ id, content: JSON.stringify(content) }));
	return openPortal({ rows: { procedures: PROCEDURES, site_documents: rows } });
}

test("what the desk has published stands on the pages, in both languages", async () => {
	const portal = await openWith(DOCUMENTS);
	const page = await portal.get("/acerca-de");
	expect(page.markup).toContain("escríbenos a hola@ventanilla.org.gt");
	expect(page.markup).toContain("Antigua Guatemala");
	expect(page.markup).toContain("El portal de la SAT está caído.");
	expect(page.markup).toContain("Feria");
	const networks = [...page.body.querySelectorAll(".social-links a")].map((link) => link.getAttribute("href"));
	expect(networks.length).toBeGreaterThan(1);
	expect(new Set(networks)).toEqual(new Set(["https://x.com/ventanilla"]));
	const english = await portal.get("/acerca-de", { language: "en" });
	expect(english.markup).toContain("write to us at hola@ventanilla.org.gt");
	expect(english.markup).toContain("The site of SAT is down.");
	for (const path of ["/privacidad", "/terminos", "/accesibilidad", "/ayuda"]) {
		expect((await portal.get(path)).markup, path).toContain("hola@ventanilla.org.gt");
	}
	expect((await portal.get("/tramite/uno")).markup).toContain("Ojo");
	expect((await portal.get("/catalogo")).body.querySelectorAll(".banner-slide")).toHaveLength(1);
	const security = await portal.request("/.well-known/security.txt");
	expect(await security.text()).toContain("mailto:hola@ventanilla.org.gt");
});

test("a supporter's logo has its name, its size and an address that never changes", async () => {
	const portal = await openWith(DOCUMENTS);
	const { body } = await portal.get("/");
	const [logo] = getAllByAltText(body, "Fundación");
	expect(["width", "height", "loading"].map((name) => logo?.getAttribute(name))).toEqual(["96", "96", "lazy"]);
	const answer = await portal.request(logo?.getAttribute("src") ?? "");
	expect(answer.headers.get("content-type")).toBe("image/png");
	expect(answer.headers.get("cache-control")).toContain("immutable");
	expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
	expect(Buffer.from(await answer.arrayBuffer()).equals(PNG)).toBe(true);
});

test("a picture that no published supporter names is served to nobody", async () => {
	const portal = await openWith(DOCUMENTS);
	expect((await portal.request(`/imagen/logo/${OTHER}.png`)).status).toBe(404);
	const without = await openWith({ [`image:${LOGO}`]: DOCUMENTS[`image:${LOGO}`] });
	expect((await without.request(`/imagen/logo/${LOGO}.png`)).status).toBe(404);
});

test("what is off, over or not yet due is not shown", async () => {
	const portal = await openWith({
		promo: { ...DOCUMENTS.promo, until: "2026-01-02" },
		banner: { ...DOCUMENTS.banner, isOn: false },
		notices: { site: { ...DOCUMENTS.notices.site, until: "2026-01-02T10:00" } },
	});
	const { body } = await portal.get("/catalogo");
	expect(body.querySelectorAll(".promo, .banner, .stale-notice")).toHaveLength(0);
});

test("what was shown in time goes in time, also from a page that was made before", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T15:00:00Z") });
	onTestFinished(() => void vi.useRealTimers());
	const until = "2026-11-23";
	const portal = await openWith({
		promo: { ...DOCUMENTS.promo, until },
		notices: { site: { ...DOCUMENTS.notices.site, until: "2026-11-24" } },
	});
	const shown = async () => {
		const { body } = await portal.get("/acerca-de");
		return [".promo", ".stale-notice"].filter((each) => body.querySelector(each));
	};
	expect(await shown()).toEqual([".promo", ".stale-notice"]);
	vi.setSystemTime(new Date("2026-11-24T06:00:00Z"));
	expect(await shown()).toEqual([".stale-notice"]);
	vi.setSystemTime(new Date("2026-11-25T06:00:00Z"));
	expect(await shown()).toEqual([]);
});

test("documents that cannot be used leave every page as the release has it, to the byte", async () => {
	const plain = await openWith({});
	const broken = await openWith({
		association: { email: 7, supporters: "x" },
		promo: { isOn: true },
		banner: [],
		notices: { site: 1 },
	});
	for (const path of ["/", "/catalogo", "/acerca-de", "/tramite/uno"]) {
		expect((await broken.get(path)).html, path).toBe((await plain.get(path)).html);
	}
	expect((await plain.get("/")).html).not.toContain('"texts"');
});
