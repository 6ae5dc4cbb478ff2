import type { ProcedureType } from "../../domain/procedure.ts";
import { useText } from "../use-text.ts";
import { Icon } from "./icon.tsx";
import { TYPE_ICONS } from "./type-icons.ts";

/** Digital, Mixto or Presencial: word, icon and colour together; 'No especificada' when the row does not say. */
export function TypeBadge({ type }: { type: ProcedureType | null | undefined }) {
	const { text } = useText();
	if (!type) return <span className="type-badge">{text("unknown.text")}</span>;
	return (
		<span className="type-badge" data-type={type}>
			<Icon name={TYPE_ICONS[type]} />
			{text(`procedure.type.${type}`)}
		</span>
	);
}
