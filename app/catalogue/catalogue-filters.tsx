import "../components/button.css";
import "../components/search-box.css";
import { useState } from "react";
import { Form } from "react-router";
import { DataText } from "../components/data-text.tsx";
import { Icon } from "../components/icon.tsx";
import { useLiveFilter } from "../components/use-live-filter.ts";
import { KEEPS_PLACE } from "../layout/arrival.tsx";
import { cataloguePath, paths } from "../paths.ts";
import { useText } from "../use-text.ts";

export interface CatalogueFilterState {
	text: string;
	category: string | null;
	categories: readonly { id: string; name: string; count: number }[];
	isPanelOpen: boolean;
}

/** Search box and category panel. With scripts the list follows what is typed; without them the buttons send the form. */
export function CatalogueFilters({ filter }: { filter: CatalogueFilterState }) {
	const { text } = useText();
	const { box, follow, followSoon, onSubmit } = useLiveFilter(filter.text, (typed, fields) =>
		cataloguePath({ text: typed, category: String(fields.get("categoria") ?? "") }),
	);
	const [isOpen, setOpen] = useState(filter.isPanelOpen);

	function clear() {
		if (!box.current) return;
		box.current.value = "";
		box.current.focus();
	}

	return (
		<search className="catalogue-filters screen-only">
			<Form action={paths.catalogue} onSubmit={onSubmit}>
				<div className="search-box">
					<label htmlFor="catalogo-texto">{text("catalogue.searchLabel")}</label>
					<div className="search-box-row">
						<input
							ref={box}
							id="catalogo-texto"
							type="search"
							name="search"
							defaultValue={filter.text}
							placeholder={text("search.placeholder")}
							maxLength={200}
							autoComplete="off"
							enterKeyHint="search"
							onChange={followSoon}
						/>
						<button type="submit">
							<Icon name="search" />
							<span>{text("search.submit")}</span>
						</button>
					</div>
				</div>
				<button
					type="submit"
					name="filtros"
					value="1"
					className="button"
					aria-expanded={isOpen}
					aria-controls="filtros"
					onClick={(event) => {
						event.preventDefault();
						setOpen(!isOpen);
					}}
				>
					<Icon name="filter" />
					{text("catalogue.filters")}
				</button>
				<div id="filtros" className="catalogue-panel" hidden={!isOpen}>
					<div>
						<label htmlFor="catalogo-categoria">{text("catalogue.category")}</label>
						<select
							key={filter.category}
							id="catalogo-categoria"
							name="categoria"
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
					<button type="submit" form="limpiar-filtros" className="button">
						<Icon name="x" />
						{text("catalogue.clearFilters")}
					</button>
				</div>
			</Form>
			<Form id="limpiar-filtros" action={paths.catalogue} preventScrollReset state={KEEPS_PLACE} onSubmit={clear} />
			{filter.text !== "" && filter.category !== null && (
				<p className="catalogue-in-force">
					{text("catalogue.inForce", { text: filter.text })}{" "}
					<DataText>{filter.categories.find(({ id }) => id === filter.category)?.name ?? filter.category}</DataText>
				</p>
			)}
		</search>
	);
}
