import { ANYWHERE, DEPARTMENTS } from "../../domain/offices/departments.ts";
import { addresses } from "../address/addresses.ts";
import { DepartmentForm } from "../components/department-form.tsx";
import { Link } from "../components/link.tsx";
import { OfficeList } from "../components/office-list.tsx";
import { useText } from "../words/text.ts";
import type { ProcedureView } from "./procedure-view.ts";

/** Where it is done, the nearest first once a department was chosen; nothing where no office is known. */
export function ProcedureOffices({ id, offices }: Pick<ProcedureView, "id" | "offices">) {
	const { text, count } = useText();
	const { department, isHere, total, since, sure, maybe } = offices;
	if (total === 0) return null;
	const shown = sure.length + maybe.length;
	return (
		<section className="further-down" aria-labelledby="oficinas">
			<h2 id="oficinas">{text("office.where")}</h2>
			<DepartmentForm chosen={department} />
			{department && !isHere && <p>{text("office.noneHere", { department: DEPARTMENTS[department] })}</p>}
			{sure.length > 0 && (
				<>
					<p>{text("office.sure")}:</p>
					<OfficeList offices={sure} since={since} level={3} />
				</>
			)}
			{maybe.length > 0 && (
				<>
					<p>
						<strong>{text("office.maybe")}.</strong> {text("office.maybeHint")}
					</p>
					<OfficeList offices={maybe} since={since} level={3} />
				</>
			)}
			{total > shown && (
				<p>
					<Link to={addresses.offices.to({ procedure: id, department: department ?? ANYWHERE })}>
						{count("office.all", total)}
					</Link>
				</p>
			)}
		</section>
	);
}
