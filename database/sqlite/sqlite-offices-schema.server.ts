import { countChanges, refuseDaysToCome, isWebAddress as web } from "./sqlite-rules.server.ts";

/** Where institutions attend people. */
export const SQLITE_OFFICES_SCHEMA = `
create table offices (
	id text primary key check (id <> ''),
	institution_id text not null references institutions (id) on delete cascade on update cascade,
	name text not null check (name <> ''),
	country text not null check (country glob '[A-Z][A-Z]'),
	department text,
	municipality text,
	region text,
	address text,
	hours text,
	hours_note text,
	phone text,
	email text,
	website text check (website is null or ${web("website")}),
	services text not null default '[]' check (json_type(services) = 'array'),
	services_note text,
	appointment text,
	closed_since text check (closed_since is null or closed_since is date(closed_since)),
	source text not null check ${web("source")},
	published text check (published is null or published is date(published)),
	read text not null check (read is date(read)),
	doubt text,
	check (department is null or country = 'GT'),
	check (read >= published)
) strict;
create index offices_institution_id on offices (institution_id);
${refuseDaysToCome("offices", ["read", "published", "closed_since"])}
${countChanges("offices")}
`;
