/** Tables whose change is a change of what the public pages show. */
const SHOWN_TABLES = [
	"procedures",
	"institutions",
	"observatory",
	"procedure_facts",
	"procedure_fees",
	"procedure_places",
	"site_documents",
];
const STATEMENTS = ["insert", "update", "delete"];

/**
 * What the desk publishes beside the catalogue, a mark that tells when anything shown has changed, and the desk's own
 * tables, which the public server never reads.
 */
export const SQLITE_DESK_SCHEMA = `
create table site_documents (
	id text primary key check (id <> ''),
	content text not null check (json_valid(content))
) strict;

create table catalogue_mark (
	id integer primary key check (id = 1),
	changes integer not null
) strict;
insert into catalogue_mark values (1, 0);

create table desk_drafts (
	id text primary key,
	record text not null,
	base text not null check (json_valid(base)),
	content text not null check (json_valid(content)),
	change_note text not null default '',
	due text check (due is null or due is date(due)),
	state text not null default 'editing' check (state in ('editing', 'submitted', 'published', 'discarded')),
	revision integer not null default 1 check (revision >= 1),
	author text not null,
	author_name text not null,
	reviewer text,
	reviewer_name text,
	review_note text not null default '',
	created_at text not null,
	updated_at text not null
) strict;
create unique index desk_drafts_open on desk_drafts (record, author) where state in ('editing', 'submitted');
create index desk_drafts_state on desk_drafts (state, updated_at);

create table desk_versions (
	record text not null,
	number integer not null check (number >= 0),
	content text not null check (json_valid(content)),
	kind text not null check (kind in ('first', 'published', 'restored', 'imported')),
	change_note text not null,
	author text not null,
	author_name text not null,
	reviewer text,
	reviewer_name text,
	published_at text not null,
	primary key (record, number)
) strict;
create index desk_versions_published_at on desk_versions (published_at);

create table desk_log (
	id integer primary key autoincrement,
	at text not null,
	account text not null,
	account_name text not null,
	action text not null check (action <> ''),
	subject text not null,
	detail text not null default '{}' check (json_valid(detail))
) strict;
create index desk_log_subject on desk_log (subject);
create trigger desk_log_stays before update on desk_log begin select raise(abort, 'desk_log is append-only'); end;
create trigger desk_log_keeps before delete on desk_log begin select raise(abort, 'desk_log is append-only'); end;
create trigger desk_versions_stay before update on desk_versions begin select raise(abort, 'desk_versions is append-only'); end;
create trigger desk_versions_keep before delete on desk_versions begin select raise(abort, 'desk_versions is append-only'); end;

create table desk_review_dates (
	record text primary key,
	due text not null check (due is date(due)),
	set_by text not null,
	set_at text not null
) strict;

-- No foreign key to the reports, as in PostgreSQL: the desk clears up what lost its report.
create table desk_reports (
	report_id integer primary key,
	procedure_id text,
	assigned_to text,
	assigned_name text,
	duplicate_of integer check (duplicate_of <> report_id),
	revision integer not null default 1 check (revision >= 1),
	updated_at text not null
) strict;
create index desk_reports_procedure_id on desk_reports (procedure_id);
create index desk_reports_duplicate_of on desk_reports (duplicate_of);

create table desk_report_notes (
	id text primary key,
	report_id integer not null,
	kind text not null check (kind in ('note', 'answer')),
	account text not null,
	account_name text not null,
	at text not null,
	text text not null check (text <> '')
) strict;
create index desk_report_notes_report_id on desk_report_notes (report_id);

create table desk_settings (
	name text primary key,
	value text not null check (json_valid(value))
) strict;
${SHOWN_TABLES.flatMap((table) =>
	STATEMENTS.map(
		(statement) => `create trigger ${table}_${statement}_shown after ${statement} on ${table} begin
	update catalogue_mark set changes = changes + 1;
end;`,
	),
).join("\n")}
`;

/** By whom and what the log is looked through, however long it has grown; the words to choose from are read off the ends. */
export const SQLITE_DESK_LOG_INDEXES = `
create index desk_log_account on desk_log (account, id);
create index desk_log_action on desk_log (action, id);
`;
