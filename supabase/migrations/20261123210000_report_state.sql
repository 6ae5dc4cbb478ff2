-- Who sent a report learns what became of it, with the hash of its receipt code and in no other way.

-- When what its sender is told last changed: its state, or that of the report which it was joined to.
alter table desk.desk_reports add column if not exists told_at text;

-- The function runs as portal_operator, which needs to see what was joined to what, and nothing else of the desk.
grant usage on schema desk to portal_operator;
grant select (report_id, duplicate_of, told_at) on desk.desk_reports to portal_operator;
drop policy if exists operators_see_joined on desk.desk_reports;
create policy operators_see_joined on desk.desk_reports for select to portal_operator using (true);

-- Nobody asked the function before, which answered one word. This one answers no row for an unknown hash, and never what a
-- report says, who sent it or what was noted.
drop function if exists public.report_status(text);
grant create on schema public to portal_operator;
create or replace function public.report_state(receipt_hash text)
returns table (status text, received_at timestamptz, changed_at timestamptz, contact_erased boolean)
language sql stable security definer set search_path = '' as $$
	select shown.status, sent.created_at,
		greatest(sent.created_at, shown.closed_at, own.told_at::timestamptz, main.told_at::timestamptz),
		sent.contact_erased_at is not null
	from public.problem_reports as sent
	left join desk.desk_reports as own on own.report_id = sent.id
	join public.problem_reports as shown
		on shown.id = coalesce((select id from public.problem_reports where id = own.duplicate_of), sent.id)
	left join desk.desk_reports as main on main.report_id = shown.id
	where sent.receipt_hash = $1 order by sent.id limit 1;
$$;
alter function public.report_state(text) owner to portal_operator;
revoke create on schema public from portal_operator;
revoke all on function public.report_state(text) from public;
do $$
declare
	other text;
begin
	for other in select rolname from pg_catalog.pg_roles where rolname in ('anon', 'authenticated', 'service_role') loop
		execute format('revoke all on function public.report_state(text) from %I', other);
	end loop;
end
$$;
grant execute on function public.report_state(text) to anon;
