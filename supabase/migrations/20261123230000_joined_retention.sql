-- A report that was joined to another is closed when that one is, or when it was itself, whichever came first: its sender
-- reads so, and name and e-mail stay no longer than promised after it. The function stays portal_operator's, which may see
-- of the desk what was joined to what.
create or replace function portal_private.apply_retention(
	contact_months integer default 12,
	open_contact_months integer default 24,
	technical_years integer default 1
) returns table (contacts_erased bigint, technical_erased bigint)
language plpgsql set search_path = '' as $$
begin
	update public.problem_reports as report
	set user_name = '', user_email = '', contact_erased_at = pg_catalog.now()
	where (user_name <> '' or user_email <> '') and coalesce(
		least(closed_at, (
			select main.closed_at from desk.desk_reports as own
			join public.problem_reports as main on main.id = own.duplicate_of
			where own.report_id = report.id
		)) < pg_catalog.now() - pg_catalog.make_interval(months => contact_months),
		created_at < pg_catalog.now() - pg_catalog.make_interval(months => open_contact_months)
	);
	get diagnostics contacts_erased = row_count;
	update public.problem_reports set page_url = '', browser_info = ''
	where (page_url <> '' or browser_info <> '')
	and created_at < pg_catalog.now() - pg_catalog.make_interval(years => technical_years);
	get diagnostics technical_erased = row_count;
	return next;
end
$$;
