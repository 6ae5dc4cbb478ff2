import { type ChangeEvent, useState } from "react";
import { useLocation } from "react-router";
import { DEPARTMENT_IDS, DEPARTMENTS } from "../../domain/offices/departments.ts";
import { ANYWHERE, DEPARTMENT_KEY, MUNICIPALITY_KEY } from "../../domain/offices/near.ts";
import { addresses } from "../address/addresses.ts";
import { KEEPS_PLACE, useNavigate } from "../address/navigate.ts";
import { DataText } from "../components/facts.tsx";
import { Form } from "../components/form.tsx";
import { Button, Link } from "../components/link.tsx";
import { Icon } from "../icons/icon.tsx";
import { useText } from "../words/text.ts";
import type { Located, NearbyTown } from "./locate.ts";
import type { OfficesView } from "./offices-view.ts";

/** Place and institution, sent as a question that can be shared; the procedure stays until it is taken away. */
export function OfficeFilter({ asked, strange, municipalities, institutions }: OfficesView) {
	const { text } = useText();
	const { department, municipality, procedure, institution } = asked;
	return (
		<>
			<Form className="office-filter screen-only" action={addresses.offices.to()}>
				{procedure && (
					<p>
						<input type="hidden" name="tramite" value={procedure.id} />
						<strong>
							<DataText>{text("office.forProcedure", { name: procedure.name })}</DataText>
						</strong>{" "}
						<Link to={addresses.offices.to({ department, municipality: municipality?.id ?? null })}>
							{text("office.withoutProcedure")}
						</Link>
					</p>
				)}
				<Choice
					name={DEPARTMENT_KEY}
					label={text("office.department")}
					all={{ id: ANYWHERE, name: text("office.allDepartments") }}
					choices={DEPARTMENT_IDS.map((id) => ({ id, name: DEPARTMENTS[id] }))}
					chosen={department}
					onChange={forgetMunicipality}
				/>
				{department && (
					<Choice
						name={MUNICIPALITY_KEY}
						label={text("office.municipality")}
						all={{ id: ANYWHERE, name: text("office.allMunicipalities") }}
						choices={municipalities}
						chosen={municipality?.id}
					/>
				)}
				<Choice
					name="institucion"
					label={text("office.institution")}
					all={{ id: "", name: text("office.anyInstitution") }}
					choices={institutions}
					chosen={institution?.id}
				/>
				<Button type="submit" kind="primary">
					{text("office.filter")}
				</Button>
			</Form>
			{strange && <p className="office-none office-strange screen-only">{strange}</p>}
			<UsePosition asked={asked} />
			{department && <RememberPlace asked={asked} />}
		</>
	);
}

interface ChoiceProps {
	name: string;
	label: string;
	/** Says that none of them is wanted. */
	all: { id: string; name: string };
	choices: readonly { id: string; name: string }[];
	chosen: string | null | undefined;
	onChange?: (event: ChangeEvent<HTMLSelectElement>) => void;
}

function Choice({ name, label, all, choices, chosen, onChange }: ChoiceProps) {
	const { language } = useText();
	const id = `oficina-${name}`;
	return (
		<div>
			<label htmlFor={id}>{label}</label>
			<select key={chosen} id={id} name={name} defaultValue={chosen ?? all.id} autoComplete="off" onChange={onChange}>
				<option value={all.id}>{all.name}</option>
				{choices.map((each) => (
					<option key={each.id} value={each.id} lang={language === "es" ? undefined : "es"}>
						{each.name}
					</option>
				))}
			</select>
		</div>
	);
}

/** The municipalities that are offered are those of the department before. */
function forgetMunicipality({ target: { form } }: ChangeEvent<HTMLSelectElement>): void {
	const field = form?.elements.namedItem(MUNICIPALITY_KEY);
	if (field instanceof HTMLSelectElement) field.value = ANYWHERE;
}

/** Keeps the place of the list on this device, or forgets it; a whole page is sent and loaded, with scripts or without. */
function RememberPlace({ asked: { department, municipality } }: Pick<OfficesView, "asked">) {
	const { text } = useText();
	const { pathname, search } = useLocation();
	if (!department) return null;
	const place = [municipality?.name, DEPARTMENTS[department]].filter(Boolean).join(", ");
	return (
		<form className="office-remember screen-only" method="post" action={addresses.near.to()}>
			<input type="hidden" name="volver" value={pathname + search} />
			{municipality && <input type="hidden" name={MUNICIPALITY_KEY} value={municipality.id} />}
			<Button type="submit" name={DEPARTMENT_KEY} value={department}>
				{text("office.remember", { place })}
			</Button>
			<Button type="submit" name={DEPARTMENT_KEY} value="">
				{text("office.forget")}
			</Button>
		</form>
	);
}

/**
 * Chooses the nearest municipality by the position of the device, which is asked for when somebody presses this and never
 * else, and which no request carries. Shown only where scripts answer (offices.css).
 */
function UsePosition({ asked }: Pick<OfficesView, "asked">) {
	const { text } = useText();
	const navigate = useNavigate();
	const [answer, setAnswer] = useState<Located | "asking" | null>(null);
	const addressOf = ({ department, municipality }: NearbyTown) =>
		addresses.offices.to({
			...{ department, municipality },
			institution: asked.institution?.id ?? null,
			procedure: asked.procedure?.id ?? null,
		});

	async function find() {
		setAnswer("asking");
		const located = await import("./locate.ts").then(({ locate }) => locate()).catch(() => "failed" as const);
		if (typeof located === "object")
			await navigate(addressOf(located[0]), { preventScrollReset: true, state: KEEPS_PLACE });
		setAnswer(located);
	}

	// Whoever chose another place since then knows better.
	const isLeft =
		typeof answer === "object" &&
		answer !== null &&
		(answer[0].department !== asked.department || answer[0].municipality !== asked.municipality?.id);
	return (
		<div className="office-position screen-only">
			<Button onClick={() => void find()}>
				<Icon name="map-pin" /> {text("position.use")}
			</Button>
			<p>{text("position.hint")}</p>
			<div role="status">
				{typeof answer === "string" && <p>{text(`position.${answer}`)}</p>}
				{typeof answer === "object" && answer !== null && !isLeft && (
					<p>
						<DataText>{text("position.near", { place: answer[0].name })}</DataText> {text("position.others")}{" "}
						{answer.slice(1).map((town, at) => (
							<span key={town.name}>
								{at > 0 && " · "}
								<Link to={addressOf(town)} preventScrollReset state={KEEPS_PLACE}>
									<DataText>{town.name}</DataText>
								</Link>
							</span>
						))}
					</p>
				)}
			</div>
		</div>
	);
}
