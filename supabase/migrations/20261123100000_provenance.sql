-- Where each fact of a procedure comes from, what is paid, and at which offices it is done. A date of today is one of UTC,
-- which begins before Guatemala's.

create table if not exists public.procedure_facts (
	id text generated always as (procedure_id || ':' || field) stored unique,
	procedure_id text not null references public.procedures (id) on delete cascade on update cascade,
	field text not null check (field in (
		'costo', 'duration', 'requirements', 'steps', 'respaldo_legal', 'enlace', 'lugar', 'horario'
	)),
	source text check (source ~ '^https?://[^\s/]+\.\S+$'),
	published date check (published <= (now() at time zone 'utc')::date),
	read date check (read <= (now() at time zone 'utc')::date),
	status text not null check (status in ('confirmado', 'contradicho', 'sin fuente')),
	note text check (length(note) <= 300),
	other_value text,
	other_source text check (other_source ~ '^https?://[^\s/]+\.\S+$'),
	primary key (procedure_id, field),
	check (status <> 'confirmado' or (source is not null and read is not null)),
	check ((status = 'contradicho') = (other_value is not null)),
	check (read >= published)
);

create table if not exists public.procedure_fees (
	id text generated always as (procedure_id || ':' || position::text) stored unique,
	procedure_id text not null references public.procedures (id) on delete cascade on update cascade,
	position integer not null check (position >= 1),
	concept text not null check (concept <> ''),
	amount numeric check (amount >= 0),
	up_to numeric check (up_to is null or (amount is not null and up_to >= amount)),
	currency text not null default 'GTQ' check (currency in ('GTQ', 'USD')),
	condition text,
	is_mandatory boolean not null default true,
	primary key (procedure_id, position)
);

create table if not exists public.procedure_places (
	id text generated always as (procedure_id || ':' || position::text) stored unique,
	procedure_id text not null references public.procedures (id) on delete cascade on update cascade,
	position integer not null check (position >= 1),
	office text not null check (office <> ''),
	department text,
	address text,
	hours text,
	phone text,
	source text check (source ~ '^https?://[^\s/]+\.\S+$'),
	read date check (read <= (now() at time zone 'utc')::date),
	primary key (procedure_id, position)
);

-- The same rights as on the three tables of the catalogue: everything is taken away, then the little that is needed is granted.
revoke all on public.procedure_facts, public.procedure_fees, public.procedure_places from public, anon, portal_operator;
do $$
begin
	if exists (select from pg_catalog.pg_roles where rolname = 'authenticated') then
		revoke all on public.procedure_facts, public.procedure_fees, public.procedure_places from authenticated;
	end if;
end
$$;
grant select on public.procedure_facts, public.procedure_fees, public.procedure_places to anon;
grant select, insert, update, delete on public.procedure_facts, public.procedure_fees, public.procedure_places
	to portal_operator;

do $$
declare
	detail_table text;
begin
	foreach detail_table in array array['procedure_facts', 'procedure_fees', 'procedure_places'] loop
		execute format('alter table public.%I enable row level security', detail_table);
		execute format('alter table public.%I force row level security', detail_table);
		execute format('drop policy if exists everybody_reads on public.%I', detail_table);
		execute format('create policy everybody_reads on public.%I for select to anon using (true)', detail_table);
		execute format('drop policy if exists operators_keep on public.%I', detail_table);
		execute format(
			'create policy operators_keep on public.%I for all to portal_operator using (true) with check (true)',
			detail_table
		);
		execute format(
			'create or replace trigger notify_catalogue_change after insert or update or delete or truncate on public.%I
			for each statement execute function portal_private.notify_catalogue_change()',
			detail_table
		);
	end loop;
end
$$;
