/**
 * An everyday query and the procedures that it should find, rated by hand from names and descriptions
 * before the search existed. A right answer is a `best` or a `good` one; `related` ones only do no harm.
 */
export interface RatedQuery {
	text: string;
	/** What the person came for. */
	best: readonly string[];
	/** Would serve the person too. */
	good?: readonly string[];
	/** Near the subject, but not an answer. */
	related?: readonly string[];
}

const FIRST_PASSPORT = "pasaporte-primera-vez";
const DRIVING_LICENCES = ["licencia-conducir-primera", "licencia-conducir-renovacion"];
const VEHICLE_TRANSFERS = ["traspaso-vehiculo-electronico", "traspaso-vehiculo-escritura"];
const OWN_BUSINESS = ["constitucion-empresa-comerciante-individual", "patente-comercio-empresa"];

/** Queries that synonyms and limits of `domain/search/search.ts` may be tuned with. */
export const TUNING_QUERIES: readonly RatedQuery[] = [
	{ text: "perdi mi dpi", best: ["reposicion-dpi"], related: ["consulta-estado-dpi", "denuncia-mp"] },
	{
		text: "cedula",
		best: ["dpi-primera-vez", "renovacion-dpi", "reposicion-dpi"],
		good: ["dpi-extranjero-domiciliado", "consulta-estado-dpi", "entrega-dpi-por-tercero"],
	},
	{ text: "renovar dpi vencido", best: ["renovacion-dpi"], related: ["reposicion-dpi"] },
	{ text: "sacar dpi primera vez", best: ["dpi-primera-vez"] },
	{ text: "ya esta mi dpi", best: ["consulta-estado-dpi"], related: ["entrega-dpi-por-tercero"] },
	{
		text: "nacio mi bebe",
		best: ["inscripcion-nacimiento"],
		related: ["certificado-nacimiento", "inscripcion-extemporanea-nacimiento", "inscripcion-nacimiento-consular"],
	},
	{ text: "partida de nacimiento", best: ["certificado-nacimiento"], related: ["rectificacion-partida"] },
	{ text: "fe de edad", best: ["certificado-nacimiento"] },
	{
		text: "me quiero casar",
		best: ["inscripcion-matrimonio"],
		good: ["matrimonio-con-extranjero"],
		related: ["certificado-matrimonio"],
	},
	{ text: "cambiar mi apellido", best: ["cambio-de-nombre"], related: ["rectificacion-partida"] },
	{
		text: "murio mi papa",
		best: ["inscripcion-defuncion"],
		good: ["certificado-defuncion"],
		related: ["informe-testamento"],
	},
	{ text: "antecedentes", best: ["antecedentes-penales", "antecedentes-policiacos"] },
	{ text: "antesedentes penales", best: ["antecedentes-penales"], good: ["antecedentes-policiacos"] },
	{ text: "antecedentes policiales", best: ["antecedentes-policiacos"], good: ["antecedentes-penales"] },
	{
		text: "sacar pasaporte",
		best: [FIRST_PASSPORT],
		good: ["renovacion-pasaporte", "pasaporte-menores", "pasaporte-en-el-exterior"],
		related: ["reposicion-pasaporte", "extension-vigencia-pasaporte"],
	},
	{
		text: "pasaporte",
		best: [FIRST_PASSPORT, "renovacion-pasaporte"],
		good: ["pasaporte-menores", "reposicion-pasaporte", "pasaporte-en-el-exterior"],
		related: ["extension-vigencia-pasaporte"],
	},
	{
		text: "renovar pasaporte",
		best: ["renovacion-pasaporte"],
		good: ["pasaporte-en-el-exterior", "pasaporte-menores"],
	},
	{ text: "pasaporte para mi hijo", best: ["pasaporte-menores"], related: ["permiso-salida-menores"] },
	{ text: "me robaron el pasaporte", best: ["reposicion-pasaporte"], related: ["denuncia-mp"] },
	{ text: "permiso para que mi hijo salga del pais", best: ["permiso-salida-menores"], related: ["pasaporte-menores"] },
	{
		text: "lisencia",
		best: DRIVING_LICENCES,
		good: ["licencia-conducir-reposicion", "licencia-conducir-transferencia"],
	},
	{
		text: "licencia de manejar",
		best: DRIVING_LICENCES,
		good: ["licencia-conducir-reposicion", "licencia-conducir-transferencia"],
		related: ["prorroga-certificado-manejo", "permiso-conducir-extranjero-residente"],
	},
	{ text: "renovar licencia", best: ["licencia-conducir-renovacion"] },
	{ text: "me robaron la licencia", best: ["licencia-conducir-reposicion"] },
	{ text: "licencia de moto", best: ["licencia-conducir-primera"], good: ["licencia-conducir-renovacion"] },
	{
		text: "multas emetra",
		best: ["consulta-multas-emetra"],
		good: ["solvencia-multas-emetra"],
		related: ["desacuerdo-multa-transito"],
	},
	{ text: "pagar calcomania", best: ["impuesto-circulacion-calcomania"] },
	{ text: "traspaso de carro", best: VEHICLE_TRANSFERS, good: ["traspaso-vehiculo-subasta"] },
	{ text: "RTU", best: ["actualizacion-rtu", "inscripcion-nit"] },
	{ text: "inscripcion nit", best: ["inscripcion-nit"], related: ["actualizacion-rtu"] },
	{ text: "sacar nit", best: ["inscripcion-nit"], related: ["actualizacion-rtu"] },
	{ text: "facturas electronicas", best: ["habilitacion-fel"] },
	{ text: "pequeno contribullente", best: ["pequeno-contribuyente-iva"], related: ["inscripcion-nit"] },
	{ text: "solvensia fiscal", best: ["solvencia-fiscal"] },
	{
		text: "quiero abrir una tienda",
		best: OWN_BUSINESS,
		good: ["inscripcion-nit", "pequeno-contribuyente-iva", "licencia-uso-suelo"],
		related: ["licencia-sanitaria", "autorizacion-libro-quejas", "permiso-rotulo"],
	},
	{
		text: "panaderia",
		best: ["licencia-sanitaria"],
		good: ["evaluacion-ambiental-categoria-c", "tarjeta-manipulacion-alimentos", "tarjeta-salud"],
	},
	{
		text: "patente de comercio",
		best: ["patente-comercio-empresa", "constitucion-empresa-comerciante-individual"],
		good: ["patente-comercio-sociedad"],
	},
	{
		text: "registrar marca",
		best: ["registro-marca"],
		good: ["busqueda-antecedentes-marca"],
		related: ["renovacion-marca"],
	},
	{ text: "logo de mi empresa", best: ["registro-marca"], good: ["busqueda-antecedentes-marca"] },
	{ text: "targeta de salud", best: ["tarjeta-salud"], good: ["tarjeta-manipulacion-alimentos"] },
	{
		text: "permiso para vender comida",
		best: ["licencia-sanitaria"],
		good: ["tarjeta-manipulacion-alimentos", "tarjeta-salud", "registro-sanitario-alimentos"],
	},
	{ text: "poner un restaurante", best: ["licencia-sanitaria"], good: ["tarjeta-manipulacion-alimentos"] },
	{ text: "libro de quejas", best: ["autorizacion-libro-quejas"], related: ["queja-consumidor"] },
	{
		text: "exportar",
		best: ["codigo-exportador", "documentos-exportacion-seadex"],
		good: ["certificado-origen", "certificado-fitosanitario-exportacion", "certificado-inocuidad-exportacion"],
		related: ["calificacion-maquila-29-89", "licencia-exportacion-petroleo"],
	},
	{ text: "importar mercaderia", best: ["registro-importadores"], related: ["permiso-importacion-agropecuario"] },
	{ text: "poner un rotulo en mi local", best: ["permiso-rotulo"] },
	{ text: "permiso de construccion", best: ["licencia-construccion-municipal"] },
	{
		text: "inscribir trabajador al seguro social",
		best: ["inscripcion-trabajador-igss"],
		good: ["inscripcion-patronal-igss"],
	},
	{
		text: "igss",
		best: ["inscripcion-patronal-igss", "inscripcion-trabajador-igss", "portal-afiliado-igss"],
		good: ["planilla-electronica-igss", "afiliacion-migrantes-igss"],
	},
	{ text: "contrato de trabajo", best: ["registro-contrato-trabajo"], related: ["permiso-trabajo-extranjeros"] },
	{ text: "ayuda para ancianos", best: ["aporte-adulto-mayor"] },
	{ text: "bono del gobierno", best: ["bono-social"], good: ["bolsa-social"] },
	{
		text: "beca",
		best: ["beca-social-educacion-media", "beca-nuestro-futuro", "usac-beca-estudiantil"],
		good: ["becas-cooperacion-internacional", "beca-artesano"],
	},
	{
		text: "beca para la universidad",
		best: ["usac-beca-estudiantil", "beca-nuestro-futuro"],
		good: ["becas-cooperacion-internacional"],
	},
	{
		text: "demanda de pension alimenticia",
		best: ["pension-alimenticia"],
		related: ["consulta-saldo-pension-alimenticia"],
	},
	{ text: "mi marido me pega", best: ["atencion-maimi"], good: ["denuncia-mp"] },
	{ text: "carnet de discapasidad", best: ["certificacion-discapacidad"] },
	{ text: "poner una denuncia", best: ["denuncia-mp"], good: ["denuncia-pdh"], related: ["queja-consumidor"] },
	{
		text: "se perdio mi hija",
		best: ["alerta-alba-keneth"],
		good: ["denuncia-mp"],
		related: ["busqueda-persona-inacif"],
	},
	{ text: "queja contra una empresa", best: ["queja-consumidor"], related: ["autorizacion-libro-quejas"] },
	{
		text: "certificacion de finca",
		best: ["certificacion-registral-inmueble"],
		good: ["consulta-registral-a-distancia"],
	},
	{ text: "boleto ornato", best: ["boleto-de-ornato"] },
	{ text: "comprar casa", best: ["credito-mi-primera-casa", "subsidio-vivienda-fopavi"] },
	{ text: "solvencia iusi", best: ["solvencia-municipal"] },
	{ text: "certificado de notas", best: ["certificacion-estudios"], good: ["constancia-cierre-pensum"] },
	{
		text: "entrar a la usac",
		best: ["usac-orientacion-vocacional", "usac-inscripcion-primer-ingreso"],
		good: ["usac-pruebas-conocimientos-basicos", "usac-prueba-especifica"],
	},
	{ text: "apostillar", best: ["apostilla-documentos"], related: ["autentica-documentos-educativos"] },
	{
		text: "titulo de otro pais",
		best: ["reconocimiento-titulo-extranjero"],
		good: ["equiparacion-estudios-extranjero"],
	},
	{ text: "curso intecap", best: ["inscripcion-cursos-intecap"], related: ["certificacion-laboral-intecap"] },
	{ text: "quiero votar", best: ["empadronamiento"], good: ["actualizacion-residencia-electoral"] },
	{
		text: "permiso de arma",
		best: ["licencia-portacion-armas"],
		good: ["registro-tenencia-arma"],
		related: ["agregar-arma-licencia-portacion", "certificacion-licencia-tenencia-armas"],
	},
	{ text: "cortar arboles", best: ["licencia-aprovechamiento-forestal"] },
	{ text: "finiquito", best: ["finiquito-cgc"] },
	{
		text: "residencia",
		best: ["residencia-permanente", "residencia-temporal"],
		related: ["dpi-extranjero-domiciliado"],
	},
	{ text: "me llego un paquete de afuera", best: ["retiro-paquete-correos"] },
	{ text: "renas", best: ["certificado-renas"] },
	{ text: "farmasia", best: ["licencia-farmacia-establecimiento"] },
	{ text: "contratar un extranjero", best: ["permiso-trabajo-extranjeros"] },
];
