import journeys from "./playwright.config.ts";

/** What `npm run accessibility` runs: too much for every `npm test`. */
export default { ...journeys, testMatch: "accessibility/**/*.matrix.ts" };
