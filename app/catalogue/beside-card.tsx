import { besideAddress } from "../components/beside-address.ts";
import type { BesideView } from "../components/beside-view.ts";
import { DataText } from "../components/data-text.tsx";
import { Fact } from "../components/fact.tsx";
import { KindBadge } from "../components/kind-badge.tsx";
import { Link } from "../components/link.tsx";

/** An experience or an institution among the cards of procedures; no article, because what is counted are procedures. */
export function BesideCard({ page }: { page: BesideView }) {
	const { kind, name, description, duration } = page;
	// Experiences are written in both languages; what institutions are called is Spanish.
	const say = (words: string) => (kind === "institution" ? <DataText>{words}</DataText> : words);
	return (
		<div className="procedure-card">
			<h3>
				<Link to={besideAddress(page)}>{say(name)}</Link>
			</h3>
			<KindBadge kind={kind} />
			{description && <p>{say(description)}</p>}
			{duration && (
				<dl>
					<Fact icon="clock" label="procedure.duration" isNameHidden>
						{duration}
					</Fact>
				</dl>
			)}
		</div>
	);
}
