-- What an earlier release seeded as a No that nothing shows becomes "Sin dato". Its figures, as that release computed them,
-- go first, and "no requirements" where it knew of none: figures are computed when the table is read. Figures and answers that somebody changed stay, and so
-- does every row of a table that was filled from elsewhere (docs/decisions/unknown-is-not-no.md).
update public.observatory as row set
	evaluation_score = null, maturity_level = null, num_requisitos = nullif(num_requisitos, 0)
from (
	select id, array[
		adjunta_docs_digitalmente, firma_electronica_avanzada, resultado_electronico, docs_misma_entidad,
		decl_jurada_innec, intercambia_datos, portal_interinst, usa_xroad_api, consulta_estado,
		notificacion_electronica, info_en_linea, atencion_alterna, multi_idioma, calif_usuarios, req_solo_por_ley,
		normativa_vigente, presuncion_buena_fe
	] as answers
	from public.observatory
) as answered
where answered.id = row.id
	and 'No: sin evidencia pública' = any (answers)
	and evaluation_score = completamente_en_linea / 20.0
		+ case when num_pasos <= 3 then 5 when num_pasos <= 5 then 2.5 else 0 end
		+ case when num_requisitos <= 3 then 5 when num_requisitos <= 6 then 2.5 else 0 end
		+ (
			select sum(case when answer like 'Sí%' then 5 when answer like 'Parcial%' then 2.5 else 0 end)
			from unnest(answers) as answer
		);

do $$
declare
	answer text;
begin
	foreach answer in array array[
		'adjunta_docs_digitalmente', 'firma_electronica_avanzada', 'resultado_electronico', 'docs_misma_entidad',
		'decl_jurada_innec', 'intercambia_datos', 'portal_interinst', 'usa_xroad_api', 'consulta_estado',
		'notificacion_electronica', 'info_en_linea', 'atencion_alterna', 'multi_idioma', 'calif_usuarios',
		'req_solo_por_ley', 'normativa_vigente', 'presuncion_buena_fe'
	] loop
		execute format('update public.observatory set %1$I = $1 where %1$I = $2', answer)
			using 'Sin dato', 'No: sin evidencia pública';
		execute format('update public.observatory set %1$I = $1 where %1$I = $2 and evaluation_score is null', answer)
			using 'Sin dato: no aparece en el extracto leído, que está incompleto',
				'Parcial: no aparece en el extracto leído, que está incompleto';
	end loop;
end
$$;
