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
