-- Procedures taken from the official catalogue stand beside those that were read in their sources.
alter table public.procedures
	add column if not exists nivel text check (nivel in ('curado', 'ficha')),
	add column if not exists ficha text,
	add column if not exists duda text,
	add column if not exists demanda smallint check (demanda in (0, 1, 2, 3)),
	add column if not exists grupo text;
