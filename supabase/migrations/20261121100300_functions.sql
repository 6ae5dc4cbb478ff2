-- Functions belong to portal_operator, never to a superuser: those that run with their owner's rights
-- (security definer) can do no more than an operator. Nobody may execute one that is not granted by name.
grant create on schema public, portal_private to portal_operator;

-- The server listens: a change is shown at once instead of at the next reading.
create or replace function portal_private.notify_catalogue_change() returns trigger
language plpgsql set search_path = '' as $$
begin
	perform pg_catalog.pg_notify('catalogue_changed', '');
	return null;
end
$$;

-- The clock for the retention of contact data starts when a report is closed, and stops when it is opened again.
create or replace function portal_private.date_closing() returns trigger
language plpgsql set search_path = '' as $$
begin
	if new.status in ('pending', 'in_review') then
		new.closed_at := null;
	elsif new.closed_at is null then
		new.closed_at := pg_catalog.now();
	end if;
	return new;
end
$$;

-- Whoever has the public key may insert without our server: at most 300 reports a minute and 10,000 a day.
-- PostgREST answers 429 to the code PT429; the server keeps the report and tries again later.
create or replace function portal_private.limit_reports() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	allowance record;
	taken integer;
begin
	for allowance in select * from (values ('minute', 300), ('day', 10000)) as periods (period, most) loop
		insert into portal_private.report_allowance as counted (period, starts_at, reports)
		values (allowance.period, pg_catalog.date_trunc(allowance.period, pg_catalog.now()), 1)
		on conflict (period, starts_at) do update set reports = counted.reports + 1
		returning counted.reports into taken;
		if taken > allowance.most then
			raise exception using errcode = 'PT429', message = 'too many reports, try again later';
		end if;
		if taken = 1 then
			delete from portal_private.report_allowance where starts_at < pg_catalog.now() - interval '2 days';
		end if;
	end loop;
	return new;
end
$$;

-- With the hash of a receipt code its sender erases name and e-mail. The answer is the same for an unknown one.
create or replace function public.erase_report_contact(receipt_hash text) returns void
language sql security definer set search_path = '' as $$
	update public.problem_reports
	set user_name = '', user_email = '', contact_erased_at = pg_catalog.now()
	where problem_reports.receipt_hash = $1 and contact_erased_at is null;
$$;

-- Erases what has served its time; the texts of the reports stay. Safe to run as often as one likes. Schedule it
-- daily: `npm run retention`, or with pg_cron: select cron.schedule('retention', '17 8 * * *',
-- $cron$ set role portal_operator; select * from portal_private.apply_retention() $cron$)
-- The figures are those of domain/report/retention.ts; a test compares them.
create or replace function portal_private.apply_retention(
	contact_months integer default 12,
	open_contact_months integer default 24,
	technical_years integer default 1
) returns table (contacts_erased bigint, technical_erased bigint)
language plpgsql set search_path = '' as $$
begin
	update public.problem_reports
	set user_name = '', user_email = '', contact_erased_at = pg_catalog.now()
	where (user_name <> '' or user_email <> '') and (
		closed_at < pg_catalog.now() - pg_catalog.make_interval(months => contact_months)
		or created_at < pg_catalog.now() - pg_catalog.make_interval(months => open_contact_months) and closed_at is null
	);
	get diagnostics contacts_erased = row_count;
	update public.problem_reports set page_url = '', browser_info = ''
	where (page_url <> '' or browser_info <> '')
	and created_at < pg_catalog.now() - pg_catalog.make_interval(years => technical_years);
	get diagnostics technical_erased = row_count;
	return next;
end
$$;

do $$
declare
	ours regprocedure;
begin
	for ours in
		select oid::regprocedure from pg_catalog.pg_proc
		where pronamespace = 'portal_private'::regnamespace
		or oid = 'public.erase_report_contact(text)'::regprocedure
	loop
		execute format('alter function %s owner to portal_operator', ours);
		execute format('revoke all on function %s from public', ours);
	end loop;
end
$$;
revoke create on schema public, portal_private from portal_operator;
-- Hosted services grant new functions to more roles than one would expect.
do $$
declare
	other text;
begin
	for other in select rolname from pg_catalog.pg_roles where rolname in ('anon', 'authenticated', 'service_role') loop
		execute format('revoke all on function public.erase_report_contact(text) from %I', other);
	end loop;
end
$$;
grant execute on function public.erase_report_contact(text) to anon;

create or replace trigger limit_reports before insert on public.problem_reports
	for each row when (current_user = 'anon') execute function portal_private.limit_reports();
create or replace trigger date_closing before update of status on public.problem_reports
	for each row execute function portal_private.date_closing();

do $$
declare
	catalogue_table text;
begin
	foreach catalogue_table in array array['procedures', 'institutions', 'observatory'] loop
		execute format(
			'create or replace trigger notify_catalogue_change after insert or update or delete or truncate on public.%I
			for each statement execute function portal_private.notify_catalogue_change()',
			catalogue_table
		);
	end loop;
end
$$;
