-- When the second page of a fact was published: two pages confirm a fact where both say their day.
alter table public.procedure_facts add column if not exists other_published date
	check (other_published <= (now() at time zone 'utc')::date and other_published <= read);
