import { ANYWHERE } from "../../domain/offices/near.ts";
import { addresses } from "../address/addresses.ts";
import { Link } from "../components/link.tsx";
import { OfficeList } from "../components/office-list.tsx";
import type { NearOffices } from "../components/office-view.ts";
import { Icon } from "../icons/icon.tsx";
import { useText } from "../words/text.ts";

/** Where it is done, the nearest first once a department was chosen; nothing where no office is known. */
export function ProcedureOffices({ id, offices }: { id: string; offices: NearOffices }) {
	const { text, count } = useText();
	const { department, isHere, total, since, sure, others } = offices;
	if (total === 0) return null;
	return (
		<section className={sure.length > 0 ? "further-down" : "further-down screen-only"} aria-labelledby="oficinas">
			<h2 id="oficinas">{text("office.where")}</h2>
			{department && !isHere && <p>{text("office.noneHere", { department: department.name })}</p>}
			{sure.length > 0 && (
				<>
					<p>{text("office.sure")}:</p>
					<OfficeList offices={sure} since={since} level={3} isSavable={false} />
				</>
			)}
			{others.length > 0 && (
				<div className="screen-only">
					<p>
						<strong>{text("office.maybe")}.</strong> {text("office.maybeHint")}
					</p>
					<OfficeList offices={others} since={since} level={3} isSavable={false} />
				</div>
			)}
			<p className="screen-only">
				<Link
					className="lone-link"
					to={addresses.offices.to({ procedure: id, department: department?.id ?? ANYWHERE })}
				>
					<Icon name="map-pin" />{" "}
					{department || total <= 2 ? count("office.all", total) : text("office.chooseDepartment")}
				</Link>
			</p>
		</section>
	);
}
