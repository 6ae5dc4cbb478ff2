/** A day that is to come is refused by triggers: a CHECK of SQLite may not ask for the day. */
const NOT_TO_COME = "new.read > date('now') or new.published > date('now') or new.closed_since > date('now')";

const web = (column: string) =>
	`((${column} like 'http://_%._%' or ${column} like 'https://_%._%') and instr(${column}, ' ') = 0)`;

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
${["insert", "update"]
	.map(
		(change) => `
create trigger offices_dates_${change} before ${change} on offices
when ${NOT_TO_COME}
begin
	select raise(abort, 'offices: no day may lie in the future');
end;`,
	)
	.join("\n")}
${["insert", "update", "delete"]
	.map(
		(change) => `
create trigger offices_counted_${change} after ${change} on offices
begin
	update catalogue_mark set changes = changes + 1;
end;`,
	)
	.join("\n")}
`;
