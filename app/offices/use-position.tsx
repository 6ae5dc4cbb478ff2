import { useState } from "react";
import { addresses } from "../address/addresses.ts";
import { KEEPS_PLACE, useNavigate } from "../address/navigate.ts";
import { DataText } from "../components/facts.tsx";
import { Button, Link } from "../components/link.tsx";
import { Icon } from "../icons/icon.tsx";
import { useText } from "../words/text.ts";
import type { Located, NearbyTown } from "./locate.ts";
import type { OfficesView } from "./offices-view.ts";

/**
 * Chooses the nearest municipality by the position of the device, which is asked for when somebody presses this and never
 * else, and which no request carries. Shown only where scripts answer (offices.css).
 */
export function UsePosition({ asked }: Pick<OfficesView, "asked">) {
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
