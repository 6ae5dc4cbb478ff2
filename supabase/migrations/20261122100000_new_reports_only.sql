-- A check binds every later change of a row, also where it was added "not valid": one report from before it would have
-- stopped the retention and its own erasure. So what was tightened is asked of new reports only, by a trigger. Of
-- characters it refuses those that no form of ours sends, and no others: a report once accepted must find its place.
alter table public.problem_reports drop constraint if exists problem_reports_one_line_check;
alter table public.problem_reports drop constraint if exists problem_reports_page_url_check;
alter table public.problem_reports drop constraint if exists problem_reports_description_check;
alter table public.problem_reports add constraint problem_reports_page_url_check
	check (length(page_url) <= 500) not valid;
alter table public.problem_reports add constraint problem_reports_description_check
	check (length(description) <= 5000 and description ~ '\S') not valid;

create or replace function portal_private.refuse_unusable_report() returns trigger
language plpgsql set search_path = '' as $$
begin
	-- The lengths stand first: measuring costs less than searching.
	if length(new.description) > 5000 or length(new.user_name) > 120 or length(new.user_email) > 254
		or length(new.page_url) > 500 or length(new.browser_info) > 300
	then
		raise exception using errcode = '23514', message = 'a field of the report is too long';
	end if;
	if new.description ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'
		or pg_catalog.concat(new.user_name, new.user_email, new.page_url, new.browser_info) ~ '[\u0001-\u001f\u007f]'
	then
		raise exception using errcode = '23514', message = 'the report holds control characters';
	end if;
	if pg_catalog.regexp_replace(
		new.description, '[\s\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\u3000\ufeff]', '', 'g') = ''
	then
		raise exception using errcode = '23514', message = 'nobody could read the report';
	end if;
	if new.page_url <> '' and new.page_url !~ '^(https?:/)?/' then
		raise exception using errcode = '23514', message = 'the page of the report is no address';
	end if;
	return new;
end
$$;
grant create on schema portal_private to portal_operator;
alter function portal_private.refuse_unusable_report() owner to portal_operator;
revoke create on schema portal_private from portal_operator;
revoke all on function portal_private.refuse_unusable_report() from public;

create or replace trigger refuse_unusable_report before insert on public.problem_reports
	for each row execute function portal_private.refuse_unusable_report();
