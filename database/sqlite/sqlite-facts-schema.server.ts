/** Where each fact of a procedure comes from, what is paid, and at which offices it is done. */
export const SQLITE_FACTS_SCHEMA = `
create table procedure_facts (
	id text generated always as (procedure_id || ':' || field) stored unique,
	procedure_id text not null references procedures (id) on delete cascade on update cascade,
	field text not null check (field in (
		'costo', 'duration', 'requirements', 'steps', 'respaldo_legal', 'enlace', 'lugar', 'horario'
	)),
	source text check (source is null or ((source like 'http://_%._%' or source like 'https://_%._%') and instr(source, ' ') = 0)),
	published text check (published is null or published is date(published)),
	read text check (read is null or read is date(read)),
	status text not null check (status in ('confirmado', 'contradicho', 'sin fuente')),
	note text check (length(note) <= 300),
	other_value text,
	other_source text check (other_source is null or ((other_source like 'http://_%._%' or other_source like 'https://_%._%') and instr(other_source, ' ') = 0)),
	primary key (procedure_id, field),
	check (status <> 'confirmado' or (source is not null and read is not null)),
	check ((status = 'contradicho') = (other_value is not null)),
	check (read >= published)
) strict;

create table procedure_fees (
	id text generated always as (procedure_id || ':' || position) stored unique,
	procedure_id text not null references procedures (id) on delete cascade on update cascade,
	position integer not null check (position >= 1),
	concept text not null check (concept <> ''),
	amount real check (amount >= 0),
	up_to real check (up_to is null or (amount is not null and up_to >= amount)),
	currency text not null default 'GTQ' check (currency in ('GTQ', 'USD')),
	condition text,
	is_mandatory integer not null default 1 check (is_mandatory in (0, 1)),
	primary key (procedure_id, position)
) strict;

create table procedure_places (
	id text generated always as (procedure_id || ':' || position) stored unique,
	procedure_id text not null references procedures (id) on delete cascade on update cascade,
	position integer not null check (position >= 1),
	office text not null check (office <> ''),
	department text,
	address text,
	hours text,
	phone text,
	source text check (source is null or ((source like 'http://_%._%' or source like 'https://_%._%') and instr(source, ' ') = 0)),
	read text check (read is null or read is date(read)),
	primary key (procedure_id, position)
) strict;
`;

/**
 * A CHECK of SQLite may not ask for the day, so triggers refuse what lies in the future. The day is that of UTC, which begins
 * before Guatemala's.
 */
export const SQLITE_FACT_DATES = `
create trigger procedure_facts_dates before insert on procedure_facts
when new.read > date('now') or new.published > date('now')
begin
	select raise(abort, 'procedure_facts: read and published may not lie in the future');
end;
create trigger procedure_facts_new_dates before update on procedure_facts
when new.read > date('now') or new.published > date('now')
begin
	select raise(abort, 'procedure_facts: read and published may not lie in the future');
end;
create trigger procedure_places_dates before insert on procedure_places
when new.read > date('now')
begin
	select raise(abort, 'procedure_places: read may not lie in the future');
end;
create trigger procedure_places_new_dates before update on procedure_places
when new.read > date('now')
begin
	select raise(abort, 'procedure_places: read may not lie in the future');
end;
`;

/** When the second page of a fact was published, which may no more lie in the future. */
export const SQLITE_SECOND_PAGE = `
alter table procedure_facts add column other_published text
	check (other_published is null or other_published is date(other_published));
create trigger procedure_facts_other_date before insert on procedure_facts
when new.other_published > date('now') or new.other_published > new.read
begin
	select raise(abort, 'procedure_facts: other_published may lie neither in the future nor after read');
end;
create trigger procedure_facts_new_other_date before update on procedure_facts
when new.other_published > date('now') or new.other_published > new.read
begin
	select raise(abort, 'procedure_facts: other_published may lie neither in the future nor after read');
end;
`;

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
	website text check (website is null or ${isWebAddress("website")}),
	services text not null default '[]' check (json_type(services) = 'array'),
	services_note text,
	appointment text,
	closed_since text check (closed_since is null or closed_since is date(closed_since)),
	source text not null check ${isWebAddress("source")},
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

/** Until when something must be done and how long a paper is good; what decides between payments, and where each was read. */
export const SQLITE_TERMS_SCHEMA = `
create table procedure_terms (
	id text generated always as (procedure_id || ':' || position) stored unique,
	procedure_id text not null references procedures (id) on delete cascade on update cascade,
	position integer not null check (position >= 1),
	kind text not null check (kind in ('plazo', 'antes', 'vigencia')),
	concept text not null check (concept <> ''),
	amount integer check (amount >= 1),
	unit text check (unit in ('días', 'días hábiles', 'meses', 'años')),
	event text,
	until text check (until glob '[01][0-9]-[0-3][0-9]'),
	condition text,
	consequence text,
	source text not null check ${isWebAddress("source")},
	published text check (published is null or published is date(published)),
	read text not null check (read is date(read)),
	status text not null check (status in ('confirmado', 'contradicho')),
	other_value text,
	other_source text ${orNull("other_source")},
	primary key (procedure_id, position),
	check ((amount is null) = (unit is null) and (amount is null) = (event is null)),
	check (amount is null or until is null),
	check (amount is not null or kind = 'vigencia' or (until is not null and kind = 'plazo')),
	check ((status = 'contradicho') = (other_value is not null)),
	check (read >= published)
) strict;
${refuseDaysToCome("procedure_terms", ["read", "published"])}
${countChanges("procedure_terms")}

alter table procedure_fees add column question text check (question is null or condition is not null);
alter table procedure_fees add column source text ${orNull("source")};
alter table procedure_fees add column read text check (read is null or read is date(read));
${refuseDaysToCome("procedure_fees", ["read"])}
`;

/** The CHECK of a column that holds an address. */
function isWebAddress(column: string): string {
	return `((${column} like 'http://_%._%' or ${column} like 'https://_%._%') and instr(${column}, ' ') = 0)`;
}

/** The same of a column that may be empty. */
function orNull(column: string): string {
	return `check (${column} is null or ${isWebAddress(column)})`;
}

/** Triggers that refuse a day which is to come: a CHECK of SQLite may not ask for the day. That of UTC begins before Guatemala's. */
function refuseDaysToCome(table: string, columns: readonly string[]): string {
	const isToCome = columns.map((column) => `new.${column} > date('now')`).join(" or ");
	return ["insert", "update"]
		.map(
			(change) => `
create trigger ${table}_dates_${change} before ${change} on ${table}
when ${isToCome}
begin
	select raise(abort, '${table}: no day may lie in the future');
end;`,
		)
		.join("\n");
}

/** Triggers that count each change of a table which pages show. */
function countChanges(table: string): string {
	return ["insert", "update", "delete"]
		.map(
			(change) => `
create trigger ${table}_counted_${change} after ${change} on ${table}
begin
	update catalogue_mark set changes = changes + 1;
end;`,
		)
		.join("\n");
}
