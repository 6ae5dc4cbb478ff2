/**
 * React runs when the first module that imports it does. That is this one, which stands in the chunk of React
 * (vite.config.ts): so it runs in a task of its own, 50 ms of a cheap phone, and not in that of the page.
 */
export { hydrateRoot } from "react-dom/client";
