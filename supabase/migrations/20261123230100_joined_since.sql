-- Since when the sender of a joined report is told what it shows is kept with that report, so that joining two that show the
-- same moves no date. It follows the other one: the desk writes it for both, and here for what was joined before.
update desk.desk_reports as own set told_at = main.told_at from desk.desk_reports as main
where main.report_id = own.duplicate_of and main.told_at > own.told_at;

create or replace function public.report_state(receipt_hash text)
returns table (status text, received_at timestamptz, changed_at timestamptz, contact_erased boolean)
language sql stable security definer set search_path = '' as $$
	select shown.status, sent.created_at,
		case when shown.id <> sent.id and own.told_at is not null then own.told_at::timestamptz
			else greatest(sent.created_at, shown.closed_at, own.told_at::timestamptz, main.told_at::timestamptz) end,
		sent.contact_erased_at is not null
	from public.problem_reports as sent
	left join desk.desk_reports as own on own.report_id = sent.id
	join public.problem_reports as shown
		on shown.id = coalesce((select id from public.problem_reports where id = own.duplicate_of), sent.id)
	left join desk.desk_reports as main on main.report_id = shown.id
	where sent.receipt_hash = $1 order by sent.id limit 1;
$$;
