-- Where a procedure is done. The address of its institution does not say it: offices differ from service to service.
alter table public.procedures add column if not exists lugar text;
