import { addresses } from "../addresses.ts";
import { DataText } from "../components/data-text.tsx";
import { Link } from "../components/link.tsx";
import type { TranslationView } from "./translation-view.ts";

/** That the page is our translation, or the Spanish text of one; the way to the other; and what to ask for at the office. */
export function TranslationMark({ id, translation }: { id: string; translation: TranslationView | null }) {
	if (!translation) return null;
	const { mark, other, isSpanish, spanishName, nameBehind } = translation;
	return (
		<p className="procedure-translation">
			{spanishName && (
				<span>
					{`${spanishName.label} `}
					<b>
						<DataText>{spanishName.name}</DataText>
					</b>
				</span>
			)}
			{nameBehind && <small className="translation-behind">{nameBehind}</small>}
			<span>
				{`${mark} `}
				<Link className="screen-only" to={addresses.procedure.to({ id, isSpanish: !isSpanish })}>
					{other}
				</Link>
			</span>
		</p>
	);
}
