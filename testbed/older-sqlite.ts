import { SQLITE_DESK_SCHEMA } from "../database/sqlite/sqlite-desk-schema.server.ts";

/** Takes away what came with the desk, so that a database is as a release before it left it; set its `user_version` too. */
export const TAKE_DESK_AWAY = [
	...[...SQLITE_DESK_SCHEMA.matchAll(/create trigger (\w+)/g)].map(([, name]) => `drop trigger if exists ${name};`),
	...[...SQLITE_DESK_SCHEMA.matchAll(/create table (\w+)/g)].map(([, name]) => `drop table ${name};`),
].join("\n");
