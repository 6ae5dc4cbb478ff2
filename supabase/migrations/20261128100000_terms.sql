-- Until when something must be done and how long a paper is good; what decides between payments, and where each was read. A
-- date of today is one of UTC, which begins before Guatemala's.

create table if not exists public.procedure_terms (
	id text generated always as (procedure_id || ':' || position::text) stored unique,
	procedure_id text not null references public.procedures (id) on delete cascade on update cascade,
	position integer not null check (position >= 1),
	kind text not null check (kind in ('plazo', 'antes', 'vigencia')),
	concept text not null check (concept <> ''),
	amount integer check (amount >= 1),
	unit text check (unit in ('días', 'días hábiles', 'meses', 'años')),
	event text,
	until text check (until ~ '^[01]\d-[0-3]\d$'),
	condition text,
	consequence text,
	source text not null check (source ~ '^https?://[^\s/]+\.\S+$'),
	published date check (published <= (now() at time zone 'utc')::date),
	read date not null check (read <= (now() at time zone 'utc')::date),
	status text not null check (status in ('confirmado', 'contradicho')),
	other_value text,
	other_source text check (other_source ~ '^https?://[^\s/]+\.\S+$'),
	primary key (procedure_id, position),
	check ((amount is null) = (unit is null) and (amount is null) = (event is null)),
	check (amount is null or until is null),
	check (amount is not null or kind = 'vigencia' or (until is not null and kind = 'plazo')),
	check ((status = 'contradicho') = (other_value is not null)),
	check (read >= published)
);

alter table public.procedure_fees add column if not exists question text check (question is null or condition is not null);
alter table public.procedure_fees add column if not exists source text check (source ~ '^https?://[^\s/]+\.\S+$');
alter table public.procedure_fees add column if not exists read date check (read <= (now() at time zone 'utc')::date);

-- The same rights as on the other tables of the catalogue: everything is taken away, then the little that is needed is granted.
revoke all on public.procedure_terms from public, anon, portal_operator;
do $$
begin
	if exists (select from pg_catalog.pg_roles where rolname = 'authenticated') then
		revoke all on public.procedure_terms from authenticated;
	end if;
end
$$;
grant select on public.procedure_terms to anon;
grant select, insert, update, delete on public.procedure_terms to portal_operator;
alter table public.procedure_terms enable row level security;
alter table public.procedure_terms force row level security;
drop policy if exists everybody_reads on public.procedure_terms;
create policy everybody_reads on public.procedure_terms for select to anon using (true);
drop policy if exists operators_keep on public.procedure_terms;
create policy operators_keep on public.procedure_terms for all to portal_operator using (true) with check (true);
create or replace trigger notify_catalogue_change after insert or update or delete or truncate on public.procedure_terms
	for each statement execute function portal_private.notify_catalogue_change();
