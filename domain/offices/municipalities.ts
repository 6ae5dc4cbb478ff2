import { foldText } from "../text/text.ts";
import { DEPARTMENT_IDS, type DepartmentId } from "./departments.ts";

/** One of the 340; its name may be that of another one in another department. */
export interface Municipality {
	/** The word that addresses and the cookie say, one of its department. */
	id: string;
	name: string;
	/** What it is called in short; null where that is its name. */
	shortName: string | null;
	department: DepartmentId;
	/** Latitude and longitude of its main town in degrees; null where no source was found. */
	centre: readonly [latitude: number, longitude: number] | null;
}

const read = new Map<DepartmentId, readonly Municipality[]>();

/** The municipalities of a department, by name. */
export function listMunicipalities(department: DepartmentId): readonly Municipality[] {
	const known = read.get(department);
	if (known) return known;
	const list = TABLE[department].split(";").map((entry) => readMunicipality(entry.trim(), department));
	read.set(department, list);
	return list;
}

/** The municipality of a department by its id, name or short name, accents and case aside; null for anything else. */
export function findMunicipality(department: DepartmentId, text: string | null): Municipality | null {
	if (!text) return null;
	const wanted = idOf(text);
	const isIt = ({ id, shortName }: Municipality) => id === wanted || (shortName !== null && idOf(shortName) === wanted);
	return listMunicipalities(department).find(isIt) ?? null;
}

/** All municipalities of the country that are called so. */
export function findNamesakes(text: string): Municipality[] {
	return DEPARTMENT_IDS.flatMap((department) => findMunicipality(department, text) ?? []);
}

/** What an address may say of a municipality: the words for its name and its short name, of all departments together. */
export function listMunicipalityWords(): string[] {
	const all = DEPARTMENT_IDS.flatMap(listMunicipalities);
	return all.flatMap(({ id, shortName }) => (shortName === null ? id : [id, idOf(shortName)]));
}

const ENTRY = /^([^=\d]+?)(?:=([^\d]+?))?(?: (\S+) (\S+))?$/;

function readMunicipality(entry: string, department: DepartmentId): Municipality {
	const [, name = "", shortName = null, latitude, longitude] = ENTRY.exec(entry) ?? [];
	const centre = latitude && longitude ? ([Number(latitude), Number(longitude)] as const) : null;
	return { id: idOf(name), name, shortName, department, centre };
}

function idOf(name: string): string {
	return foldText(name).replaceAll(" ", "-");
}

/** Name as the census of 2018 has it, = its short name, latitude and longitude (sources: data/README.md). */
const TABLE: Readonly<Record<DepartmentId, string>> = {
	"alta-verapaz": `
		Chahal 15.791 -89.605; Chisec 15.813 -90.289; Cobán 15.470 -90.375;
		Fray Bartolomé de las Casas 15.805 -89.861; Panzós 15.399 -89.641; Raxruhá 15.866 -90.041;
		San Agustín Lanquín=Lanquín 15.576 -89.981; San Cristóbal Verapaz 15.367 -90.478;
		San Juan Chamelco 15.424 -90.330; San Miguel Tucurú=Tucurú 15.294 -90.119;
		San Pedro Carchá 15.477 -90.311; Santa Catalina La Tinta 15.317 -89.883;
		Santa Cruz Verapaz 15.373 -90.429; Santa María Cahabón=Cahabón 15.607 -89.812; Senahú 15.416 -89.822;
		Tactic 15.322 -90.354; Tamahú 15.309 -90.236
	`,
	"baja-verapaz": `
		Cubulco 15.105 -90.629; Granados 14.916 -90.523; Purulhá 15.236 -90.236; Rabinal 15.085 -90.493;
		Salamá 15.102 -90.319; San Jerónimo 15.060 -90.240; San Miguel Chicaj 15.095 -90.394;
		Santa Cruz El Chol=El Chol 14.961 -90.488
	`,
	chimaltenango: `
		Acatenango 14.555 -90.944; Chimaltenango 14.659 -90.822; El Tejar 14.647 -90.791;
		Parramos 14.609 -90.803; Patzicía 14.632 -90.927; Patzún 14.682 -91.014;
		San Andrés Itzapa 14.622 -90.843; San José Poaquil 14.818 -90.912;
		San Juan Comalapa=Comalapa 14.741 -90.888; San Martín Jilotepeque 14.780 -90.793;
		San Miguel Pochuta=Pochuta 14.544 -91.089; San Pedro Yepocapa=Yepocapa 14.502 -90.954;
		Santa Apolonia 14.790 -90.973; Santa Cruz Balanyá 14.685 -90.919; Tecpán Guatemala 14.762 -90.992;
		Zaragoza 14.650 -90.890
	`,
	chiquimula: `
		Camotán 14.820 -89.372; Chiquimula 14.801 -89.546; Concepción las Minas 14.522 -89.457;
		Esquipulas 14.566 -89.352; Ipala 14.620 -89.619; Jocotán 14.821 -89.390; Olopa 14.692 -89.350;
		Quezaltepeque 14.636 -89.442; San Jacinto 14.677 -89.503; San José la Arada 14.723 -89.586;
		San Juan Ermita 14.765 -89.430
	`,
	"el-progreso": `
		El Jícaro 14.913 -89.897; Guastatoya 14.854 -90.070; Morazán 14.933 -90.143;
		San Agustín Acasaguastlán 14.945 -89.970; San Antonio la Paz 14.759 -90.285;
		San Cristóbal Acasaguastlán 14.925 -89.874; Sanarate 14.788 -90.199; Sansare 14.746 -90.116
	`,
	escuintla: `
		Escuintla 14.301 -90.788; Guanagazapa 14.226 -90.643; Iztapa 13.933 -90.707;
		La Democracia 14.229 -90.948; La Gomera 14.082 -91.054; Masagua 14.203 -90.848;
		Nueva Concepción 14.200 -91.300; Palín 14.404 -90.697; San José 13.922 -90.819;
		San Vicente Pacaya 14.415 -90.636; Santa Lucía Cotzumalguapa 14.335 -91.023; Sipacate 13.933 -91.150;
		Siquinalá 14.307 -90.967; Tiquisate 14.284 -91.361
	`,
	guatemala: `
		Amatitlán 14.477 -90.635; Chinautla 14.703 -90.500; Chuarrancho 14.818 -90.516; Fraijanes 14.465 -90.441;
		Guatemala 14.641 -90.513; Mixco 14.631 -90.607; Palencia 14.667 -90.357;
		San José del Golfo 14.764 -90.372; San José Pinula 14.546 -90.413; San Juan Sacatepéquez 14.719 -90.644;
		San Miguel Petapa=Petapa 14.502 -90.562; San Pedro Ayampuc 14.779 -90.453;
		San Pedro Sacatepéquez 14.686 -90.643; San Raymundo 14.765 -90.595; Santa Catarina Pinula 14.570 -90.499;
		Villa Canales 14.483 -90.534; Villa Nueva 14.525 -90.585
	`,
	huehuetenango: `
		Aguacatán 15.342 -91.311; Chiantla 15.355 -91.458; Colotenango 15.406 -91.713;
		Concepción Huista 15.624 -91.665; Cuilco 15.407 -91.947; Huehuetenango 15.321 -91.470;
		Jacaltenango 15.667 -91.712; La Democracia 15.625 -91.887; La Libertad 15.514 -91.869;
		Malacatancito 15.245 -91.499; Nentón 15.801 -91.754; Petatán; San Antonio Huista 15.650 -91.772;
		San Gaspar Ixchil 15.388 -91.726; San Ildefonso Ixtahuacán 15.417 -91.769;
		San Juan Atitán 15.429 -91.624; San Juan Ixcoy 15.600 -91.446; San Mateo Ixtatán 15.832 -91.478;
		San Miguel Acatán 15.704 -91.598; San Pedro Necta 15.491 -91.766; San Pedro Soloma 15.658 -91.430;
		San Rafael La Independencia 15.701 -91.536; San Rafael Petzal 15.405 -91.665;
		San Sebastián Coatán 15.736 -91.563; San Sebastián Huehuetenango 15.388 -91.615;
		Santa Ana Huista 15.681 -91.820; Santa Bárbara 15.316 -91.633;
		Santa Cruz Barillas=Barillas 15.804 -91.316; Santa Eulalia 15.731 -91.458;
		Santiago Chimaltenango 15.477 -91.697; Tectitán 15.306 -92.061; Todos Santos Cuchumatán 15.508 -91.604;
		Unión Cantinil 15.605 -91.719
	`,
	izabal: `
		El Estor 15.532 -89.331; Livingston 15.828 -88.750; Los Amates 15.256 -89.097; Morales 15.472 -88.841;
		Puerto Barrios 15.727 -88.598
	`,
	jalapa: `
		Jalapa 14.635 -89.991; Mataquescuintla 14.529 -90.184; Monjas 14.503 -89.872;
		San Carlos Alzatate 14.498 -90.060; San Luis Jilotepeque 14.647 -89.725;
		San Manuel Chaparrón 14.520 -89.769; San Pedro Pinula 14.663 -89.846
	`,
	jutiapa: `
		Agua Blanca 14.498 -89.650; Asunción Mita 14.334 -89.711; Atescatempa 14.175 -89.742;
		Comapa 14.113 -89.915; Conguaco 14.044 -90.031; El Adelanto 14.171 -89.827; El Progreso 14.356 -89.849;
		Jalpatagua 14.137 -90.009; Jerez 14.091 -89.751; Jutiapa 14.285 -89.888; Moyuta 14.039 -90.081;
		Pasaco 13.977 -90.206; Quesada 14.270 -90.040; San José Acatempa 14.265 -90.127;
		Santa Catarina Mita 14.451 -89.743; Yupiltepeque 14.197 -89.793; Zapotitlán 14.139 -89.826
	`,
	peten: `
		Dolores 16.512 -89.417; El Chal 16.643 -89.653; Flores 16.923 -89.899; La Libertad 16.788 -90.117;
		Las Cruces; Melchor de Mencos 17.066 -89.152; Poptún 16.331 -89.417; San Andrés 16.969 -89.912;
		San Benito 16.917 -89.919; San Francisco 16.798 -89.935; San José 16.983 -89.900;
		San Luis 16.199 -89.440; Santa Ana 16.806 -89.827; Sayaxché 16.524 -90.188
	`,
	quetzaltenango: `
		Almolonga 14.816 -91.495; Cabricán 15.075 -91.648; Cajolá 14.922 -91.615; Cantel 14.812 -91.455;
		Coatepeque 14.704 -91.864; Colomba Costa Cuca=Colomba 14.707 -91.732;
		Concepción Chiquirichapa 14.855 -91.624; El Palmar 14.651 -91.578; Flores Costa Cuca 14.632 -91.863;
		Génova 14.622 -91.836; Huitán 15.049 -91.639; La Esperanza 14.872 -91.561;
		Palestina de los Altos 14.933 -91.694; Quetzaltenango 14.845 -91.523; Salcajá 14.880 -91.457;
		San Carlos Sija 14.984 -91.549; San Francisco la Unión 14.924 -91.542;
		San Juan Olintepeque=Olintepeque 14.886 -91.515; San Juan Ostuncalco 14.873 -91.690;
		San Martín Sacatepéquez 14.824 -91.642; San Mateo 14.858 -91.590; San Miguel Siguilá 14.895 -91.615;
		Sibilia 14.994 -91.624; Zunil 14.785 -91.483
	`,
	quiche: `
		Canillá 15.165 -90.853; Chajul 15.485 -91.035; Chicamán 15.348 -90.800; Chiché 15.009 -91.064;
		Chinique 15.041 -91.026; Cunén 15.336 -91.028; Joyabaj 14.993 -90.802; Pachalum 14.925 -90.663;
		Patzité 14.964 -91.208; Playa Grande Ixcán=Ixcán 15.986 -90.773; Sacapulas 15.288 -91.089;
		San Andrés Sajcabajá 15.176 -90.942; San Antonio Ilotenango 15.055 -91.230;
		San Bartolomé Jocotenango 15.192 -91.078; San Juan Cotzal 15.434 -91.035;
		San Miguel Uspantán=Uspantán 15.347 -90.871; San Pedro Jocopilas 15.095 -91.151;
		Santa Cruz del Quiché 15.030 -91.149; Santa María Nebaj=Nebaj 15.406 -91.147;
		Santo Tomás Chichicastenango=Chichicastenango 14.943 -91.111; Zacualpa 15.027 -90.878
	`,
	retalhuleu: `
		Champerico 14.292 -91.913; El Asintal 14.596 -91.727; Nuevo San Carlos 14.593 -91.694;
		Retalhuleu 14.536 -91.678; San Andrés Villa Seca 14.578 -91.585; San Felipe 14.623 -91.595;
		San Martín Zapotitlán 14.608 -91.606; San Sebastián 14.562 -91.649; Santa Cruz Muluá 14.582 -91.624
	`,
	sacatepequez: `
		Antigua Guatemala 14.556 -90.733; Ciudad Vieja 14.524 -90.763; Jocotenango 14.578 -90.738;
		Magdalena Milpas Altas 14.548 -90.675; Pastores 14.594 -90.755;
		San Antonio Aguas Calientes 14.547 -90.781; San Bartolomé Milpas Altas 14.607 -90.678;
		San Juan Alotenango=Alotenango 14.486 -90.804; San Lucas Sacatepéquez 14.611 -90.657;
		San Miguel Dueñas 14.522 -90.799; Santa Catarina Barahona 14.551 -90.786;
		Santa Lucía Milpas Altas 14.577 -90.676; Santa María de Jesús 14.495 -90.710;
		Santiago Sacatepéquez 14.635 -90.677; Santo Domingo Xenacoj 14.681 -90.700; Sumpango 14.646 -90.734
	`,
	"san-marcos": `
		Ayutla 14.677 -92.140; Catarina 14.854 -92.077; Comitancillo 15.089 -91.750;
		Concepción Tutuapa 15.239 -91.845; El Quetzal 14.769 -91.818; El Tumbador 14.864 -91.934;
		Esquipulas Palo Gordo 14.941 -91.826; Ixchiguán 15.164 -91.933; La Blanca 14.579 -92.141;
		La Reforma 14.801 -91.822; Malacatán 14.911 -92.058; Nuevo Progreso 14.792 -91.919; Ocós 14.510 -92.193;
		Pajapita 14.722 -92.035; Río Blanco 15.038 -91.685; San Antonio Sacatepéquez 14.961 -91.732;
		San Cristóbal Cucho 14.905 -91.781; San José el Rodeo=El Rodeo 14.914 -91.976;
		San José Ojetenam 15.234 -91.973; San Lorenzo 15.031 -91.735; San Marcos 14.964 -91.795;
		San Miguel Ixtahuacán 15.272 -91.748; San Pablo 14.933 -92.004; San Pedro Sacatepéquez 14.968 -91.762;
		San Rafael Pie de la Cuesta 14.931 -91.914; Sibinal 15.150 -92.049; Sipacapa 15.212 -91.634;
		Tacaná 15.241 -92.067; Tajumulco 15.083 -91.922; Tejutla 15.123 -91.806
	`,
	"santa-rosa": `
		Barberena 14.307 -90.362; Casillas 14.419 -90.243; Chiquimulilla 14.084 -90.385; Cuilapa 14.275 -90.299;
		Guazacapán 14.074 -90.417; Nueva Santa Rosa 14.381 -90.276; Oratorio 14.228 -90.176;
		Pueblo Nuevo Viñas 14.226 -90.476; San Juan Tecuaco 14.084 -90.266; San Rafael Las Flores 14.476 -90.179;
		Santa Cruz Naranjo 14.388 -90.370; Santa María Ixhuatán 14.190 -90.275;
		Santa Rosa de Lima 14.388 -90.296; Taxisco 14.067 -90.468
	`,
	solola: `
		Concepción 14.784 -91.148; Nahualá 14.843 -91.318; Panajachel 14.742 -91.157;
		San Andrés Semetabaj 14.745 -91.133; San Antonio Palopó 14.692 -91.116; San José Chacayá 14.771 -91.216;
		San Juan La Laguna 14.695 -91.287; San Lucas Tolimán 14.595 -91.147; San Marcos La Laguna 14.725 -91.258;
		San Pablo La Laguna 14.721 -91.272; San Pedro La Laguna 14.693 -91.272;
		Santa Catarina Ixtahuacán 14.798 -91.359; Santa Catarina Palopó 14.723 -91.134;
		Santa Clara La Laguna 14.715 -91.304; Santa Cruz La Laguna 14.744 -91.207;
		Santa Lucía Utatlán 14.771 -91.267; Santa María Visitación 14.717 -91.308;
		Santiago Atitlán 14.638 -91.229; Sololá 14.771 -91.183
	`,
	suchitepequez: `
		Chicacao 14.543 -91.326; Cuyotenango 14.540 -91.572; Mazatenango 14.534 -91.503; Patulul 14.423 -91.160;
		Pueblo Nuevo 14.647 -91.539; Río Bravo 14.400 -91.317; Samayac 14.581 -91.461;
		San Antonio Suchitepéquez 14.539 -91.414; San Bernardino 14.542 -91.458;
		San Francisco Zapotitlán 14.589 -91.521; San Gabriel 14.511 -91.507; San José el Ídolo 14.450 -91.422;
		San José La Máquina=La Máquina 14.302 -91.567; San Juan Bautista 14.423 -91.179;
		San Lorenzo 14.486 -91.513; San Miguel Panán 14.529 -91.367; San Pablo Jocopilas 14.589 -91.452;
		Santa Bárbara 14.436 -91.227; Santo Domingo Suchitepéquez 14.479 -91.483;
		Santo Tomás La Unión 14.632 -91.411; Zunilito 14.613 -91.510
	`,
	totonicapan: `
		Momostenango 15.044 -91.409; San Andrés Xecul 14.905 -91.483; San Bartolo Aguas Calientes 15.084 -91.456;
		San Cristóbal Totonicapán 14.917 -91.441; San Francisco el Alto 14.945 -91.443;
		Santa Lucía la Reforma 15.128 -91.236; Santa María Chiquimula 15.030 -91.329; Totonicapán 14.912 -91.361
	`,
	zacapa: `
		Cabañas 14.933 -89.800; Estanzuela 14.998 -89.573; Gualán 15.120 -89.357; Huité 14.928 -89.716;
		La Unión 14.967 -89.290; Río Hondo 15.045 -89.585; San Diego 14.790 -89.776; San Jorge 14.926 -89.589;
		Teculután 14.989 -89.719; Usumatlán 14.948 -89.777; Zacapa 14.969 -89.527
	`,
};
