export type { Log } from "../database/log.ts";
