import type { ReactNode } from "react";
import type { ProcedureType } from "../../domain/catalogue/procedure.ts";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-names.ts";
import type { TextKey } from "../words/text.ts";
import { useText } from "../words/text.ts";
import type { BesideView } from "./found-view.ts";

interface DataTextProps {
	children: ReactNode;
	/** Of a translated procedure: its texts that are Spanish all the same. */
	spanish?: readonly ReactNode[] | undefined;
}

/** Text that comes from the tables, Spanish where nobody translated it: under the English interface it says so to screen readers and translators. */
export function DataText({ children, spanish }: DataTextProps) {
	const { language } = useText();
	const isSaid = language === "es" || spanish?.includes(children) === false;
	return isSaid ? children : <span lang="es">{children}</span>;
}

interface FactProps {
	icon: IconName;
	label: TextKey;
	/** True where the sign says enough to who sees it: the name is then for screen readers alone. */
	isNameHidden?: boolean;
	children: ReactNode;
}

/** One line of a list of facts (`dl`): its sign, its name and its value. */
export function Fact({ icon, label, isNameHidden, children }: FactProps) {
	const { text } = useText();
	return (
		<div>
			<dt>
				<Icon name={icon} />
				{isNameHidden ? <span className="visually-hidden">{text(label)}</span> : text(label)}
			</dt>
			<dd>{children}</dd>
		</div>
	);
}

/** The facts that no source states, named once in place of a line for each; nothing where there are none. */
export function Unsaid({ fields }: { fields: readonly TextKey[] }) {
	const { text, language } = useText();
	if (fields.length === 0) return null;
	const names = fields.map((field) => text(field).toLocaleLowerCase(language)).join(", ");
	return <p className="unsaid">{text("unknown.unsaid", { fields: names })}</p>;
}

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

/** The picture beside the word Digital, Mixto or Presencial. */
export const TYPE_ICONS: Readonly<Record<ProcedureType, IconName>> = {
	digital: "monitor-smartphone",
	mixto: "shuffle",
	presencial: "building-2",
};

/** 'Ficha oficial resumida, sin verificar': what stands there is what the official catalogue says, and nobody checked it. */
export function UncheckedBadge() {
	const { text } = useText();
	return (
		<span className="type-badge" data-kind="unchecked">
			<Icon name="triangle-alert" />
			{text("procedure.unchecked.mark")}
		</span>
	);
}

const KIND_ICONS = { experience: "book-open", institution: "landmark" } as const;

/** Says that a page found is a guide or an institution, where the others are procedures: icon and word together. */
export function KindBadge({ kind }: { kind: BesideView["kind"] }) {
	const { text } = useText();
	return (
		<span className="type-badge">
			<Icon name={KIND_ICONS[kind]} />
			{text(`search.kind.${kind}`)}
		</span>
	);
}

/** Says in word, icon and colour that something can be done online. */
export function DigitalBadge({ label }: { label: string }) {
	return (
		<span className="type-badge" data-type="digital">
			<Icon name="monitor-smartphone" />
			{label}
		</span>
	);
}
