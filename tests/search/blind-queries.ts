import type { RatedQuery } from "./rated-queries.ts";

const ID_RENEWED = ["renovacion-dpi", "reposicion-dpi"];
const PASSPORTS = ["pasaporte-primera-vez", "renovacion-pasaporte"];
const DRIVING_LICENCES = ["licencia-conducir-primera", "licencia-conducir-renovacion"];
const VEHICLE_TRANSFERS = ["traspaso-vehiculo-electronico", "traspaso-vehiculo-escritura"];
const OWN_BUSINESS = ["constitucion-empresa-comerciante-individual", "patente-comercio-empresa"];
const WITHOUT_WORK = ["tu-empleo", "denuncia-laboral-igt"];
const RECORDS = ["antecedentes-penales", "antecedentes-policiacos"];

/**
 * As an outsider would ask: whole questions, situations, slang, English, acronyms, typing errors, places. Rated before
 * the search had seen one of them; afterwards general rules were tuned with what they missed.
 */
export const BLIND_QUERIES: readonly RatedQuery[] = [
	// Whole questions
	{ text: "¿dónde saco mi partida de nacimiento?", best: ["certificado-nacimiento"] },
	{ text: "¿dónde tramito el pasaporte en xela?", best: PASSPORTS, good: ["pasaporte-menores"] },
	{ text: "¿cuánto vale renovar la licencia de conducir?", best: ["licencia-conducir-renovacion"] },
	{
		text: "¿qué papeles necesito para casarme?",
		best: ["inscripcion-matrimonio"],
		good: ["matrimonio-con-extranjero"],
	},
	{ text: "¿cómo le pongo mi apellido a mi hijo?", best: ["reconocimiento-hijo"], good: ["cambio-de-nombre"] },
	{ text: "¿cómo sé si tengo multas?", best: ["consulta-multas-emetra", "multas-transito-pnc"] },
	{ text: "¿dónde puedo denunciar que no me pagan el bono 14?", best: ["denuncia-laboral-igt"] },
	{ text: "¿qué hago si me robaron las placas?", best: ["reposicion-placas"], good: ["nombre-3146"] },
	{
		text: "¿cómo cobro la pensión de mi esposo que era maestro y falleció?",
		best: ["pension-viudez-orfandad-estado"],
	},
	{ text: "¿puedo sacar el nit desde el celular?", best: ["inscripcion-nit"] },
	{ text: "¿a dónde voy para quejarme de mi jefe?", best: ["denuncia-laboral-igt"] },
	{ text: "¿cómo cierro mi tienda en la sat?", best: ["cese-definitivo-sat", "cese-temporal-sat"] },
	// What people do
	{ text: "reponer titulo de bachiller", best: ["impresion-reposicion-titulo"] },
	{ text: "perdí mi tarjeta de circulación", best: ["imprimir-tarjeta-circulacion"] },
	{ text: "perdi la tarjeta de salud", best: ["tarjeta-salud"] },
	{ text: "renovar mi licencia de arma", best: ["renovacion-licencia-portacion"] },
	{ text: "cambiar la foto del dpi", best: ID_RENEWED },
	{ text: "recuperar contraseña de la sat", best: ["agencia-virtual-sat"] },
	{ text: "actualizar mi direccion en el dpi", best: ID_RENEWED },
	{ text: "anular mi matrimonio", best: ["divorcio"] },
	{ text: "trasladar ganado a otra finca", best: ["guia-movilizacion-animales"] },
	{ text: "patentar mi marca de ropa", best: ["registro-marca"], good: ["exp-007", "busqueda-antecedentes-marca"] },
	{ text: "declarar iva mensual", best: ["declaracion-mensual-pequeno-contribuyente"] },
	{ text: "inscribir a mi esposa en el seguro", best: ["inscripcion-beneficiarios-igss"] },
	{ text: "retirar un paquete de correos", best: ["retiro-paquete-correos"] },
	{ text: "apelar una multa de transito", best: ["desacuerdo-multa-transito"], good: ["nombre-3115", "nombre-3116"] },
	{ text: "cobrar la maternidad del igss", best: ["subsidio-igss"] },
	// What happened, or will
	{ text: "se murió mi papá", best: ["inscripcion-defuncion"], good: ["certificado-defuncion"] },
	{ text: "me robaron los papeles", best: ["reposicion-dpi"], good: ["denuncia-mp", "certificacion-dpi"] },
	{
		text: "voy a tener un bebé",
		best: ["inscripcion-nacimiento"],
		good: ["subsidio-igss", "ficha-1769", "cita-medica-igss"],
	},
	{ text: "me quedé sin trabajo", best: WITHOUT_WORK },
	{ text: "me echaron del trabajo", best: ["denuncia-laboral-igt"], good: ["tu-empleo"] },
	{ text: "quiero irme a trabajar a canadá", best: ["trabajo-temporal-extranjero"] },
	{ text: "mi papá murió y dejó un terreno", best: ["sucesion-intestada"], good: ["informe-testamento"] },
	{ text: "me cortaron el agua", best: ["reconexion-agua-empagua"] },
	{
		text: "me quitaron la licencia de conducir",
		best: ["nombre-3139", "nombre-3110", "licencia-conducir-reposicion"],
		good: ["multas-transito-pnc"],
	},
	{ text: "mi esposo me golpea", best: ["atencion-maimi", "medidas-seguridad-violencia"], good: ["denuncia-mp"] },
	{ text: "vivo con mi pareja y no estamos casados", best: ["union-de-hecho"] },
	{
		text: "mi hijo va a viajar solo a estados unidos",
		best: ["permiso-salida-menores"],
		good: ["pasaporte-menores"],
	},
	{
		text: "nací en méxico pero mis papás son guatemaltecos",
		best: ["nacionalidad-hijos-guatemaltecos"],
		good: ["inscripcion-nacimiento-consular", "naturalizacion"],
	},
	{ text: "voy a cumplir 18 años", best: ["dpi-primera-vez"] },
	{ text: "el banco me pide solvencia fiscal", best: ["solvencia-fiscal"] },
	{ text: "tengo una pulperia y quiero facturar", best: ["habilitacion-fel"], good: ["inscripcion-nit"] },
	{ text: "en el trabajo me piden antecedentes", best: RECORDS },
	{
		text: "no tengo casa propia y alquilo",
		best: ["subsidio-vivienda-fopavi", "credito-mi-primera-casa"],
		good: ["carencia-bienes-inmuebles"],
	},
	{ text: "mi mamá ya tiene 70 años y no tiene ingresos", best: ["aporte-adulto-mayor"] },
	{ text: "me vendieron un telefono que no sirve", best: ["queja-consumidor"] },
	{ text: "quiero venderle al gobierno", best: ["inscripcion-rgae"] },
	// English
	{ text: "how do I get a passport", best: ["pasaporte-primera-vez"], good: ["renovacion-pasaporte"] },
	{ text: "replace stolen id", best: ["reposicion-dpi"] },
	{ text: "I lost my job", best: WITHOUT_WORK },
	{ text: "register my company", best: ["patente-comercio-sociedad", ...OWN_BUSINESS], good: ["exp-002"] },
	{ text: "get divorced in guatemala", best: ["divorcio"] },
	{ text: "retire in guatemala as a foreigner", best: ["residencia-permanente"], good: ["residencia-temporal"] },
	{ text: "marry a guatemalan", best: ["matrimonio-con-extranjero"], good: ["inscripcion-matrimonio"] },
	{ text: "police background check", best: ["antecedentes-policiacos"], good: ["antecedentes-penales"] },
	{ text: "new water connection", best: ["conexion-agua-empagua"] },
	{ text: "yellow fever vaccine", best: ["vacuna-fiebre-amarilla"] },
	{ text: "bring my dog to guatemala", best: ["ficha-2945"] },
	{ text: "enroll my kids in school", best: ["inscripcion-escuela-publica"] },
	// As people talk
	{ text: "busco chamba", best: ["tu-empleo"] },
	{ text: "papeles de la moto", best: ["imprimir-tarjeta-circulacion"], good: [...VEHICLE_TRANSFERS] },
	{ text: "sacar licencia de moto", best: ["licencia-conducir-primera"], good: ["licencia-conducir-renovacion"] },
	{ text: "permiso pa vender shucos", best: ["licencia-sanitaria"], good: ["tarjeta-manipulacion-alimentos"] },
	{ text: "me quiero juntar legal con mi mujer", best: ["union-de-hecho"], good: ["inscripcion-matrimonio"] },
	{ text: "bono para viejitos", best: ["aporte-adulto-mayor"] },
	{
		text: "la muni me pide permiso para construir",
		best: ["licencia-construccion-municipal"],
		good: ["exp-005", "licencia-construccion-mixco", "licencia-construccion-villa-nueva"],
	},
	{ text: "cédula nueva", best: ["dpi-primera-vez", "renovacion-dpi"], good: ["reposicion-dpi"] },
	{ text: "patojo sin apellido", best: ["reconocimiento-hijo"] },
	{ text: "sacar carnet de vacunas del nene", best: ["carne-vacunacion"] },
	{ text: "reclamar mi encomienda", best: ["retiro-paquete-correos"], good: ["ficha-1052", "ficha-1053"] },
	// Acronyms and a thing
	{
		text: "SAT vehiculos",
		best: ["sat", "impuesto-circulacion-calcomania", ...VEHICLE_TRANSFERS],
		good: ["inscripcion-vehiculo-nuevo", "activacion-vehiculo", "cambio-color-motor-vehiculo"],
	},
	{ text: "RENAP certificado de matrimonio", best: ["certificado-matrimonio"] },
	{ text: "IGSS certificado de trabajo", best: ["cita-medica-igss"], good: ["portal-afiliado-igss"] },
	{ text: "MINGOB ong", best: ["inscripcion-ong"], good: ["repeju-inscripcion", "ficha-2706"] },
	{ text: "INTECAP cursos de cocina", best: ["inscripcion-cursos-intecap"] },
	{ text: "DIGECAM tenencia", best: ["registro-tenencia-arma"], good: ["certificacion-licencia-tenencia-armas"] },
	{ text: "INAB tala", best: ["licencia-aprovechamiento-forestal"] },
	{ text: "PNC antecedentes", best: ["antecedentes-policiacos"] },
	{ text: "CONAP caceria", best: ["nombre-668"], good: ["nombre-669", "nombre-670"] },
	{ text: "ONSEC jubilacion", best: ["pension-jubilacion-estado"] },
	{ text: "RGP consulta de finca", best: ["consulta-registral-a-distancia", "certificacion-registral-inmueble"] },
	// Typing errors
	{ text: "antesedentes polisiacos", best: ["antecedentes-policiacos"] },
	{ text: "lisensia de condusir", best: DRIVING_LICENCES },
	{ text: "pasporte de menor", best: ["pasaporte-menores"] },
	{ text: "certifcado de nacimeinto", best: ["certificado-nacimiento"] },
	{ text: "solbensia fiscal", best: ["solvencia-fiscal"] },
	{ text: "traspazo de beiculo", best: VEHICLE_TRANSFERS, good: ["traspaso-vehiculo-subasta"] },
	{ text: "subcidio vivienda", best: ["subsidio-vivienda-fopavi"] },
	{ text: "apostiya", best: ["apostilla-documentos"] },
	{ text: "calcomonia", best: ["impuesto-circulacion-calcomania"] },
	{ text: "jubilasion igss", best: ["pension-vejez-igss"] },
	{ text: "empadronarce", best: ["empadronamiento"] },
	// Places, plurals
	{ text: "licencias de construccion en mixco", best: ["licencia-construccion-mixco"] },
	{ text: "permiso para una rifa en chimaltenango", best: ["nombre-3512"] },
	{ text: "naturalizarse en el quiche", best: ["nombre-3076"], good: ["naturalizacion"] },
];
