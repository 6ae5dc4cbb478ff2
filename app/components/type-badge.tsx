import "./type-badge.css";
import type { ProcedureType } from "../../domain/procedure.ts";
import { useText } from "../use-text.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

const ICONS: Readonly<Record<ProcedureType, IconName>> = {
	digital: "monitor-smartphone",
	mixto: "shuffle",
	presencial: "building-2",
};

/** Digital, Mixto or Presencial: word, icon and colour together; 'No especificada' when the row does not say. */
export function TypeBadge({ type }: { type: ProcedureType | null }) {
	const { text } = useText();
	if (type === null) return <span className="type-badge">{text("unknown.text")}</span>;
	return (
		<span className="type-badge" data-type={type}>
			<Icon name={ICONS[type]} />
			{text(`procedure.type.${type}`)}
		</span>
	);
}
