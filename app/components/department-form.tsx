import { useId } from "react";
import { useLocation } from "react-router";
import type { DepartmentId } from "../../domain/offices/departments.ts";
import { DEPARTMENT_FIELD, DEPARTMENT_IDS, DEPARTMENTS } from "../../domain/offices/departments.ts";
import { addresses } from "../address/addresses.ts";
import { useText } from "../words/text.ts";
import { Button } from "./link.tsx";

/**
 * Chooses the department whose offices come first from then on, on this device only. A whole page is sent and loaded, with
 * scripts or without: what is near is chosen once.
 */
export function DepartmentForm({ chosen }: { chosen: DepartmentId | null }) {
	const { text } = useText();
	const { pathname, search, hash } = useLocation();
	const id = useId();
	return (
		<form className="department-form screen-only" method="post" action={addresses.near.to()}>
			<label htmlFor={id}>{text("office.yourDepartment")}</label>
			<input type="hidden" name="volver" value={`${pathname}${withoutDepartment(search)}${hash || "#oficinas"}`} />
			<div className="department-form-row">
				<select id={id} name={DEPARTMENT_FIELD} defaultValue={chosen ?? ""} autoComplete="off">
					<option value="">{text("office.anyDepartment")}</option>
					{DEPARTMENT_IDS.map((each) => (
						<option key={each} value={each}>
							{DEPARTMENTS[each]}
						</option>
					))}
				</select>
				<Button type="submit">{text("office.choose")}</Button>
			</div>
		</form>
	);
}

/** The choice says it from then on: the address names no department any more. */
function withoutDepartment(search: string): string {
	const query = new URLSearchParams(search);
	query.delete(DEPARTMENT_FIELD);
	return query.size > 0 ? `?${query}` : "";
}
