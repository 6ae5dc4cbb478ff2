-- The tables (specification, section 3). Columns that it does not name: keywords, sources, confidence,
-- needs_review, costo_nota (where a fact comes from), and the housekeeping of problem_reports.

create table if not exists public.institutions (
	id text primary key check (id <> ''),
	name text,
	full_name text,
	description text,
	services text[] not null default '{}',
	phone text,
	email text,
	website text,
	address text,
	working_hours text,
	is_digital_enabled boolean not null default false,
	sources text[] not null default '{}'
);

create table if not exists public.procedures (
	id text primary key check (id <> ''),
	name text,
	description text,
	full_description text,
	category text,
	subcategory text,
	type text check (type in ('digital', 'presencial', 'mixto')),
	duration text,
	user_type text check (user_type in ('persona', 'empresa', 'ambos')),
	requirements text[] not null default '{}',
	steps text[] not null default '{}',
	costo numeric check (costo >= 0),
	costo_nota text,
	codigo_moneda text not null default 'GTQ' check (codigo_moneda ~ '^[A-Z]{3}$'),
	documento_obtenible text,
	respaldo_legal text,
	fecha_actualizado date,
	enlace text,
	is_digital boolean not null default false,
	institution_id text references public.institutions (id),
	keywords text[] not null default '{}',
	sources text[] not null default '{}',
	confidence text check (confidence in ('alta', 'media', 'baja')),
	needs_review boolean not null default false
);
create index if not exists procedures_institution_id on public.procedures (institution_id);

create table if not exists public.observatory (
	id text primary key check (id <> ''),
	tramite text,
	evaluation_score numeric check (evaluation_score between 0 and 100),
	maturity_level numeric check (maturity_level between 0 and 5),
	completamente_en_linea smallint check (completamente_en_linea in (0, 50, 100)),
	num_pasos integer check (num_pasos >= 0),
	num_requisitos integer check (num_requisitos >= 0),
	adjunta_docs_digitalmente text,
	firma_electronica_avanzada text,
	resultado_electronico text,
	docs_misma_entidad text,
	decl_jurada_innec text,
	intercambia_datos text,
	portal_interinst text,
	usa_xroad_api text,
	consulta_estado text,
	notificacion_electronica text,
	info_en_linea text,
	atencion_alterna text,
	multi_idioma text,
	calif_usuarios text,
	req_solo_por_ley text,
	normativa_vigente text,
	presuncion_buena_fe text
);

-- The server checks all this before; here it holds for whoever calls the database directly.
create table if not exists public.problem_reports (
	id bigint generated always as identity primary key,
	client_id uuid not null unique default gen_random_uuid(),
	created_at timestamptz not null default now(),
	problem_type text not null check (problem_type in (
		'outdated-info', 'wrong-requirements', 'changed-process', 'wrong-contact', 'new-procedure', 'other'
	)),
	description text not null check (description ~ '\S' and length(description) <= 5000),
	user_name text not null default '' check (length(user_name) <= 120),
	user_email text not null default '' check (
		length(user_email) <= 254 and (user_email = '' or user_email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$')
	),
	page_url text not null default '' check (length(page_url) <= 500),
	browser_info text not null default '' check (length(browser_info) <= 300),
	status text not null default 'pending' check (status in ('pending', 'in_review', 'resolved', 'dismissed')),
	spam_score integer not null default 0 check (spam_score between 0 and 100),
	receipt_hash text check (receipt_hash ~ '^[0-9a-f]{64}$'),
	closed_at timestamptz,
	contact_erased_at timestamptz check (contact_erased_at is null or (user_name = '' and user_email = ''))
);
create index if not exists problem_reports_created_at on public.problem_reports (created_at);
create index if not exists problem_reports_receipt_hash on public.problem_reports (receipt_hash);

-- What no visitor reaches: counters and the functions behind triggers.
create schema if not exists portal_private;
revoke all on schema portal_private from public;
grant usage on schema portal_private to portal_operator;

create table if not exists portal_private.report_allowance (
	period text not null check (period in ('minute', 'day')),
	starts_at timestamptz not null,
	reports integer not null,
	primary key (period, starts_at)
);
