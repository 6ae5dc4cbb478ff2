import { countChanges, isWebAddress, refuseDaysToCome } from "./sqlite-rules.server.ts";

const orNull = (column: string) => `check (${column} is null or ${isWebAddress(column)})`;

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
