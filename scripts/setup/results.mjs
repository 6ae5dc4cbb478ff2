import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "./process.mjs";

/** The outcome of a program that counts as one test: { passed, failed, skipped }. */
export function countProgram(code) {
	return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** Counts Vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function countVitest(file, code) {
	const report = readReport(file);
	if (!report) return countProgram(code || 1);
	const brokenFiles = report.testResults.filter(({ status, assertionResults }) => {
		return status === "failed" && !assertionResults.some((each) => each.status === "failed");
	});
	const skipped = report.numPendingTests + (report.numTodoTests ?? 0);
	return settle({ passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length, skipped }, code);
}

/** Counts Playwright's JSON report; a test that passed only on a second try counts as failed. */
export function countPlaywright(file, code) {
	const report = readReport(file);
	if (!report) return countProgram(code || 1);
	const { expected, unexpected, flaky, skipped } = report.stats;
	return settle({ passed: expected, failed: unexpected + flaky, skipped }, code);
}

/** Each test of Vitest's JSON report: { path, title, milliseconds, fault }; a file that could not be loaded counts as one. */
export function listVitest(file) {
	return (readReport(file)?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
		const path = relative(ROOT, name);
		const tests = assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
			...{ path, title: fullName, milliseconds: duration ?? 0 },
			...(status === "failed" && { fault: failureMessages.join("\n") }),
		}));
		const isBroken = status === "failed" && !tests.some(({ fault }) => fault !== undefined);
		return isBroken ? [...tests, { path, title: "", milliseconds: 0, fault: message }] : tests;
	});
}

/** The same of Playwright's JSON report. */
export function listPlaywright(file) {
	const report = readReport(file);
	return (report?.suites ?? []).flatMap((suite) => listSuite(suite, join(report.config.rootDir, suite.file)));
}

function listSuite({ specs, suites = [] }, path) {
	const own = specs.map(({ title, tests }) => {
		const results = tests.flatMap((test) => test.results);
		const errors = results.flatMap((result) => result.errors ?? []);
		return {
			...{ path: relative(ROOT, path), title },
			milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
			...(errors.length > 0 && { fault: errors.map(({ message }) => message).join("\n") }),
		};
	});
	return [...own, ...suites.flatMap((suite) => listSuite(suite, path))];
}

/** A runner may fail although every test passed, for example on an unhandled rejection; that counts as one failure. */
function settle(counts, code) {
	return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readReport(file) {
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
