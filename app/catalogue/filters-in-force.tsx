import { addresses } from "../addresses.ts";
import { DataText } from "../components/data-text.tsx";
import { Icon } from "../components/icon.tsx";
import { Link } from "../components/link.tsx";
import { KEEPS_PLACE } from "../keeps-place.ts";
import { useText } from "../use-text.ts";
import type { CatalogueView } from "./catalogue-view.ts";

/** What narrows the list besides the text; each one leads to the list without it. */
export function FiltersInForce({ filter }: { filter: CatalogueView }) {
	const { text } = useText();
	const { asked, categoryName, institutionName } = filter;
	const inForce = [
		categoryName !== null && { name: categoryName, isData: true, without: { category: null } },
		institutionName !== null && { name: institutionName, isData: true, without: { institution: null } },
		asked.audience !== "todos" && {
			name: text(`procedure.userType.${asked.audience}`),
			without: { audience: "todos" } as const,
		},
		asked.isFree && { name: text("catalogue.free"), without: { isFree: false } },
		asked.isOnline && { name: text("catalogue.online"), without: { isOnline: false } },
	].filter((each) => each !== false);
	if (inForce.length === 0) return null;
	return (
		<ul className="catalogue-in-force" aria-label={text("catalogue.filtersInForce")}>
			{inForce.map(({ name, without, ...rest }) => (
				<li key={name}>
					<Link to={addresses.catalogue.to({ ...asked, ...without })} preventScrollReset state={KEEPS_PLACE}>
						<span className="visually-hidden">{text("catalogue.removeFilter")}</span>{" "}
						{"isData" in rest ? <DataText>{name}</DataText> : name}
						<Icon name="x" />
					</Link>
				</li>
			))}
		</ul>
	);
}
