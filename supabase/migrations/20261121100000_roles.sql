-- Who may connect and as whom. All of these files may run again, in their order, without harm; one alone may take back
-- what a later one changed.
--
-- anon             what any visitor may do: read the catalogue, hand in a report. Hosted services bring this role.
-- portal_web       the server's login. It has no rights of its own and can only become anon. It gets its password
--                  from `npm run migrate` (see .env.example) or from: alter role portal_web password '...'
-- portal_operator  people who keep the catalogue and answer reports: grant portal_operator to <login role>

do $$
declare
	wanted text;
begin
	foreach wanted in array array['anon', 'portal_operator'] loop
		if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
			begin
				execute format('create role %I nologin noinherit', wanted);
			exception when duplicate_object or unique_violation then
				null; -- Another database of this server is being migrated at the same moment.
			end;
		end if;
	end loop;
	if not exists (select from pg_catalog.pg_roles where rolname = 'portal_web') then
		begin
			create role portal_web login noinherit connection limit 50;
		exception when duplicate_object or unique_violation then
			null;
		end;
	end if;
end
$$;

do $$
begin
	grant anon to portal_web;
	alter role portal_web set statement_timeout = '15s';
	alter role portal_web set lock_timeout = '3s';
	alter role portal_web set idle_in_transaction_session_timeout = '20s';
exception when insufficient_privilege then
	raise notice using errcode = 'VA001', message = 'portal_web cannot become anon: a hosted service keeps anon to itself (use SUPABASE_URL there)';
end
$$;

-- The functions below belong to portal_operator, so whoever migrates must be able to act as it.
do $$
begin
	if not pg_catalog.pg_has_role(current_user, 'portal_operator', 'usage') then
		execute format('grant portal_operator to %I', current_user);
	end if;
end
$$;

-- Nobody may create anything that an administrator did not mean to allow.
revoke create on schema public from public;
grant usage on schema public to anon, portal_operator;

do $$
begin
	execute format('revoke temporary, create on database %I from public', current_database());
exception when insufficient_privilege then
	raise notice using errcode = 'VA001', message = 'temporary tables stay allowed: only the owner of the database can forbid them';
end
$$;

-- Large objects have no row-level security; nothing here uses them.
do $$
declare
	writer regprocedure;
begin
	for writer in
		select oid::regprocedure from pg_catalog.pg_proc
		where pronamespace = 'pg_catalog'::regnamespace
		and proname in ('lo_creat', 'lo_create', 'lo_from_bytea', 'lo_put', 'lo_open', 'lowrite', 'lo_truncate', 'lo_truncate64', 'lo_unlink')
	loop
		execute format('revoke execute on function %s from public', writer);
	end loop;
exception when insufficient_privilege then
	raise notice using errcode = 'VA001', message = 'large objects stay allowed: only a superuser can forbid them';
end
$$;

-- Hosted services grant new tables to everybody by default; ours say for themselves who may do what.
alter default privileges in schema public revoke all on tables from anon;
alter default privileges in schema public revoke all on sequences from anon;
alter default privileges in schema public revoke all on functions from anon;
do $$
begin
	if exists (select from pg_catalog.pg_roles where rolname = 'authenticated') then
		alter default privileges in schema public revoke all on tables from authenticated;
		alter default privileges in schema public revoke all on sequences from authenticated;
		alter default privileges in schema public revoke all on functions from authenticated;
	end if;
end
$$;
