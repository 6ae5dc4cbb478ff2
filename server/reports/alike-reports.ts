import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ReportSubmission } from "../../domain/report/report.ts";

/** The first four may be neighbours who complain of one thing; texts shorter than this are alike by chance. */
const MANY_ALIKE = 5;
const SHORTEST_LETTERS = 60;
const ALIKE_POINTS = 40;
const REMEMBERED = 5_000;
const REMEMBERED_MS = 3_600_000;
const MOST_POINTS = 100;

/**
 * Marks reports whose letters were sent again and again within the last hour, from whatever addresses: only digits, signs,
 * spaces or capitals differ. Each is stored all the same; the points sort it for whoever reads the reports. What was
 * written is kept as a keyed hash, in memory alone.
 */
export function createAlikeMarker(now: () => number): (submission: ReportSubmission) => ReportSubmission {
	const secret = randomBytes(32);
	const seen = new LRUCache<string, { times: number; since: number }>({ max: REMEMBERED });
	return (submission) => {
		const { report } = submission;
		const letters = report.description.normalize("NFKD").toLowerCase().replace(/\P{L}/gu, "");
		if (letters.length < SHORTEST_LETTERS) return submission;
		const key = createHmac("sha256", secret).update(letters).digest("base64");
		const known = seen.get(key);
		const entry = known && now() - known.since < REMEMBERED_MS ? known : { times: 0, since: now() };
		entry.times += 1;
		seen.set(key, entry);
		if (entry.times < MANY_ALIKE) return submission;
		const spam_score = Math.min(MOST_POINTS, report.spam_score + ALIKE_POINTS);
		return { ...submission, report: { ...report, spam_score } };
	};
}
