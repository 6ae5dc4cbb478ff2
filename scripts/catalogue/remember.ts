import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DETAIL_FILES, FACTS_DIR, readFacts } from "../../database/facts.server.ts";
import { addRelease, EARLIER_FILE, readEarlierRows } from "../../database/transfer/release.server.ts";

/**
 * Adds the rows of this release to `data/earlier-rows.json`, by which a later release knows what nobody has changed. With
 * `withHistory` also those of every commit that changed `data/`.
 */
export async function rememberRelease({ withHistory }: { withHistory: boolean }): Promise<number> {
	let earlier = readEarlierRows();
	for (const commit of withHistory ? listCommits() : []) {
		const folder = mkdtempSync(join(tmpdir(), "ventanilla-data-"));
		try {
			takeOut(commit, folder);
			earlier = addRelease(earlier, await readFacts(folder));
			console.log(`${commit.slice(0, 8)} leído`);
		} catch (error) {
			console.warn(`${commit.slice(0, 8)} no se puede leer: ${error instanceof Error ? error.message : String(error)}`);
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	}
	earlier = addRelease(earlier, await readFacts(FACTS_DIR));
	writeFileSync(EARLIER_FILE, `${JSON.stringify(earlier, null, "\t")}\n`);
	return Object.values(earlier).reduce((sum, rows) => sum + Object.keys(rows).length, 0);
}

/** Commits that changed the fact files, the oldest first. */
function listCommits(): string[] {
	return git(["log", "--format=%H", "--reverse", "--", "data"]).split("\n").filter(Boolean);
}

/** The fact files of a commit; those that did not exist yet are empty. */
function takeOut(commit: string, folder: string): void {
	const names = git(["ls-tree", "-r", "--name-only", commit, "--", "data"]).split("\n");
	for (const name of names.filter((each) => each.endsWith(".json"))) {
		const file = join(folder, name.slice("data/".length));
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, git(["show", `${commit}:${name}`]));
	}
	for (const name of Object.values(DETAIL_FILES)) {
		if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), "{}");
	}
}

function git(parameters: readonly string[]): string {
	const { status, stdout, stderr } = spawnSync("git", [...parameters], {
		cwd: join(FACTS_DIR, ".."),
		encoding: "utf8",
		maxBuffer: 200_000_000,
	});
	if (status !== 0) throw new Error(`git ${parameters[0]}: ${stderr.trim()}`);
	return stdout;
}
