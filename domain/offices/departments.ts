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

export type DepartmentId = keyof typeof DEPARTMENTS;

export const DEPARTMENT_IDS = Object.keys(DEPARTMENTS) as DepartmentId[];

/** As records spell them. */
export const DEPARTMENT_NAMES: readonly string[] = Object.values(DEPARTMENTS);

/** The department of this id or name, accents and case aside; null for anything else. */
export function findDepartment(text: string | null): DepartmentId | null {
	if (text === null) return null;
	const folded = foldText(text);
	return DEPARTMENT_IDS.find((id) => id === folded || foldText(DEPARTMENTS[id]) === folded) ?? null;
}
