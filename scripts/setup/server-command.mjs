/**
 * The command that starts the portal. Without a limit V8 keeps garbage for as long as the machine has memory: with 2,000
 * connections 480 MB. With this limit it was 240 MB at three quarters of the speed; 50 MB of it are in use. Of
 * a large catalogue V8 would let so little grow before it looks through all of it again that a quarter of the computing
 * went there (docs/decisions/memory.md).
 */
export const SERVER_COMMAND = [
	"--max-semi-space-size=8",
	"--max-old-space-size=256",
	"--heap-growing-percent=50",
	"build/server/main.js",
];

/** Each thread that compresses has a memory pool (arena of malloc) that is not given back; this limits their number. */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: "2" };
