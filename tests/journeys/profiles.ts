import type { BrowserContext, Page } from "@playwright/test";

/** What a test changes in a profile for good: the next test gets a new one. */
const LASTING = [
	"addInitScript",
	"exposeBinding",
	"exposeFunction",
	"grantPermissions",
	"setGeolocation",
	"setOffline",
];
/** What wiping would undo, and a reader's profile is not wiped. */
const LASTING_FOR_READERS = ["addCookies", "setExtraHTTPHeaders", "route"];
const LASTING_OF_CLOCK = ["install", "pauseAt", "setFixedTime", "setSystemTime"];
/** A page of the portal that is always there and runs nothing: to stay on the origin spares a new process. */
const RESTING_PLACE = "/healthz";
/** Kinds of profile that a worker keeps; each holds a process of the browser. */
const MOST_KEPT = 6;

/** A browser profile as of one citizen, with its one page. */
export interface Profile {
	context: BrowserContext;
	/** What the browser complained about since the last test, as lines. */
	trouble: string[];
	isSpent: boolean;
	/** Whoever only reads leaves nothing to wipe. */
	isReader: boolean;
}

/** Lends the profiles of one worker to its tests, one after the other: a new page costs a second, a clean one a moment. */
export class Profiles {
	readonly #kept = new Map<string, Profile>();

	/** The kept profile of this kind, as if nobody had used it, or a new one. */
	async borrow(kind: string, create: () => Promise<Profile>): Promise<Profile> {
		const kept = this.#kept.get(kind);
		if (kept) return kept;
		const [oldest] = this.#kept;
		if (oldest && this.#kept.size >= MOST_KEPT) await this.#drop(...oldest);
		const profile = await create();
		const spend = () => {
			profile.isSpent = true;
		};
		noticeCalls(profile.context, profile.isReader ? [...LASTING, ...LASTING_FOR_READERS] : LASTING, spend);
		noticeCalls(profile.context.clock, LASTING_OF_CLOCK, spend);
		this.#kept.set(kind, profile);
		return profile;
	}

	/** Wipes what a test left behind, or throws the profile away where that cannot be done. */
	async giveBack(kind: string): Promise<void> {
		const profile = this.#kept.get(kind);
		if (!profile) return;
		if (!profile.isSpent && !profile.isReader) await clean(profile.context);
		profile.trouble.length = 0;
		if (profile.isSpent) await this.#drop(kind, profile);
	}

	async #drop(kind: string, { context }: Profile): Promise<void> {
		this.#kept.delete(kind);
		await context.close();
	}

	async close(): Promise<void> {
		for (const { context } of this.#kept.values()) await context.close();
	}
}

/** The page of a profile. */
export async function pageOf(profile: Profile): Promise<Page> {
	const [kept] = profile.context.pages();
	if (kept) return kept;
	const page = await profile.context.newPage();
	noticeCalls(
		page,
		[...LASTING, "close"].filter((name) => name in page),
		() => {
			profile.isSpent = true;
		},
	);
	return page;
}

async function clean(context: BrowserContext): Promise<void> {
	const [page, ...others] = context.pages();
	for (const other of others) await other.close();
	await context.unrouteAll({ behavior: "ignoreErrors" });
	await context.setExtraHTTPHeaders({});
	if (page) await cleanPage(page);
	await context.clearCookies();
}

/** The storage is wiped where no script of a page could write it again. */
async function cleanPage(page: Page): Promise<void> {
	await page.unrouteAll({ behavior: "ignoreErrors" });
	await page.goto(RESTING_PLACE);
	await page.evaluate(() => {
		localStorage.clear();
		sessionStorage.clear();
	});
	await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null });
	await page.mouse.move(-1, -1);
}

function noticeCalls(owner: object, methods: readonly string[], notice: () => void): void {
	for (const name of methods) {
		const method: unknown = Reflect.get(owner, name);
		if (typeof method !== "function") throw new Error(`There is no ${name} to notice`);
		Reflect.set(owner, name, (...given: unknown[]) => {
			notice();
			return Reflect.apply(method, owner, given);
		});
	}
}
