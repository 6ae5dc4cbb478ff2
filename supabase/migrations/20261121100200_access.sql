-- Who may do what: everything is taken away first, then the little that is needed is granted by name.
-- Row-level security is forced, so that it binds the owner of the tables too.

revoke all on public.procedures, public.institutions, public.observatory, public.problem_reports from public, anon, portal_operator;
revoke all on portal_private.report_allowance from public, anon, portal_operator;
do $$
begin
	if exists (select from pg_catalog.pg_roles where rolname = 'authenticated') then
		revoke all on public.procedures, public.institutions, public.observatory, public.problem_reports from authenticated;
	end if;
end
$$;

grant select on public.procedures, public.institutions, public.observatory to anon;
-- No right to read a report, so neither RETURNING nor ON CONFLICT (client_id) works: a plain insert is all there is.
grant insert (
	client_id, problem_type, description, user_name, user_email, page_url, browser_info, status, spam_score, receipt_hash
) on public.problem_reports to anon;

grant select, insert, update, delete on public.procedures, public.institutions, public.observatory to portal_operator;
grant select, delete on public.problem_reports to portal_operator;
grant update (status, closed_at, user_name, user_email, page_url, browser_info, contact_erased_at)
	on public.problem_reports to portal_operator;
grant select, insert, update, delete on portal_private.report_allowance to portal_operator;

do $$
declare
	catalogue_table text;
begin
	foreach catalogue_table in array array['procedures', 'institutions', 'observatory'] loop
		execute format('alter table public.%I enable row level security', catalogue_table);
		execute format('alter table public.%I force row level security', catalogue_table);
		execute format('drop policy if exists everybody_reads on public.%I', catalogue_table);
		execute format('create policy everybody_reads on public.%I for select to anon using (true)', catalogue_table);
		execute format('drop policy if exists operators_keep on public.%I', catalogue_table);
		execute format(
			'create policy operators_keep on public.%I for all to portal_operator using (true) with check (true)',
			catalogue_table
		);
	end loop;
end
$$;

alter table public.problem_reports enable row level security;
alter table public.problem_reports force row level security;
drop policy if exists visitors_report on public.problem_reports;
create policy visitors_report on public.problem_reports for insert to anon
	with check (status = 'pending' and closed_at is null and contact_erased_at is null);
drop policy if exists operators_answer on public.problem_reports;
create policy operators_answer on public.problem_reports for all to portal_operator
	using (pg_catalog.pg_has_role(current_user, 'portal_operator', 'member'));

alter table portal_private.report_allowance enable row level security;
alter table portal_private.report_allowance force row level security;
drop policy if exists limiter_counts on portal_private.report_allowance;
create policy limiter_counts on portal_private.report_allowance for all to portal_operator using (true) with check (true);
