import journeys from "./playwright.config.ts";

/** What `npm run accessibility` runs: every screen, where `npm test` looks at a few. */
export default { ...journeys, testMatch: "accessibility/**/*.matrix.ts", grepInvert: undefined };
