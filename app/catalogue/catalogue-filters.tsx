import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { AUDIENCES } from "../../domain/catalogue/procedure-words.ts";
import { addresses } from "../address/addresses.ts";
import { KEEPS_PLACE, useNavigate } from "../address/navigate.ts";
import { DataText } from "../components/facts.tsx";
import { Form } from "../components/form.tsx";
import { Button, Link } from "../components/link.tsx";
import { SearchRow, useLiveFilter } from "../components/search-box.tsx";
import { Icon } from "../icons/icon.tsx";
import { useText } from "../words/text.ts";
import type { CatalogueView } from "./catalogue-view.ts";
import { FilterSelect, FilterTick } from "./filter-fields.tsx";

/** Of the box, for whoever sends the focus there. */
export const SEARCH_BOX_ID = "catalogo-texto";
const FIELDS = addresses.catalogue.query;

/** Search box and filter panel. With scripts the list follows what is typed; without them the buttons send the form. */
export function CatalogueFilters({ filter, onType }: { filter: CatalogueView; onType: () => void }) {
	const { text } = useText();
	const { box, follow, followSoon, onSubmit } = useLiveFilter(filter.text, addressOf);
	const { panel, isOpen, offered, toggle } = usePanel(filter);
	const { isFree, isOnline, isPanelOpen, isNarrowedInPanel } = filter;

	function clear() {
		if (!box.current) return;
		box.current.value = "";
		box.current.focus();
	}

	return (
		<search className="catalogue-filters screen-only">
			<Form action={addresses.catalogue.to()} autoComplete="off" onSubmit={onSubmit}>
				<div className="search-box">
					<label htmlFor={SEARCH_BOX_ID}>{text("catalogue.searchLabel")}</label>
					<SearchRow
						id={SEARCH_BOX_ID}
						searched={filter.text}
						placeholder={text("search.placeholder")}
						box={box}
						onType={() => {
							onType();
							followSoon();
						}}
					/>
				</div>
				<Button
					type="submit"
					// Sent without it, the form leads to the same list with the panel closed.
					name={isPanelOpen ? undefined : FIELDS.isPanelOpen.name}
					value="1"
					// Whether a panel in force is open is a matter of the window, which only scripts know.
					data-held={isNarrowedInPanel || undefined}
					aria-expanded={panel === "inForce" ? undefined : isOpen}
					aria-controls="filtros"
					onClick={(event) => {
						event.preventDefault();
						toggle();
					}}
				>
					<Icon name="filter" />
					{text("catalogue.filters")}
				</Button>
				<div id="filtros" className="catalogue-panel" data-state={panel} hidden={!isOpen}>
					{offered && (
						<>
							<FilterSelect
								name={FIELDS.chosen.name}
								label={text("catalogue.category")}
								chosen={filter.category ?? ""}
								onChoice={followSoon}
							>
								<option value="">{text("catalogue.allCategories")}</option>
								{offered.categories.map(({ id, name, count }) => (
									<option key={id} value={id} lang="es">
										{`${name} (${count})`}
									</option>
								))}
							</FilterSelect>
							<FilterSelect
								name={FIELDS.institution.name}
								label={text("catalogue.institution")}
								chosen={filter.institution ?? ""}
								onChoice={followSoon}
							>
								<option value="">{text("catalogue.allInstitutions")}</option>
								{offered.institutions.map(({ id, name }) => (
									<option key={id} value={id} lang="es">
										{name}
									</option>
								))}
							</FilterSelect>
							<FilterSelect
								name={FIELDS.audience.name}
								label={text("catalogue.audience")}
								chosen={filter.audience === "todos" ? "" : filter.audience}
								onChoice={followSoon}
							>
								<option value="">{text("catalogue.audienceAll")}</option>
								{AUDIENCES.map((audience) => (
									<option key={audience} value={audience}>
										{text(`procedure.userType.${audience}`)}
									</option>
								))}
							</FilterSelect>
							<div className="catalogue-ticks">
								<FilterTick
									name={FIELDS.isFree.name}
									label={text("catalogue.free")}
									isTicked={isFree}
									onTick={follow}
								/>
								<FilterTick
									name={FIELDS.isOnline.name}
									label={text("catalogue.online")}
									isTicked={isOnline}
									onTick={follow}
								/>
							</div>
							<Button type="submit" form="limpiar-filtros">
								<Icon name="x" />
								{text("catalogue.clearFilters")}
							</Button>
						</>
					)}
				</div>
			</Form>
			<Form
				id="limpiar-filtros"
				action={addresses.catalogue.to()}
				preventScrollReset
				state={KEEPS_PLACE}
				onSubmit={clear}
			/>
			<FiltersInForce filter={filter} />
		</search>
	);
}

type Panel = "asked" | "inForce" | "closed";

/**
 * The panel is open when asked for, and in a wide window also while it narrows the list; a phone needs the room. Which of
 * them it is, only the browser knows: until scripts run, the styles decide and nothing is said of it. What it offers comes
 * the first time that it opens and stays.
 */
function usePanel(filter: CatalogueView) {
	const { isPanelOpen, isNarrowedInPanel, asked } = filter;
	const { page } = addresses.catalogue.read(useLocation());
	const navigate = useNavigate();
	const [panel, setPanel] = useState<Panel>(isPanelOpen ? "asked" : isNarrowedInPanel ? "inForce" : "closed");
	const [offered, setOffered] = useState(filter.panel);
	if (filter.panel && filter.panel !== offered) setOffered(filter.panel);

	useEffect(() => {
		const isNarrow = matchMedia("(max-width: 40rem)").matches;
		setPanel((before) => (before !== "inForce" ? before : isNarrow ? "closed" : "asked"));
	}, []);

	const isOpen = panel !== "closed";

	function toggle() {
		setPanel(isOpen ? "closed" : "asked");
		if (offered) return;
		const address = addresses.catalogue.to({ ...asked, page, isPanelOpen: true });
		void navigate(address, { replace: true, preventScrollReset: true });
	}

	return { panel, isOpen, offered, toggle };
}

function addressOf(text: string, fields: FormData): string {
	const said = (name: string) => String(fields.get(name) ?? "");
	return addresses.catalogue.to({
		text,
		category: said(FIELDS.chosen.name),
		institution: said(FIELDS.institution.name) || null,
		audience: AUDIENCES.find((audience) => audience === said(FIELDS.audience.name)) ?? "todos",
		isFree: fields.has(FIELDS.isFree.name),
		isOnline: fields.has(FIELDS.isOnline.name),
	});
}

/** What narrows the list besides the text; each one leads to the list without it. */
function FiltersInForce({ filter }: { filter: CatalogueView }) {
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
