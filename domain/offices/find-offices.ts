import { groupBy } from "../group-by.ts";
import { keptFor } from "../kept-for.ts";
import { DEPARTMENTS, type DepartmentId } from "./departments.ts";
import type { Municipality } from "./municipalities.ts";
import { gives, HOME_COUNTRY, isIn, type Office } from "./office.ts";

/** What offices are asked for by. */
export interface OfficeQuestion {
	institution: string | null;
	/** Id of a procedure, with the institution that gives it. */
	procedure: { id: string; institution: string | null } | null;
	department: DepartmentId | null;
	/** One of the department. */
	municipality: Municipality | null;
}

/** Offices for a question, in the order in which to tell them. */
export interface OfficeAnswer {
	/** Those that were asked for. */
	here: readonly Office[];
	/** Of the same institution or for the same procedure in the neighbouring departments; only where none is here. */
	near: readonly Office[];
	/** And anywhere else in Guatemala; only where none is near. */
	elsewhere: readonly Office[];
}

/**
 * Finds offices among those of a catalogue: the nearest first, those that surely give the procedure before those of which
 * nobody says what they give, else in the order of the catalogue (`readOfficesInSteps`).
 */
export function findOffices(offices: readonly Office[], question: OfficeQuestion): OfficeAnswer {
	const { procedure, department, municipality } = question;
	const pick = (among: readonly Office[]) => {
		const fitting = among.filter((office) => office.closed_since === null && isAskedFor(office, question));
		return procedure === null ? fitting : putFirst(fitting, (office) => gives(office, procedure.id) === true);
	};
	if (department === null) return { here: pick(offices), near: [], elsewhere: [] };
	const inDepartment = (id: DepartmentId) => pick(byDepartment(offices).get(DEPARTMENTS[id]) ?? []);
	const here = inDepartment(department);
	const ordered = municipality === null ? here : putFirst(here, (office) => isIn(office, municipality));
	const near = here.length > 0 ? [] : NEIGHBOURS[department].flatMap(inDepartment);
	const isAnyNear = here.length + near.length > 0;
	const elsewhere = isAnyNear ? [] : pick(offices).filter(({ country }) => country === HOME_COUNTRY);
	return { here: ordered, near, elsewhere };
}

/** Of ten thousand offices a department has few hundred: only those are looked at. */
const byDepartment = keptFor((offices: readonly Office[]) => groupBy(offices, ({ department }) => department));

function putFirst(offices: readonly Office[], isFirst: (office: Office) => boolean): readonly Office[] {
	const groups = groupBy(offices, isFirst);
	return [...(groups.get(true) ?? []), ...(groups.get(false) ?? [])];
}

/** Those that were asked for and attend nobody any more, in their order. */
export function findClosedOffices(offices: readonly Office[], question: OfficeQuestion): Office[] {
	const { department } = question;
	return offices.filter(
		(office) =>
			office.closed_since !== null &&
			(department === null || office.department === DEPARTMENTS[department]) &&
			isAskedFor(office, question),
	);
}

function isAskedFor(office: Office, { institution, procedure }: OfficeQuestion): boolean {
	if (institution !== null && office.institution_id !== institution) return false;
	return procedure === null || (gives(office, procedure.id) ?? office.institution_id === procedure.institution);
}

/** The one office to name to somebody of a department. */
export interface Nearest {
	office: Office;
	/**
	 * In the department, in one that borders on it, or further away; "unknown" where all that is known is further away and may
	 * not do it: nobody is sent across the country for that.
	 */
	where: "here" | "near" | "elsewhere" | "unknown";
	/** Whether a source says that the procedure is done there. */
	isSure: boolean;
}

type Wanted = Pick<OfficeQuestion, "institution" | "procedure">;

/** The office nearest to a department in Guatemala; null where none is known. */
export function findNearest(offices: readonly Office[], wanted: Wanted, department: DepartmentId): Nearest | null {
	const { here, near, elsewhere } = findOffices(offices, { ...wanted, department, municipality: null });
	const [office] = [...here, ...near, ...elsewhere];
	if (!office) return null;
	const { procedure } = wanted;
	const isSure = procedure !== null && gives(office, procedure.id) === true;
	const far = isSure ? "elsewhere" : "unknown";
	return { office, where: here.length > 0 ? "here" : near.length > 0 ? "near" : far, isSure };
}

/** Whether any office at all could be named, whichever department somebody is of. */
export function hasOffice(offices: readonly Office[], wanted: Wanted): boolean {
	return findOffices(offices, { ...wanted, department: null, municipality: null }).here.length > 0;
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
