import type { Need } from "../../domain/catalogue/related.ts";

/** What people ask for in one go, although different offices give it; the most asked of each need first. */
export const NEEDS: readonly Need[] = [
	// Looking for a job.
	["antecedentes-penales", "antecedentes-policiacos", "certificado-renas", "tarjeta-salud"],
	// A first or a new DPI, for which the birth certificate is asked.
	["dpi-primera-vez", "certificado-nacimiento", "consulta-estado-dpi", "entrega-dpi-por-tercero"],
	["renovacion-dpi", "reposicion-dpi", "consulta-estado-dpi", "entrega-dpi-por-tercero", "certificado-nacimiento"],
	// A child is born, or was never registered.
	["inscripcion-nacimiento", "certificado-nacimiento", "inscripcion-extemporanea-nacimiento"],
	["rectificacion-partida", "cambio-de-nombre", "certificado-nacimiento"],
	// Leaving the country, also with children.
	["pasaporte-primera-vez", "renovacion-pasaporte", "reposicion-pasaporte", "extension-vigencia-pasaporte"],
	["pasaporte-menores", "permiso-salida-menores", "certificado-nacimiento", "pasaporte-primera-vez"],
	["pasaporte-en-el-exterior", "tarjeta-identificacion-consular", "inscripcion-nacimiento-consular"],
	// Papers that another country wants to see.
	["apostilla-documentos", "autentica-documentos-educativos", "certificacion-estudios", "antecedentes-penales"],
	["empadronamiento", "actualizacion-residencia-electoral"],
	// To drive.
	["licencia-conducir-primera", "prorroga-certificado-manejo", "licencia-conducir-renovacion"],
	["licencia-conducir-renovacion", "licencia-conducir-reposicion", "consulta-multas-emetra"],
	["licencia-conducir-transferencia", "prorroga-certificado-manejo", "consulta-multas-emetra"],
	// To buy, sell or keep a vehicle.
	[
		"traspaso-vehiculo-electronico",
		"impuesto-circulacion-calcomania",
		"consulta-multas-emetra",
		"solvencia-multas-emetra",
	],
	["consulta-multas-emetra", "desacuerdo-multa-transito", "solvencia-multas-emetra"],
	// To open a business, in the order in which it is done.
	[
		"inscripcion-nit",
		"constitucion-empresa-comerciante-individual",
		"patente-comercio-empresa",
		"pequeno-contribuyente-iva",
		"habilitacion-fel",
		"autorizacion-libro-quejas",
	],
	["verificacion-nombre-sociedad", "patente-comercio-sociedad", "nombramiento-representante-legal"],
	["licencia-sanitaria", "tarjeta-salud", "tarjeta-manipulacion-alimentos", "autorizacion-libro-quejas"],
	["licencia-sanitaria-fabrica-bodega", "registro-sanitario-alimentos", "tarjeta-manipulacion-alimentos"],
	["busqueda-antecedentes-marca", "registro-marca", "renovacion-marca"],
	["codigo-exportador", "documentos-exportacion-seadex", "certificado-origen"],
	// To employ somebody.
	[
		"inscripcion-patronal-igss",
		"inscripcion-trabajador-igss",
		"registro-contrato-trabajo",
		"planilla-electronica-igss",
		"libro-salarios",
		"informe-anual-empleador",
	],
	// To marry.
	["inscripcion-matrimonio", "certificado-matrimonio", "matrimonio-con-extranjero", "certificado-nacimiento"],
	// Somebody died, here or abroad.
	["inscripcion-defuncion", "certificado-defuncion", "informe-testamento"],
	["repatriacion-fallecidos", "traslado-migrante-fallecido", "certificado-defuncion"],
	// A house: to buy it, to build it.
	["credito-mi-primera-casa", "subsidio-vivienda-fopavi", "certificacion-registral-inmueble"],
	["licencia-construccion-municipal", "solvencia-municipal", "licencia-uso-suelo"],
	// To study: from school to the State's university, whose tests come in this order.
	["inscripcion-escuela-publica", "programa-salud-escolar", "beca-social-educacion-media"],
	["certificacion-estudios", "constancia-cierre-pensum", "usac-orientacion-vocacional"],
	[
		"usac-orientacion-vocacional",
		"usac-pruebas-conocimientos-basicos",
		"usac-prueba-especifica",
		"usac-inscripcion-primer-ingreso",
		"usac-beca-estudiantil",
	],
	// To be safe, to look for somebody.
	["denuncia-mp", "atencion-maimi", "denuncia-pdh"],
	["alerta-alba-keneth", "busqueda-persona-inacif", "denuncia-mp"],
	// To get help, or a pension.
	["bono-social", "bolsa-social", "beca-social-educacion-media"],
	["aporte-adulto-mayor", "acta-supervivencia", "portal-afiliado-igss"],
	// To live and work here, coming from abroad.
	["residencia-temporal", "permiso-trabajo-extranjeros", "residencia-permanente", "dpi-extranjero-domiciliado"],
	["naturalizacion", "residencia-permanente", "dpi-extranjero-domiciliado"],
	// To carry a weapon.
	["licencia-portacion-armas", "registro-tenencia-arma", "antecedentes-penales", "antecedentes-policiacos"],
	// To take up a public office.
	["finiquito-cgc", "declaracion-jurada-patrimonial", "antecedentes-penales", "antecedentes-policiacos"],
];
