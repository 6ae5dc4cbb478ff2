import { keepCompiled } from "./operation/keep-compiled.ts";

// Whatever is loaded from here on is compiled once for all starts.
keepCompiled();
await import("./start.ts");
