import { type ReactNode, useEffect } from "react";
import { addresses } from "../address/addresses.ts";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-names.ts";
import { formatMoney } from "../words/format.ts";
import { type TextKey, useText } from "../words/text.ts";
import type { ExperienceCardView } from "./experience-card-view.ts";
import { DataText, Fact, TypeBadge, UncheckedBadge, Unsaid } from "./facts.tsx";
import { Link } from "./link.tsx";
import { Nearest } from "./nearest.tsx";
import type { ProcedureCardView } from "./procedure-card-view.ts";

/** A cost as cards say it; a range as the record has it; nothing where nobody says it. */
export function sayCost(
	{ cost, currency, costRange }: Pick<ProcedureCardView, "cost" | "currency" | "costRange">,
	{ text, language }: Pick<ReturnType<typeof useText>, "text" | "language">,
): string | undefined {
	if (cost === undefined) return costRange;
	return currency ? formatMoney(cost, currency, language) : text("procedure.costFree");
}

/** A procedure in a list: name, type, description, institution, cost, duration and audience. The whole card opens the detail. */
export function ProcedureCard({ procedure }: { procedure: ProcedureCardView }) {
	const { text, language } = useText();
	const { nearest } = procedure;
	function say(words: string | undefined) {
		return words && <DataText spanish={procedure.spanish}>{words}</DataText>;
	}

	const facts: { icon: IconName; label: TextKey; value: ReactNode }[] = [
		{ icon: "landmark", label: "procedure.institution", value: say(procedure.institution) ?? text("unknown.short") },
		{
			icon: "banknote",
			label: "procedure.cost",
			value: procedure.cost === undefined ? say(procedure.costRange) : sayCost(procedure, { text, language }),
		},
		{ icon: "clock", label: "procedure.duration", value: say(procedure.duration) },
		...(nearest ? [{ icon: "map-pin", label: "procedure.place", value: <Nearest nearest={nearest} /> } as const] : []),
		{
			icon: "users",
			label: "procedure.audience",
			value: procedure.user_type && text(`procedure.userType.${procedure.user_type}`),
		},
	];
	const known = facts.filter(({ value }) => value);
	return (
		<article className="procedure-card">
			<h3>
				<Link to={addresses.procedure.to({ id: procedure.id })}>{say(procedure.name)}</Link>
			</h3>
			<TypeBadge type={procedure.type} />
			{procedure.isUnchecked && <UncheckedBadge />}
			{procedure.description && <p>{say(procedure.description)}</p>}
			{known.length > 0 && (
				<dl>
					{known.map(({ icon, label, value }) => (
						<Fact key={label} icon={icon} label={label} isNameHidden>
							{value}
						</Fact>
					))}
				</dl>
			)}
			<Unsaid fields={facts.flatMap(({ label, value }) => (value ? [] : label))} />
			<Link className="card-plan screen-only" to={addresses.plan.to({ ids: [procedure.id] })}>
				{text("procedure.plan")}
				<span className="visually-hidden">: {say(procedure.name)}</span>
			</Link>
		</article>
	);
}

/** The icon of an experience, in its colour. */
export function ExperienceMark({ icon, color }: { icon: IconName; color: string }) {
	return (
		<span className="experience-mark" data-color={color}>
			<Icon name={icon} />
		</span>
	);
}

/** A guided experience in a list: goal, category, number of procedures and estimated time. The whole card opens it. */
export function ExperienceCard({ experience, to }: { experience: ExperienceCardView; to: string }) {
	const { count } = useText();
	return (
		<article className="experience-card" data-color={experience.color}>
			<ExperienceMark icon={experience.icon} color={experience.color} />
			<p className="experience-card-category">{experience.categoria}</p>
			<h3>
				<Link to={to} id={experience.id}>
					{experience.nombre}
				</Link>
			</h3>
			<p>{experience.descripcion}</p>
			<p className="experience-card-way">
				<span>{count("experiences.procedures", experience.count)}</span>
				<span className="experience-card-dots" aria-hidden="true" />
				<span>{experience.duracion_estimada}</span>
			</p>
			{experience.time !== null && <p className="experience-card-time">{experience.time}</p>}
		</article>
	);
}

const CARDS = ".procedure-card, .experience-card, .institution-entry";
const ACTS_BY_ITSELF = "a, button, input, select, textarea, label, summary";
/** Pixels that a hand moves while it only presses. */
const TREMBLE = 4;

/**
 * Lifts the text of cards over the link that fills them, so that a mouse can select it; a press on it still opens the
 * card. Until scripts run the link stays on top.
 */
export function useSelectableCards(): void {
	useEffect(() => {
		let pressedAt = { x: 0, y: 0 };
		const notePress = ({ x, y }: MouseEvent) => {
			pressedAt = { x, y };
		};
		const onClick = (event: MouseEvent) => {
			const isDragged = Math.hypot(event.x - pressedAt.x, event.y - pressedAt.y) > TREMBLE;
			if (!isDragged) openCard(event);
		};
		document.documentElement.dataset.cards = "selectable";
		addEventListener("mousedown", notePress);
		addEventListener("click", onClick);
		return () => {
			removeEventListener("mousedown", notePress);
			removeEventListener("click", onClick);
		};
	}, []);
}

function openCard({ target, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void {
	if (defaultPrevented || !(target instanceof Element) || target.closest(ACTS_BY_ITSELF)) return;
	const link = target.closest(CARDS)?.querySelector("h3 a");
	const keys = { ctrlKey, metaKey, shiftKey, altKey };
	link?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
}
