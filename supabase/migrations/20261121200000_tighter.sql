-- What an attack on the files before it showed.

-- The server counts its own visitors, each by address, so whoever calls the database directly can neither use up
-- what it may hand in nor close its form. A day is a day of UTC, whatever time zone the caller asks for.
create or replace function portal_private.limit_reports() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	allowance record;
	taken integer;
begin
	if session_user = 'portal_web' then
		return new;
	end if;
	for allowance in select * from (values ('minute', 300), ('day', 10000)) as periods (period, most) loop
		insert into portal_private.report_allowance as counted (period, starts_at, reports)
		values (allowance.period, pg_catalog.date_trunc(allowance.period, pg_catalog.now(), 'UTC'), 1)
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

-- PostgREST runs each request of anon under it: a filter with a costly pattern would otherwise hold a connection.
do $$
begin
	alter role anon set statement_timeout = '3s';
exception when insufficient_privilege then
	raise notice using errcode = 'VA001', message = 'the limit of time of anon is left to the hosted service';
end
$$;

-- PostgreSQL lets everybody execute a new function; one added later must be granted by name, as tables must.
alter default privileges revoke execute on functions from public;

-- A report that nobody could read, and characters that no form sends (the next file asks it of new reports only).
-- The length stands first: measuring costs less than searching.
alter table public.problem_reports drop constraint if exists problem_reports_description_check;
alter table public.problem_reports add constraint problem_reports_description_check check (
	length(description) <= 5000
	and description !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'
	and regexp_replace(description, '[\s\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\u3000\ufeff]', '', 'g') <> ''
) not valid;
alter table public.problem_reports drop constraint if exists problem_reports_one_line_check;
alter table public.problem_reports add constraint problem_reports_one_line_check check (
	length(user_name) <= 120 and length(user_email) <= 254 and length(page_url) <= 500 and length(browser_info) <= 300
	and concat(user_name, user_email, page_url, browser_info) !~ '[\u0001-\u001f\u007f\u200b\u2028\u2029\u2060\ufeff]'
) not valid;
alter table public.problem_reports drop constraint if exists problem_reports_page_url_check;
alter table public.problem_reports add constraint problem_reports_page_url_check check (
	length(page_url) <= 500 and (page_url = '' or page_url ~ '^(https?:/)?/')
) not valid;

-- A revoke by somebody who does not own the functions is a warning and changes nothing: it has to be asked.
do $$
begin
	if pg_catalog.has_function_privilege('anon', 'pg_catalog.lo_create(oid)', 'execute') then
		raise notice using errcode = 'VA001', message = 'large objects stay allowed: only a superuser can forbid them (docs/operations.md)';
	end if;
end
$$;
