-- Where institutions attend people. A date of today is one of UTC, which begins before Guatemala's.

create table if not exists public.offices (
	id text primary key check (id <> ''),
	institution_id text not null references public.institutions (id) on delete cascade on update cascade,
	name text not null check (name <> ''),
	country text not null check (country ~ '^[A-Z]{2}$'),
	department text,
	municipality text,
	region text,
	address text,
	hours text,
	hours_note text,
	phone text,
	email text,
	website text check (website ~ '^https?://[^\s/]+\.\S+$'),
	services text[] not null default '{}',
	services_note text,
	appointment text,
	closed_since date check (closed_since <= (now() at time zone 'utc')::date),
	source text not null check (source ~ '^https?://[^\s/]+\.\S+$'),
	published date check (published <= (now() at time zone 'utc')::date),
	read date not null check (read <= (now() at time zone 'utc')::date),
	doubt text,
	check (department is null or country = 'GT'),
	check (read >= published)
);
create index if not exists offices_institution_id on public.offices (institution_id);

-- The same rights as on the other tables of the catalogue: everything is taken away, then the little that is needed is granted.
revoke all on public.offices from public, anon, portal_operator;
do $$
begin
	if exists (select from pg_catalog.pg_roles where rolname = 'authenticated') then
		revoke all on public.offices from authenticated;
	end if;
end
$$;
grant select on public.offices to anon;
grant select, insert, update, delete on public.offices to portal_operator;
alter table public.offices enable row level security;
alter table public.offices force row level security;
drop policy if exists everybody_reads on public.offices;
create policy everybody_reads on public.offices for select to anon using (true);
drop policy if exists operators_keep on public.offices;
create policy operators_keep on public.offices for all to portal_operator using (true) with check (true);
create or replace trigger notify_catalogue_change after insert or update or delete or truncate on public.offices
	for each statement execute function portal_private.notify_catalogue_change();
