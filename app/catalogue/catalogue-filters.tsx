import { useState } from "react";
import { Form } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../components/button.tsx";
import { DataText } from "../components/data-text.tsx";
import { Icon } from "../components/icon.tsx";
import { SearchRow } from "../components/search-row.tsx";
import { useLiveFilter } from "../components/use-live-filter.ts";
import { KEEPS_PLACE } from "../keeps-place.ts";
import { useText } from "../use-text.ts";
import type { CatalogueView } from "./catalogue-view.ts";

const FIELDS = addresses.catalogue.query;

/** Search box and category panel. With scripts the list follows what is typed; without them the buttons send the form. */
export function CatalogueFilters({ filter }: { filter: CatalogueView }) {
	const { text } = useText();
	const { box, follow, followSoon, onSubmit } = useLiveFilter(filter.text, (typed, fields) =>
		addresses.catalogue.to({ text: typed, category: String(fields.get(FIELDS.chosen.name) ?? "") }),
	);
	const [isOpen, setOpen] = useState(filter.isPanelOpen);

	function clear() {
		if (!box.current) return;
		box.current.value = "";
		box.current.focus();
	}

	return (
		<search className="catalogue-filters screen-only">
			<Form action={addresses.catalogue.to()} onSubmit={onSubmit}>
				<div className="search-box">
					<label htmlFor="catalogo-texto">{text("catalogue.searchLabel")}</label>
					<SearchRow
						id="catalogo-texto"
						searched={filter.text}
						placeholder={text("search.placeholder")}
						box={box}
						onType={followSoon}
					/>
				</div>
				<Button
					type="submit"
					name={FIELDS.isPanelOpen.name}
					value="1"
					aria-expanded={isOpen}
					aria-controls="filtros"
					onClick={(event) => {
						event.preventDefault();
						setOpen(!isOpen);
					}}
				>
					<Icon name="filter" />
					{text("catalogue.filters")}
				</Button>
				<div id="filtros" className="catalogue-panel" hidden={!isOpen}>
					<div>
						<label htmlFor="catalogo-categoria">{text("catalogue.category")}</label>
						<select
							key={filter.category}
							id="catalogo-categoria"
							name={FIELDS.chosen.name}
							defaultValue={filter.category ?? ""}
							onChange={follow}
						>
							<option value="">{text("catalogue.allCategories")}</option>
							{filter.categories.map(({ id, name, count }) => (
								<option key={id} value={id} lang="es">
									{`${name} (${count})`}
								</option>
							))}
						</select>
					</div>
					<Button type="submit" form="limpiar-filtros">
						<Icon name="x" />
						{text("catalogue.clearFilters")}
					</Button>
				</div>
			</Form>
			<Form
				id="limpiar-filtros"
				action={addresses.catalogue.to()}
				preventScrollReset
				state={KEEPS_PLACE}
				onSubmit={clear}
			/>
			{filter.text !== "" && filter.category !== null && (
				<p className="catalogue-in-force">
					{text("catalogue.inForce", { text: filter.text })}{" "}
					<DataText>{filter.categories.find(({ id }) => id === filter.category)?.name ?? filter.category}</DataText>
				</p>
			)}
		</search>
	);
}
