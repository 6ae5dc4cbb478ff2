/**
 * What starts the portal. Without a bound V8 lets garbage pile up to what the machine has: 2,000 connections made
 * 480 MB of it, with the bound 240 MB at three quarters of the speed; what is alive is 50 MB.
 */
export const SERVER_COMMAND = ["--max-semi-space-size=8", "--max-old-space-size=256", "server/main.ts"];

/** Fewer pools of memory for the threads that compress: what pages leave behind in each of them is not given back. */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: "2" };
