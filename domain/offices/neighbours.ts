import type { DepartmentId } from "./departments.ts";

/** The departments that border on each one: where nothing is known in a department, its neighbours come next. */
export const NEIGHBOURS: Readonly<Record<DepartmentId, readonly DepartmentId[]>> = {
	"alta-verapaz": ["baja-verapaz", "quiche", "peten", "izabal", "zacapa", "el-progreso"],
	"baja-verapaz": ["alta-verapaz", "el-progreso", "guatemala", "chimaltenango", "quiche"],
	chimaltenango: ["sacatepequez", "guatemala", "solola", "quiche", "baja-verapaz", "escuintla", "suchitepequez"],
	chiquimula: ["zacapa", "jalapa", "jutiapa"],
	"el-progreso": ["guatemala", "zacapa", "jalapa", "baja-verapaz", "alta-verapaz"],
	escuintla: ["sacatepequez", "guatemala", "santa-rosa", "suchitepequez", "chimaltenango"],
	guatemala: ["sacatepequez", "chimaltenango", "escuintla", "santa-rosa", "el-progreso", "jalapa", "baja-verapaz"],
	huehuetenango: ["quetzaltenango", "quiche", "totonicapan", "san-marcos"],
	izabal: ["zacapa", "alta-verapaz", "peten"],
	jalapa: ["el-progreso", "guatemala", "chiquimula", "jutiapa", "santa-rosa", "zacapa"],
	jutiapa: ["santa-rosa", "jalapa", "chiquimula"],
	peten: ["alta-verapaz", "izabal"],
	quetzaltenango: ["totonicapan", "san-marcos", "huehuetenango", "retalhuleu", "solola", "suchitepequez"],
	quiche: ["totonicapan", "huehuetenango", "solola", "chimaltenango", "alta-verapaz", "baja-verapaz"],
	retalhuleu: ["suchitepequez", "quetzaltenango", "san-marcos"],
	sacatepequez: ["guatemala", "chimaltenango", "escuintla"],
	"san-marcos": ["quetzaltenango", "huehuetenango", "retalhuleu"],
	"santa-rosa": ["escuintla", "guatemala", "jutiapa", "jalapa"],
	solola: ["chimaltenango", "totonicapan", "quetzaltenango", "quiche", "suchitepequez"],
	suchitepequez: ["retalhuleu", "solola", "quetzaltenango", "escuintla", "chimaltenango"],
	totonicapan: ["quetzaltenango", "quiche", "solola", "huehuetenango"],
	zacapa: ["chiquimula", "el-progreso", "izabal", "alta-verapaz", "jalapa"],
};
