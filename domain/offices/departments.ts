import { foldText } from "../text/text.ts";

/** The departments of Guatemala, by the word that addresses and the cookie say. */
export const DEPARTMENTS = {
	"alta-verapaz": "Alta Verapaz",
	"baja-verapaz": "Baja Verapaz",
	chimaltenango: "Chimaltenango",
	chiquimula: "Chiquimula",
	"el-progreso": "El Progreso",
	escuintla: "Escuintla",
	guatemala: "Guatemala",
	huehuetenango: "Huehuetenango",
	izabal: "Izabal",
	jalapa: "Jalapa",
	jutiapa: "Jutiapa",
	peten: "Petén",
	quetzaltenango: "Quetzaltenango",
	quiche: "Quiché",
	retalhuleu: "Retalhuleu",
	sacatepequez: "Sacatepéquez",
	"san-marcos": "San Marcos",
	"santa-rosa": "Santa Rosa",
	solola: "Sololá",
	suchitepequez: "Suchitepéquez",
	totonicapan: "Totonicapán",
	zacapa: "Zacapa",
} as const;

/** The cookie that keeps the department that somebody chose, and its name in forms and addresses. */
export const DEPARTMENT_KEY = "departamento";
export const DEPARTMENT_FIELD = DEPARTMENT_KEY;

export type DepartmentId = keyof typeof DEPARTMENTS;

export const DEPARTMENT_IDS = Object.keys(DEPARTMENTS) as DepartmentId[];

/** Says in an address that offices of all departments are wanted, whatever was chosen. */
export const ANYWHERE = "todos";

/** As records spell them. */
export const DEPARTMENT_NAMES: readonly string[] = Object.values(DEPARTMENTS);

const BY_NAME = new Map(DEPARTMENT_IDS.map((id) => [foldText(DEPARTMENTS[id]), id]));

/** The department of this id or name, accents and case aside; null for anything else. */
export function findDepartment(text: string | null): DepartmentId | null {
	if (text === null) return null;
	const folded = foldText(text);
	return BY_NAME.get(folded) ?? DEPARTMENT_IDS.find((id) => id === folded) ?? null;
}

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
