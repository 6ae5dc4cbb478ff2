/** Everything that somebody other than the owner may do in this database, one line each, in a lasting order. */
export const LIST_RIGHTS = `
with ours as (select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
rights as (
	select c.oid, format('%s %I.%I', case c.relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, nspname, relname) as thing,
		acl.grantee, acl.privilege_type, null as columns, c.relowner as owner
	from pg_class c join ours on ours.oid = relnamespace,
		aclexplode(coalesce(relacl, acldefault(case c.relkind when 'S' then 's'::"char" else 'r'::"char" end, relowner))) acl
	where relkind in ('r', 'v', 'm', 'p', 'f', 'S')
	union all
	select c.oid, format('table %I.%I', nspname, relname), acl.grantee, acl.privilege_type,
		string_agg(attname, ', ' order by attname), c.relowner
	from pg_class c join ours on ours.oid = relnamespace join pg_attribute a on a.attrelid = c.oid, aclexplode(attacl) acl
	group by c.oid, nspname, relname, acl.grantee, acl.privilege_type, c.relowner
	union all
	select p.oid, format('function %s', p.oid::regprocedure), acl.grantee, acl.privilege_type, null, p.proowner
	from pg_proc p join ours on ours.oid = pronamespace, aclexplode(coalesce(proacl, acldefault('f', proowner))) acl
	union all
	select ours.oid, format('schema %I', nspname), acl.grantee, acl.privilege_type, null, nspowner
	from ours join pg_namespace using (oid, nspname), aclexplode(coalesce(nspacl, acldefault('n', nspowner))) acl
	union all
	select d.oid, 'database', acl.grantee, acl.privilege_type, null, datdba
	from pg_database d, aclexplode(coalesce(datacl, acldefault('d', datdba))) acl where datname = current_database()
)
select format('%s: %s may %s%s', thing, case grantee when 0 then 'PUBLIC' else grantee::regrole::text end,
	privilege_type, coalesce(' (' || columns || ')', '')) as line
from rights where grantee <> owner order by 1`;

/** What Supabase's linter (Splinter) calls a defect, and what our own rules add; no rows means none. */
export const LINTS = `
with ours as (select oid from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'supabase_migrations')),
tables as (select * from pg_class where relnamespace in (select oid from ours) and relkind in ('r', 'p')),
functions as (select p.* from pg_proc p where pronamespace in (select oid from ours))
select 'row-level security is not enabled and forced: ' || oid::regclass from tables where not (relrowsecurity and relforcerowsecurity)
union all
select 'row-level security without a policy: ' || oid::regclass from tables
	where not exists (select from pg_policy where polrelid = tables.oid)
union all
select 'a policy names no role: ' || polname || ' on ' || polrelid::regclass from pg_policy where 0 = any (polroles)
union all
select 'a policy lets everything through: ' || polname || ' on ' || polrelid::regclass from pg_policy
	where polrelid = 'public.problem_reports'::regclass
	and 'true' in (pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
union all
select 'anon may write whatever it likes: ' || polname || ' on ' || polrelid::regclass from pg_policy
	where 'anon'::regrole = any (polroles) and polcmd <> 'r' and coalesce(pg_get_expr(polwithcheck, polrelid), 'true') = 'true'
union all
select 'a view without security_invoker: ' || oid::regclass from pg_class
	where relnamespace in (select oid from ours) and relkind in ('v', 'm')
	and not coalesce('security_invoker=on' = any (reloptions) or 'security_invoker=true' = any (reloptions), false)
union all
select 'a function without a fixed search_path: ' || oid::regprocedure from functions
	where not coalesce('search_path=""' = any (proconfig), false)
union all
select 'everybody may execute: ' || oid::regprocedure from functions
	where exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) acl where acl.grantee = 0)
union all
select 'a security definer of a superuser: ' || oid::regprocedure from functions
	where prosecdef and (select rolsuper or rolbypassrls from pg_roles where pg_roles.oid = proowner)
union all
select 'a foreign key without an index: ' || conname from pg_constraint
	where contype = 'f' and connamespace in (select oid from ours)
	and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])
union all
select 'an extension in public: ' || extname from pg_extension where extnamespace = 'public'::regnamespace
union all
select 'a role with too much: ' || rolname from pg_roles where rolname in ('anon', 'portal_web', 'portal_operator')
	and (rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls or rolinherit)`;
