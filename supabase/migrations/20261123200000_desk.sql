-- The desk: what it publishes beside the catalogue, a mark that tells when anything shown has changed, and its own tables
-- in a schema that neither a visitor nor the public server may enter.
--
-- portal_desk      the desk's login. It may do what an operator may, and keep the desk's own tables. It gets its password
--                  from `npm run migrate` (DESK_DATABASE_URL in .env.example) or from: alter role portal_desk password '...'

do $$
begin
	if not exists (select from pg_catalog.pg_roles where rolname = 'portal_desk') then
		begin
			create role portal_desk login inherit connection limit 20;
		exception when duplicate_object or unique_violation then
			null; -- Another database of this server is being migrated at the same moment.
		end;
	end if;
end
$$;
grant portal_operator to portal_desk;
do $$
begin
	alter role portal_desk set statement_timeout = '30s';
	alter role portal_desk set lock_timeout = '5s';
	alter role portal_desk set idle_in_transaction_session_timeout = '30s';
exception when insufficient_privilege then
	raise notice using errcode = 'VA001', message = 'portal_desk has no time limits: only who made that role can set them';
end
$$;

-- What the public pages show beside the catalogue: texts of the association, experiences, closed editions, pictures.
create table if not exists public.site_documents (
	id text primary key check (id <> ''),
	content text not null check (content::json is not null)
);
revoke all on public.site_documents from public, anon, portal_operator;
do $$
begin
	if exists (select from pg_catalog.pg_roles where rolname = 'authenticated') then
		revoke all on public.site_documents from authenticated;
	end if;
end
$$;
grant select on public.site_documents to anon;
grant select, insert, update, delete on public.site_documents to portal_operator;
alter table public.site_documents enable row level security;
alter table public.site_documents force row level security;
drop policy if exists everybody_reads on public.site_documents;
create policy everybody_reads on public.site_documents for select to anon using (true);
drop policy if exists operators_keep on public.site_documents;
create policy operators_keep on public.site_documents for all to portal_operator using (true) with check (true);

-- Who cannot listen, as a hosted project's visitors cannot, asks for this number every few seconds.
create table if not exists portal_private.catalogue_mark (
	id integer primary key check (id = 1),
	changes bigint not null
);
insert into portal_private.catalogue_mark values (1, 0) on conflict do nothing;
revoke all on portal_private.catalogue_mark from public, anon, portal_operator;
grant select, update on portal_private.catalogue_mark to portal_operator;
alter table portal_private.catalogue_mark enable row level security;
alter table portal_private.catalogue_mark force row level security;
drop policy if exists operators_count on portal_private.catalogue_mark;
create policy operators_count on portal_private.catalogue_mark for all to portal_operator using (true) with check (true);

grant create on schema public, portal_private to portal_operator;
create or replace function portal_private.notify_catalogue_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	update portal_private.catalogue_mark set changes = changes + 1;
	perform pg_catalog.pg_notify('catalogue_changed', '');
	return null;
end
$$;
create or replace function public.catalogue_mark() returns bigint
language sql stable security definer set search_path = '' as $$
	select changes from portal_private.catalogue_mark;
$$;
-- With the hash of a receipt code its sender learns how far the report is; null for an unknown one.
create or replace function public.report_status(receipt_hash text) returns text
language sql stable security definer set search_path = '' as $$
	select status from public.problem_reports where problem_reports.receipt_hash = $1 limit 1;
$$;
do $$
declare
	ours regprocedure;
	other text;
begin
	foreach ours in array array[
		'portal_private.notify_catalogue_change()', 'public.catalogue_mark()', 'public.report_status(text)'
	]::regprocedure[] loop
		execute format('alter function %s owner to portal_operator', ours);
		execute format('revoke all on function %s from public', ours);
		for other in select rolname from pg_catalog.pg_roles where rolname in ('anon', 'authenticated', 'service_role') loop
			execute format('revoke all on function %s from %I', ours, other);
		end loop;
	end loop;
end
$$;
revoke create on schema public, portal_private from portal_operator;
grant execute on function public.catalogue_mark() to anon;
grant execute on function public.report_status(text) to anon;
create or replace trigger notify_catalogue_change after insert or update or delete or truncate on public.site_documents
	for each statement execute function portal_private.notify_catalogue_change();

create schema if not exists desk;
revoke all on schema desk from public;
grant usage on schema desk to portal_desk;

create table if not exists desk.desk_drafts (
	id text primary key,
	record text not null,
	base text not null check (base::json is not null),
	content text not null check (content::json is not null),
	change_note text not null default '',
	due date,
	state text not null default 'editing' check (state in ('editing', 'submitted', 'published', 'discarded')),
	revision integer not null default 1 check (revision >= 1),
	author text not null,
	author_name text not null,
	reviewer text,
	reviewer_name text,
	review_note text not null default '',
	created_at text not null,
	updated_at text not null
);
create unique index if not exists desk_drafts_open on desk.desk_drafts (record, author) where state in ('editing', 'submitted');
create index if not exists desk_drafts_state on desk.desk_drafts (state, updated_at);

create table if not exists desk.desk_versions (
	record text not null,
	number integer not null check (number >= 0),
	content text not null check (content::json is not null),
	kind text not null check (kind in ('first', 'published', 'restored', 'imported')),
	change_note text not null,
	author text not null,
	author_name text not null,
	reviewer text,
	reviewer_name text,
	published_at text not null,
	primary key (record, number)
);
create index if not exists desk_versions_published_at on desk.desk_versions (published_at);

create table if not exists desk.desk_log (
	id bigint generated always as identity primary key,
	at text not null,
	account text not null,
	account_name text not null,
	action text not null check (action <> ''),
	subject text not null,
	detail text not null default '{}' check (detail::json is not null)
);
create index if not exists desk_log_subject on desk.desk_log (subject);

create table if not exists desk.desk_review_dates (
	record text primary key,
	due date not null,
	set_by text not null,
	set_at text not null
);

-- No foreign key to the reports: it would forbid to empty that table. The desk clears up what lost its report.
create table if not exists desk.desk_reports (
	report_id bigint primary key,
	procedure_id text,
	assigned_to text,
	assigned_name text,
	duplicate_of bigint check (duplicate_of <> report_id),
	revision integer not null default 1 check (revision >= 1),
	updated_at text not null
);
create index if not exists desk_reports_procedure_id on desk.desk_reports (procedure_id);
create index if not exists desk_reports_duplicate_of on desk.desk_reports (duplicate_of);

create table if not exists desk.desk_report_notes (
	id text primary key,
	report_id bigint not null,
	kind text not null check (kind in ('note', 'answer')),
	account text not null,
	account_name text not null,
	at text not null,
	text text not null check (text <> '')
);
create index if not exists desk_report_notes_report_id on desk.desk_report_notes (report_id);

create table if not exists desk.desk_settings (
	name text primary key,
	value text not null check (value::json is not null)
);

-- Append-only for everybody, the owner's own slips included.
create or replace function desk.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
	raise exception '% is append-only', tg_table_name;
end
$$;
revoke all on function desk.refuse_change() from public;
create or replace trigger desk_log_stays before update or delete or truncate on desk.desk_log
	for each statement execute function desk.refuse_change();
create or replace trigger desk_versions_stay before update or delete or truncate on desk.desk_versions
	for each statement execute function desk.refuse_change();

do $$
declare
	desk_table text;
begin
	foreach desk_table in array array[
		'desk_drafts', 'desk_versions', 'desk_log', 'desk_review_dates', 'desk_reports', 'desk_report_notes', 'desk_settings'
	] loop
		execute format('revoke all on desk.%I from public, anon, portal_operator, portal_desk', desk_table);
		execute format('grant select, insert on desk.%I to portal_desk', desk_table);
		if desk_table not in ('desk_log', 'desk_versions') then
			execute format('grant update, delete on desk.%I to portal_desk', desk_table);
		end if;
		execute format('alter table desk.%I enable row level security', desk_table);
		execute format('alter table desk.%I force row level security', desk_table);
		execute format('drop policy if exists desk_keeps on desk.%I', desk_table);
		execute format('create policy desk_keeps on desk.%I for all to portal_desk using (true) with check (true)', desk_table);
	end loop;
end
$$;
