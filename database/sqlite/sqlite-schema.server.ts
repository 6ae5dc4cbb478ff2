import { SQLITE_DESK_LOG_INDEXES, SQLITE_DESK_SCHEMA } from "./sqlite-desk-schema.server.ts";
import {
	SQLITE_FACT_DATES,
	SQLITE_FACTS_SCHEMA,
	SQLITE_OFFICES_SCHEMA,
	SQLITE_SECOND_PAGE,
	SQLITE_TERMS_SCHEMA,
} from "./sqlite-facts-schema.server.ts";

/** What releases before "Sin dato" may have seeded; a migration does not follow the list of today. */
const SEEDED_ANSWERS = [
	"adjunta_docs_digitalmente",
	"firma_electronica_avanzada",
	"resultado_electronico",
	"docs_misma_entidad",
	"decl_jurada_innec",
	"intercambia_datos",
	"portal_interinst",
	"usa_xroad_api",
	"consulta_estado",
	"notificacion_electronica",
	"info_en_linea",
	"atencion_alterna",
	"multi_idioma",
	"calif_usuarios",
	"req_solo_por_ley",
	"normativa_vigente",
	"presuncion_buena_fe",
];

/**
 * The SQLite schema, one entry for each version; `user_version` counts those applied. Entries are
 * literal and are never changed once released: add another. A test holds the CHECKs in step with `domain/`.
 * SQLite's length() stops at a NUL character, hence the instr() beside it.
 */
export const SQLITE_MIGRATIONS: readonly string[] = [
	`
create table institutions (
	id text primary key check (id <> ''),
	name text,
	full_name text,
	description text,
	services text not null default '[]' check (json_type(services) = 'array'),
	phone text,
	email text,
	website text,
	address text,
	working_hours text,
	is_digital_enabled integer not null default 0 check (is_digital_enabled in (0, 1)),
	sources text not null default '[]' check (json_type(sources) = 'array')
) strict;

create table procedures (
	id text primary key check (id <> ''),
	name text,
	description text,
	full_description text,
	category text,
	subcategory text,
	type text check (type in ('digital', 'presencial', 'mixto')),
	duration text,
	user_type text check (user_type in ('persona', 'empresa', 'ambos')),
	requirements text not null default '[]' check (json_type(requirements) = 'array'),
	steps text not null default '[]' check (json_type(steps) = 'array'),
	costo real check (costo >= 0),
	costo_nota text,
	codigo_moneda text not null default 'GTQ' check (codigo_moneda glob '[A-Z][A-Z][A-Z]'),
	documento_obtenible text,
	respaldo_legal text,
	fecha_actualizado text check (fecha_actualizado is null or fecha_actualizado is date(fecha_actualizado)),
	enlace text,
	is_digital integer not null default 0 check (is_digital in (0, 1)),
	institution_id text references institutions (id),
	keywords text not null default '[]' check (json_type(keywords) = 'array'),
	sources text not null default '[]' check (json_type(sources) = 'array'),
	confidence text check (confidence in ('alta', 'media', 'baja')),
	needs_review integer not null default 0 check (needs_review in (0, 1))
) strict;
create index procedures_institution_id on procedures (institution_id);

create table observatory (
	id text primary key check (id <> ''),
	tramite text,
	evaluation_score real check (evaluation_score between 0 and 100),
	maturity_level real check (maturity_level between 0 and 5),
	completamente_en_linea integer check (completamente_en_linea in (0, 50, 100)),
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
) strict;

create table problem_reports (
	id integer primary key autoincrement,
	client_id text not null unique check (length(client_id) = 36 and client_id not glob '*[^0-9a-f-]*'),
	created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
	problem_type text not null check (problem_type in (
		'outdated-info', 'wrong-requirements', 'changed-process', 'wrong-contact', 'new-procedure', 'other'
	)),
	description text not null check (trim(description, char(9, 10, 11, 12, 13, 32, 160)) <> '' and length(description) <= 5000 and instr(description, char(0)) = 0),
	user_name text not null default '' check (length(user_name) <= 120 and instr(user_name, char(0)) = 0),
	user_email text not null default '' check (
		length(user_email) <= 254 and instr(user_email, char(0)) = 0 and (user_email = '' or (
			user_email like '_%@_%._%' and user_email not like '%@%@%'
			and instr(user_email, ' ') = 0 and instr(user_email, char(10)) = 0 and instr(user_email, char(13)) = 0
		))
	),
	page_url text not null default '' check (length(page_url) <= 500 and instr(page_url, char(0)) = 0),
	browser_info text not null default '' check (length(browser_info) <= 300 and instr(browser_info, char(0)) = 0),
	status text not null default 'pending' check (status in ('pending', 'in_review', 'resolved', 'dismissed')),
	spam_score integer not null default 0 check (spam_score between 0 and 100),
	receipt_hash text not null check (length(receipt_hash) = 64 and receipt_hash not glob '*[^0-9a-f]*'),
	closed_at text,
	contact_erased_at text check (contact_erased_at is null or (user_name = '' and user_email = ''))
) strict;
create index problem_reports_created_at on problem_reports (created_at);
create index problem_reports_receipt_hash on problem_reports (receipt_hash);
`,
	`
create trigger problem_reports_closed after update of status on problem_reports
when new.status in ('resolved', 'dismissed') and new.closed_at is null
begin
	update problem_reports set closed_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') where id = new.id;
end;
create trigger problem_reports_reopened after update of status on problem_reports
when new.status in ('pending', 'in_review') and new.closed_at is not null
begin
	update problem_reports set closed_at = null where id = new.id;
end;
`,
	`
alter table procedures add column lugar text;
`,
	SQLITE_FACTS_SCHEMA,
	SQLITE_FACT_DATES,
	`
alter table procedures add column nivel text check (nivel in ('curado', 'ficha'));
alter table procedures add column ficha text;
alter table procedures add column duda text;
alter table procedures add column demanda integer check (demanda in (0, 1, 2, 3));
alter table procedures add column grupo text;
`,
	// What an earlier release seeded as a No that nothing shows becomes "Sin dato" (docs/decisions/unknown-is-not-no.md). Its
	// figures, as that release computed them, go first, and "no requirements" where it knew of none: figures are computed when
	// the table is read. What somebody changed stays.
	`
update observatory set evaluation_score = null, maturity_level = null, num_requisitos = nullif(num_requisitos, 0)
where 'No: sin evidencia pública' in (${SEEDED_ANSWERS.join(", ")})
	and evaluation_score = completamente_en_linea / 20.0
		+ case when num_pasos <= 3 then 5 when num_pasos <= 5 then 2.5 else 0 end
		+ case when num_requisitos <= 3 then 5 when num_requisitos <= 6 then 2.5 else 0 end
		+ (select sum(case when value like 'Sí%' then 5 when value like 'Parcial%' then 2.5 else 0 end)
			from json_each(json_array(${SEEDED_ANSWERS.join(", ")})));
update observatory set ${SEEDED_ANSWERS.map(
		(answer) => `${answer} = case ${answer}
	when 'No: sin evidencia pública' then 'Sin dato'
	when 'Parcial: no aparece en el extracto leído, que está incompleto' then
		iif(evaluation_score is null, 'Sin dato: no aparece en el extracto leído, que está incompleto', ${answer})
	else ${answer} end`,
	).join(",\n")};
`,
	SQLITE_DESK_SCHEMA,
	// When what the sender of a report is told last changed.
	"alter table desk_reports add column told_at text;",
	SQLITE_DESK_LOG_INDEXES,
	// Since when the sender of a joined report is told what it shows is kept with that report; the desk writes it from now on.
	`
update desk_reports as own set told_at = main.told_at from desk_reports as main
where main.report_id = own.duplicate_of and main.told_at > own.told_at;
`,
	SQLITE_OFFICES_SCHEMA,
	SQLITE_TERMS_SCHEMA,
	SQLITE_SECOND_PAGE,
];
