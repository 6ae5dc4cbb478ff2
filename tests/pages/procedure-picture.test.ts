import { expect, test } from "vitest";
import { openPortal } from "./portal.ts";

const ORIGIN = "https://tramites.example";
const portal = await openPortal({ publicUrl: ORIGIN, trustedProxies: 1 });

test("a message shows a picture of the procedure, with words for whoever does not see it", async () => {
	const { document } = await portal.get("/tramite/inscripcion-nit");
	const said = (name: string) =>
		document.querySelector(`meta[property='${name}'], meta[name='${name}']`)?.getAttribute("content");
	expect(said("og:image")).toBe(`${ORIGIN}/imagen/inscripcion-nit`);
	expect(said("og:image:alt")).toBe("Inscripción al NIT · Ventanilla Abierta");
	expect([said("og:image:width"), said("og:image:height"), said("twitter:card")]).toEqual([
		"1200",
		"630",
		"summary_large_image",
	]);
	const answer = await portal.request("/imagen/inscripcion-nit");
	expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
	const bytes = Buffer.from(await answer.arrayBuffer());
	expect(bytes.subarray(1, 4).toString()).toBe("PNG");
	expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
	expect(bytes.length).toBeLessThan(100_000);
});

test("no page names a picture under an address that a stranger chose", async () => {
	const plain = await openPortal();
	const { html } = await plain.get("/tramite/inscripcion-nit", { headers: { host: "evil.example" } });
	expect(html).not.toContain("og:image");
});

test("a picture is drawn once, whatever is written behind its address", async () => {
	const before = portal.rendered.length;
	const tags = new Set<string | null>();
	for (const path of [
		"/imagen/renovacion-pasaporte",
		"/imagen/renovacion-pasaporte?x=1",
		"/imagen/renovacion-pasaporte?y",
	]) {
		const answer = await portal.request(path);
		tags.add(answer.headers.get("etag"));
	}
	expect(portal.rendered.length - before).toBe(1);
	expect(tags.size).toBe(1);
	const [tag] = tags;
	const again = await portal.request("/imagen/renovacion-pasaporte", { headers: { "if-none-match": tag ?? "" } });
	expect(again.status).toBe(304);
});

test("a picture speaks the language of whoever asks, whoever asked before", async () => {
	const tags = new Set<string | null>();
	for (const language of ["es", "en"]) {
		const answer = await portal.request("/imagen/antecedentes-penales", {
			headers: { cookie: `language=${language}` },
		});
		expect(answer.headers.get("content-language")).toBe(language);
		expect(answer.headers.get("vary")).toContain("Cookie");
		tags.add(answer.headers.get("etag"));
	}
	expect(tags.size).toBe(2);
});

test("what there is not is not drawn, and nobody can have the server draw without end", async () => {
	expect((await portal.request("/imagen/no-existe-1")).status).toBe(404);
	const before = portal.rendered.length;
	expect((await portal.request("/imagen/no-existe-2")).status).toBe(404);
	expect(portal.rendered.length - before).toBe(0);
});

test("a name that a hosted table spells in whatever way is a picture too", async () => {
	const names = ["<svg>&\"'\u0000", "x".repeat(400), "", "Trámite ".repeat(60)];
	const procedures = names.map((name, position) => ({ id: `p${position}`, name, duration: "<b>", costo: 5 }));
	const hosted = await openPortal({ rows: { procedures } });
	for (const { id } of procedures)
		expect((await hosted.request(`/imagen/${id}`)).headers.get("content-type")).toBe("image/png");
});
