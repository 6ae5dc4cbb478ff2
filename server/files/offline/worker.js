// The service worker: what a citizen opened stays readable without a connection, and all that is in the copy of the
// catalogue that somebody keeps. The constants WORDS, LOCALES, STYLE,
// POLICY and PRODUCT, and what it must know of our addresses (LANGUAGE_FIELD, NEVER_KEPT, TYPED, TAKEN_ALONG, COPY_SHELL, COPY_START, COPY_PATHS, VERSIONED), are
// written before this text by service-worker.ts. It keeps only answers to plain reading, never a report, an error, a redirect or what somebody
// typed into a search.

const PAGES = "paginas-1";
const FILES = "archivos-1";
// The page puts the copy of the catalogue there that somebody asked to keep, with the page and the files that show it.
const COPY = "copia-1";
// The facts, which come last: without them what is there is the beginning of a copy.
const COPY_ENTRY = "/~copia";
const MOST_PAGES = 60;
const MOST_FILES = 150;
// A page that has not come by then, as on a slow 3G line, is read from its copy, if there is one.
const PATIENCE_MS = 6_000;
// After a line was too slow the copy answers at once for so long.
const REST_MS = 30_000;
// Without a connection React Router would reload the page it stands on when the code of the next one is missing. This
// module in its place reloads at the new address, where the copy or the page that explains is waiting.
const PAGE_MODULE = /^\/assets\/[^/]+\.page-[^/]+\.js$/;
// A document names the modules that its own page fetches in its import map. In place of one of those, reloading would never end.
const RELOADING_MODULE = `
if(document.querySelector("script[type=importmap]")?.text.includes(new URL(import.meta.url).pathname))throw new Error("No connection");
export default function(){location.reload();return null}`;
const SAVED_AT = "X-Saved-At";
const LANGUAGE_MARK = "/~idioma";

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => event.waitUntil(takeOver()));

// The worker was not there yet when the first page and its files were fetched, so that page sends their addresses.
addEventListener("message", (event) => {
	const { page, files = [], kept, named } = event.data;
	const work = files
		.map((name) => new URL(name))
		.filter((url) => isOurs(url) && isFile(url))
		.map(keepFile);
	if (page) work.push(fetchPage(new URL(page)));
	if (kept) work.push(nameKept(kept, named));
	event.waitUntil(Promise.all(work.map(ignoreFailure)));
});

addEventListener("fetch", (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== "GET" || !isOurs(url)) return;
	if (request.mode === "navigate") event.respondWith(navigate(event, url));
	else if (isFile(url)) event.respondWith(findFile(request, url));
	else if (url.pathname.endsWith(".data")) event.respondWith(navigateByScript(event, url));
});

async function takeOver() {
	const names = await caches.keys();
	await Promise.all(names.filter((name) => ![PAGES, FILES, COPY].includes(name)).map((name) => caches.delete(name)));
	await forgetStrangers();
	await registration.navigationPreload?.enable();
	await clients.claim();
}

// The network first; the copy, marked with its age, when the network fails, answers with an error or takes too long.
async function navigate(event, url) {
	// Of the release of its files, whatever the network has by now.
	const shell = url.pathname === COPY_SHELL && (await caches.match(COPY_SHELL, { cacheName: COPY }));
	if (shell) return new Response(await showAsChosen(await shell.text()), { headers: shell.headers });
	const network = (async () => (await event.preloadResponse) ?? fetch(event.request))();
	const keeping = network.then((response) => keepPage(url, response.clone()));
	event.waitUntil(ignoreFailure(keeping));
	const answer = network.catch(() => undefined);
	const first = await waitFor(answer);
	if (first && first.status < 500) return first;
	return (await findPage(url)) ?? (await openCopy(url)) ?? (await answer) ?? (await offlinePage(url));
}

let restsUntil = 0;

// Undefined where nothing came in time.
async function waitFor(answer) {
	const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, "late"));
	const first = await Promise.race([answer, late]);
	if (first !== "late") return first;
	restsUntil = Date.now() + REST_MS;
}

// Leads to the page that makes all others out of the copy of the catalogue, which it is told behind the "#".
async function openCopy(url) {
	if (await isInCopy(url)) return Response.redirect(`${location.origin}${COPY_SHELL}#${url.pathname}${url.search}`);
}

async function isInCopy(url) {
	return new RegExp(COPY_PATHS, "i").test(url.pathname) && (await hasCopy());
}

async function hasCopy() {
	return (await caches.match(COPY_ENTRY, { cacheName: COPY })) !== undefined;
}

// A client navigation asks for data only, of which there is no copy. Without a connection this answer makes React Router
// load the whole page, which `navigate` answers with its copy. These headers are React Router's own (CONTRIBUTING.md,
// An upgrade of React Router).
async function navigateByScript(event, url) {
	const path = documentOf(url);
	const page = new URL(path, location.origin);
	try {
		// The page itself then makes what it asked for (app/answer-without-line.ts).
		const isKept = (await isInCopy(page)) && !(await findPage(page));
		if (isKept && Date.now() < restsUntil) return Response.error();
		const asked = fetch(event.request);
		const response = await (isKept ? waitFor(asked) : asked);
		if (isKept && !(response?.status < 500)) return Response.error();
		event.waitUntil(ignoreFailure(keepVisited(url, response.clone())));
		return response;
	} catch {
		if ((await isInCopy(page)) && !(await findPage(page))) return Response.error();
		return new Response(null, {
			status: 204,
			headers: { "X-Remix-Redirect": path, "X-Remix-Reload-Document": "true", "X-Remix-Replace": "true" },
		});
	}
}

// A procedure is what people take along to the office, and the folder too, so their pages are kept whole, unless they asked
// to save data.
async function keepVisited(url, response) {
	if (response.ok) await rememberLanguage(url, response);
	const page = new URL(documentOf(url), location.origin);
	const isTaken = TAKEN_ALONG.some((path) => page.pathname.startsWith(path));
	if (response.ok && isTaken && !navigator.connection?.saveData) await fetchPage(page);
}

function documentOf(url) {
	const query = new URLSearchParams(url.search);
	query.delete("_routes");
	const path = url.pathname.replace(/\.data$/, "").replace(/\/_$/, "/");
	const asked = query.toString();
	return asked ? `${path}?${asked}` : path;
}

async function fetchPage(url) {
	await keepPage(url, await fetch(url, { headers: { Accept: "text/html" } }));
}

async function keepPage(url, response) {
	const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
	if (!isPlain(response) || !isPage) return;
	await rememberLanguage(url, response);
	const isPrivate = /no-store|private/.test(response.headers.get("Cache-Control") ?? "");
	if (
		isPrivate ||
		NEVER_KEPT.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`)) ||
		TYPED.some((name) => url.searchParams.has(name))
	)
		return;
	const headers = new Headers(response.headers);
	headers.set(SAVED_AT, String(Date.now()));
	for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
	const key = keyOf(url, response.headers.get("Content-Language"));
	const cache = await caches.open(PAGES);
	await cache.delete(key, { ignoreVary: true });
	await cache.put(key, new Response(await response.blob(), { headers }));
	await trim(cache, MOST_PAGES);
}

// The copy in the language of this browser's last page, or in the other one if only that is there.
async function findPage(url) {
	const language = await readLanguage();
	const cache = await caches.open(PAGES);
	for (const each of [language, ...Object.keys(WORDS)]) {
		const copy = await cache.match(keyOf(url, each), { ignoreVary: true });
		if (copy) return mark(copy, each);
	}
}

async function mark(copy, language) {
	const { saved, savedLabel, retry } = WORDS[language];
	const date = formatMoment(Number(copy.headers.get(SAVED_AT)), language);
	const notice = `<aside class="stale-notice" aria-label="${savedLabel}"><span>${saved.replace("{date}", date)}</span> <a href="">${retry}</a></aside>`;
	const html = (await showAsChosen(await copy.text())).replace(/<main[ >]/, (main) => notice + main);
	return new Response(html, { headers: copy.headers });
}

// The copy was made for what the citizen had chosen then. Where a worker may not read cookies (Firefox and Safari before
// 2025) the page itself puts it right once its scripts run.
async function showAsChosen(html) {
	if (!globalThis.cookieStore) return html;
	const chosen = (await globalThis.cookieStore.get(DISPLAY_KEY))?.value ?? "";
	const words = /^[a-z0-9.-]*$/.test(chosen) ? chosen.replaceAll(".", " ") : "";
	const attribute = words && ` data-display="${words}"`;
	return html.replace(/<html[^>]*>/, (tag) => tag.replace(/ data-display="[^"]*"/, "").replace(">", `${attribute}>`));
}

async function offlinePage(url) {
	const language = languageIn(url) ?? (await readLanguage());
	const words = WORDS[language];
	const links = await listSaved(language);
	if (await hasCopy()) links.unshift(`<li><a href="${COPY_START}">${words.copy}</a></li>`);
	const list = links.length > 0 ? `<h2>${words.readable}</h2><ul>${links.join("")}</ul>` : `<p>${words.nothing}</p>`;
	const html = `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title><style>${STYLE}</style></head><body><header>${PRODUCT}</header><main><h1>${words.title}</h1><p>${words.explanation}</p><p><a href="">${words.retry}</a></p>${list}</main></body></html>`;
	const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY };
	return new Response(html, { status: 503, headers });
}

async function listSaved(language) {
	const cache = await caches.open(PAGES);
	const links = [];
	for (const request of (await cache.keys()).reverse()) {
		const url = new URL(request.url);
		if (url.searchParams.get("~") !== language) continue;
		url.searchParams.delete("~");
		const html = await (await cache.match(request, { ignoreVary: true })).text();
		const title = /<title>([^<]*)/.exec(html)?.[1];
		const path = (url.pathname + url.search).replaceAll('"', "%22");
		if (title) links.push(`<li><a href="${path}">${title.replace(` · ${PRODUCT}`, "")}</a></li>`);
	}
	return links;
}

async function findFile(request, url) {
	const known =
		(await caches.match(url.href, { cacheName: FILES, ignoreVary: true })) ??
		(await caches.match(url.href, { cacheName: COPY, ignoreVary: true }));
	if (known) return known;
	try {
		const response = await fetch(request);
		if (isLasting(response)) ignoreFailure(putFile(url, response.clone()));
		return response;
	} catch (error) {
		if (!PAGE_MODULE.test(url.pathname)) throw error;
		return new Response(RELOADING_MODULE, { headers: { "Content-Type": "text/javascript" } });
	}
}

// Once these files are here, pages need only name them: the header of each page that is asked for says so. No cookie does,
// because nobody has chosen anything yet.
async function nameKept(addresses, named) {
	await Promise.all(addresses.map((address) => keepFile(new URL(address, location.origin))));
	await registration.navigationPreload?.setHeaderValue(named);
}

async function keepFile(url) {
	if (await caches.match(url.href, { cacheName: FILES, ignoreVary: true })) return;
	const response = await fetch(url);
	if (isLasting(response)) await putFile(url, response);
}

async function putFile(url, response) {
	const cache = await caches.open(FILES);
	await cache.put(url.href, response);
	await trim(cache, MOST_FILES);
}

// An earlier worker took any address with a "v" for a file.
async function forgetStrangers() {
	const cache = await caches.open(FILES);
	const strangers = (await cache.keys()).map(({ url }) => new URL(url)).filter((url) => !isFile(url) && !isMark(url));
	await Promise.all(strangers.map((url) => cache.delete(url.href, { ignoreVary: true })));
}

// What an address names is a language of that page, and no choice.
async function rememberLanguage(url, response) {
	if (languageIn(url)) return;
	const language = response.headers.get("Content-Language");
	if (!(language in WORDS) || language === (await readLanguage())) return;
	const cache = await caches.open(FILES);
	await cache.put(LANGUAGE_MARK, new Response(language));
}

async function readLanguage() {
	const mark = await caches.match(LANGUAGE_MARK, { cacheName: FILES });
	return mark ? mark.text() : "es";
}

async function trim(cache, most) {
	const keys = (await cache.keys()).filter(({ url }) => !isMark(new URL(url)));
	await Promise.all(
		keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key, { ignoreVary: true })),
	);
}

function languageIn(url) {
	return url.searchParams.getAll(LANGUAGE_FIELD).find((each) => Object.keys(WORDS).includes(each));
}

function keyOf(url, language) {
	const key = new URL(url.pathname + url.search, location.origin);
	key.searchParams.set("~", language);
	return key.href;
}

function isOurs(url) {
	return url.origin === location.origin;
}

// Named by a hash of their content, so they never change.
function isFile(url) {
	return url.pathname.startsWith("/assets/") || (VERSIONED.includes(url.pathname) && url.searchParams.has("v"));
}

function isMark(url) {
	return url.pathname === LANGUAGE_MARK;
}

// What the server itself says will never change; under another version it answers a file with its page for nothing.
function isLasting(response) {
	return isPlain(response) && /\bimmutable\b/.test(response.headers.get("Cache-Control") ?? "");
}

function isPlain(response) {
	return response.status === 200 && response.type === "basic" && !response.redirected;
}

function formatMoment(time, language) {
	const format = { dateStyle: "long", timeStyle: "short", timeZone: TIME_ZONE };
	return new Intl.DateTimeFormat(LOCALES[language], format).format(time);
}

// Copies are optional: full or forbidden storage must not disturb the page.
function ignoreFailure(work) {
	return work.catch(() => undefined);
}
