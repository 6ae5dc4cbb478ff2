import type { ReactNode } from "react";
import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { HydratedRouter } from "react-router/dom";
import { isLanguage } from "../../domain/language.ts";
import { ErrorReference } from "../components/load-failure.tsx";
import { ICONS, MARKS } from "../icons/icon.tsx";
import { PAGE_DATA, PAGE_START, type PageStart, readBlock, SCRIPTS_FAILED } from "../page-start.ts";
import { fetchDictionary } from "../words/text.ts";
import { bearForeignChanges, undoChanges } from "./foreign-nodes.ts";
import { bringReact } from "./hydrate-root.ts";
import { numberValues } from "./page-data.ts";
import { bringWholeSheet } from "./whole-sheet.ts";

/** A press after the patience of the boot script calls again, while the first call may still wait for its words. */
let isTaken = false;

/**
 * React takes over the page that the server made. The boot script calls it when the modules of the page are there: it stands in the chunk that every page has, so that the entry is not one file more.
 */
window.takeOver = async () => {
	const { dataset } = document.documentElement;
	const { language } = dataset;
	const { hydrateRoot } = await bringReact();
	// Without words, styles and the code of its parts the page is not hydrated: the HTML of the server works by itself.
	if (
		!isReadable(location.pathname) ||
		!isLanguage(language) ||
		!(await bringAll(fetchDictionary(language), bringWholeSheet(), window.bringPart?.()))
	) {
		dispatchEvent(new Event(SCRIPTS_FAILED));
		return;
	}
	await readPage();
	if (isTaken) return;
	isTaken = true;
	const redo = undoChanges(window.takeForeignChanges?.() ?? []);
	// What somebody else changes is taken back for one moment, in which nobody looks at the page; and in one moment, or a
	// translator that has just found the page would change it under React's hands.
	const letGo = listenFor(() =>
		flushSync(() => {
			hydrateRoot(
				document,
				<OnlyTakenOver onTaken={onTaken} onRefused={onRefused}>
					<ErrorReference value={dataset.reference ?? null}>
						<HydratedRouter />
					</ErrorReference>
				</OnlyTakenOver>,
			);
		}),
	);

	function onTaken() {
		bearForeignChanges(redo);
	}

	/** The page stays what it was: HTML, links and forms. */
	function onRefused() {
		console.error("The page was changed and could not be taken over.");
		queueMicrotask(() => {
			letGo();
			redo?.();
			dataset.scripts = "refused";
			dispatchEvent(new Event(SCRIPTS_FAILED));
		});
	}

	// What React draws from now on refers to them, and the worker keeps them for when there is no line.
	for (const { address } of [ICONS, MARKS]) void fetch(address, { priority: "low" }).catch(() => undefined);
};

interface TakeOverProps {
	/** Called once, when all of the page is taken over and before anything of it acts. */
	onTaken: () => void;
	/** Called when the page is not what React would have drawn. */
	onRefused: () => void;
	children: ReactNode;
}

const NEVER = new Promise<never>(() => undefined);
const neverChanges = () => () => undefined;

/**
 * Lets React take over the page of the server, and nothing else: where it finds another page, because somebody changed it,
 * it would draw all of it anew, without what was typed or translated. A part that is never ready keeps it from that.
 */
function OnlyTakenOver({ onTaken, onRefused, children }: TakeOverProps) {
	const isTakingOver = useSyncExternalStore(
		neverChanges,
		() => false,
		() => true,
	);
	const [isTaken] = useState(isTakingOver);
	useLayoutEffect(onTaken, [onTaken]);
	if (isTaken) return children;
	onRefused();
	throw NEVER;
}

/** Lets React listen on the page, and answers what takes its listeners away: they stop presses until the page is taken over. */
function listenFor(hydrate: () => void): () => void {
	const listeners: Parameters<Document["addEventListener"]>[] = [];
	document.addEventListener = (...listener: Parameters<Document["addEventListener"]>) => {
		listeners.push(listener);
		Document.prototype.addEventListener.apply(document, listener);
	};
	hydrate();
	Reflect.deleteProperty(document, "addEventListener");
	return () => {
		for (const [type, listener, options] of listeners) document.removeEventListener(type, listener, options);
	};
}

let isRead = false;

/**
 * Gives the router what React Router's own scripts would: its settings, the modules of the routes and the data of the page.
 * The router throws a promise until it has read them (CONTRIBUTING.md, An upgrade of React Router). Asked for here, React
 * need not wait for it in the middle of the one moment in which the page is as the server sent it.
 */
async function readPage(): Promise<void> {
	const start = readBlock<PageStart>(PAGE_START);
	if (start) {
		const routes = Object.entries(start.routes).map(async ([id, route]) => [id, await importRoute(route)] as const);
		window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(routes));
	}
	if (!isRead) {
		isRead = true;
		if (start) window.__reactRouterContext = openRouter(start.router);
		const data = readBlock<unknown>(PAGE_DATA);
		const { streamController } = window.__reactRouterContext ?? {};
		if (data !== null) streamController?.enqueue(typeof data === "string" ? data : numberValues(data));
		streamController?.close();
	}
	try {
		HydratedRouter({});
	} catch (promise) {
		await promise;
	}
}

async function importRoute({ from, names }: PageStart["routes"][string]): Promise<unknown> {
	const held: Record<string, unknown> = await import(/* @vite-ignore */ from);
	return names ? Object.fromEntries(Object.entries(names).map(([name, member]) => [name, held[member]])) : held;
}

function openRouter(settings: object): NonNullable<Window["__reactRouterContext"]> {
	const router: NonNullable<Window["__reactRouterContext"]> = { future: {}, ...settings };
	router.stream = new ReadableStream<string>({
		start(controller) {
			router.streamController = controller;
		},
	}).pipeThrough(new TextEncoderStream());
	return router;
}

async function bringAll(...brought: readonly (Promise<boolean> | undefined)[]): Promise<boolean> {
	return !(await Promise.all(brought)).includes(false);
}

/** For an address with a malformed escape, such as %E0, the server renders the not-found page; React would expect another. */
function isReadable(pathname: string): boolean {
	try {
		return decodeURIComponent(pathname) !== "";
	} catch {
		return false;
	}
}
