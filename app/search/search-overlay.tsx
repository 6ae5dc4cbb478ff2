import "./search-overlay.css";
import { useRef } from "react";
import { Form, Link } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../components/button.tsx";
import { DataText } from "../components/data-text.tsx";
import { Icon } from "../components/icon.tsx";
import { TypeBadge } from "../components/type-badge.tsx";
import { useText } from "../use-text.ts";
import type { SearchHitView } from "./search-hit-view.ts";
import type { SearchState } from "./use-search-as-typed.ts";
import { useSearchAsTyped } from "./use-search-as-typed.ts";

/** The header's search: a button that opens a dialog and answers while the citizen types. Without scripts it leads to the catalogue. */
export function SearchOverlay() {
	const { text } = useText();
	const dialog = useRef<HTMLDialogElement>(null);
	const { state, onType, reset } = useSearchAsTyped();

	function open(event: React.MouseEvent) {
		event.preventDefault();
		dialog.current?.showModal();
	}

	function close() {
		dialog.current?.close();
	}

	return (
		<>
			<form action={addresses.catalogue.to()} className="search-opener">
				<Button type="submit" aria-haspopup="dialog" onClick={open}>
					<Icon name="search" />
					<span className="visually-hidden">{text("search.open")}</span>
				</Button>
			</form>
			<dialog ref={dialog} className="search-dialog" aria-labelledby="buscador-titulo" onClose={reset} closedby="any">
				<Form action={addresses.catalogue.to()} className="search-dialog-form" role="search" onSubmit={close}>
					<label htmlFor="buscador" id="buscador-titulo">
						{text("search.label")}
					</label>
					<div className="search-dialog-row">
						<Icon name="search" />
						<input
							id="buscador"
							type="search"
							name={addresses.catalogue.query.text.name}
							placeholder={text("search.placeholder")}
							maxLength={200}
							autoComplete="off"
							enterKeyHint="search"
							onChange={(event) => onType(event.target.value)}
							onKeyDown={(event) => {
								if (event.key === "Enter" && event.currentTarget.value.trim() === "") event.preventDefault();
							}}
						/>
						<Button kind="icon" aria-label={text("search.close")} onClick={close}>
							<Icon name="x" />
						</Button>
					</div>
				</Form>
				<SearchAnswer state={state} onChoice={close} />
			</dialog>
		</>
	);
}

function SearchAnswer({ state, onChoice }: { state: SearchState; onChoice: () => void }) {
	const { text, count } = useText();
	const hits = state.step === "answered" ? state.hits : [];
	const status = {
		empty: () => text("search.empty"),
		searching: () => text("search.searching"),
		answered: () =>
			hits.length > 0 ? count("search.results", hits.length) : text("search.noHits", { text: state.typed }),
		failed: () => text("search.failed"),
	}[state.step]();
	return (
		<div className="search-answer">
			<p role="status" className={hits.length > 0 ? "visually-hidden" : "search-answer-status"} data-step={state.step}>
				{status}
			</p>
			{hits.length > 0 && (
				<ul className="search-hits">
					{hits.map((hit) => (
						<SearchHitLink key={hit.id} hit={hit} onChoice={onChoice} />
					))}
				</ul>
			)}
			{(state.step === "failed" || state.step === "answered") && (
				<Button kind="quiet" to={addresses.catalogue.to({ text: state.typed })} onClick={onChoice}>
					{text("search.seeInCatalogue", { text: state.typed })}
				</Button>
			)}
		</div>
	);
}

function SearchHitLink({ hit, onChoice }: { hit: SearchHitView; onChoice: () => void }) {
	const { text } = useText();
	return (
		<li>
			<Link to={addresses.procedure.to({ id: hit.id })} className="search-hit" onClick={onChoice}>
				<strong>
					<DataText>{hit.name ?? hit.id}</DataText>
				</strong>
				{hit.description && (
					<span className="search-hit-description">
						<DataText>{hit.description}</DataText>
					</span>
				)}
				<span className="search-hit-facts">
					<TypeBadge type={hit.type} />
					<span>{hit.institution ? <DataText>{hit.institution}</DataText> : text("unknown.short")}</span>
					<span>{hit.duration ? <DataText>{hit.duration}</DataText> : text("unknown.short")}</span>
				</span>
			</Link>
		</li>
	);
}
