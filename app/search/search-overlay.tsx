import type { ReactNode } from "react";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { addresses, besideAddress } from "../address/addresses.ts";
import { sayCost } from "../components/cards.tsx";
import { DataText, KindBadge, TypeBadge, UncheckedBadge } from "../components/facts.tsx";
import { Form } from "../components/form.tsx";
import { Button, Link, NEW_TAB, Outward } from "../components/link.tsx";
import { Nearest } from "../components/nearest.tsx";
import { SearchVerdict } from "../components/search-verdict.tsx";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-names.ts";
import { formatDate } from "../words/format.ts";
import type { TextKey } from "../words/text.ts";
import { useText } from "../words/text.ts";
import type { SearchHitView } from "./search-answer.ts";
import type { SearchState } from "./use-search-as-typed.ts";
import { useSearchAsTyped } from "./use-search-as-typed.ts";

/** The header's search: a button that opens a dialog and answers while the citizen types. Without scripts it leads to the catalogue. */
export function SearchOverlay() {
	const { text } = useText();
	const dialog = useRef<HTMLDialogElement>(null);
	const box = useRef<HTMLInputElement>(null);
	const { state, onType, reset } = useSearchAsTyped();
	const onArrival = useEffectEvent(() => {
		if (dialog.current?.open) ask();
	});

	// The boot script may have opened it before (app/boot/menus.ts).
	useEffect(() => onArrival(), []);

	function ask() {
		onType(box.current?.value ?? "");
	}

	function open(event: React.MouseEvent) {
		event.preventDefault();
		dialog.current?.showModal();
		// What was typed the last time is still there: it is asked again, and the next key replaces it.
		box.current?.select();
		ask();
	}

	function close() {
		dialog.current?.close();
	}

	return (
		<>
			<Form action={addresses.catalogue.to()} className="search-opener" reloadDocument>
				<Button type="submit" aria-haspopup="dialog" onClick={open}>
					<Icon name="search" />
					<span className="visually-hidden">{text("search.open")}</span>
				</Button>
			</Form>
			<dialog ref={dialog} className="search-dialog" aria-labelledby="buscador-titulo" onClose={reset} closedby="any">
				<Form action={addresses.catalogue.to()} className="search-dialog-form" role="search" onSubmit={close}>
					<label htmlFor="buscador" id="buscador-titulo">
						{text("search.label")}
					</label>
					<div className="search-dialog-row">
						<Icon name="search" />
						<input
							ref={box}
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
						<Button kind="icon" aria-label={text("search.close")} data-boot onClick={close}>
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
	const { text, count, language } = useText();
	const answer = state.step === "answered" ? state.answer : { hits: [] };
	const { hits } = answer;
	const likely = hits.filter(({ isLikely }) => isLikely);
	const others = hits.filter(({ isLikely }) => !isLikely);
	const status = {
		empty: () => text("search.empty"),
		searching: () => text("search.searching"),
		answered: () => {
			if (hits.length > 0) return count("search.results", hits.length);
			return answer.elsewhere ? text("search.elsewhere") : text("search.noHits", { text: state.typed });
		},
		failed: () => text("search.failed"),
	}[state.step]();
	return (
		<div className="search-answer">
			<p role="status" className={hits.length > 0 ? "visually-hidden" : "search-answer-status"} data-step={state.step}>
				{status}
			</p>
			{state.step === "answered" && state.keptAt && (
				<p className="search-kept">
					{text("search.keptAnswer", { date: formatDate(state.keptAt.toISOString().slice(0, 10), language) })}
				</p>
			)}
			<SearchVerdict verdict={answer} onChoice={onChoice} />
			<SearchHits hits={likely} heading={answer.isDoubtful ? "search.doubt" : "search.likely"} onChoice={onChoice} />
			<SearchHits hits={others} heading={likely.length > 0 ? "search.others" : null} onChoice={onChoice} />
			{state.step === "empty" && (
				<p className="search-keep">
					<Link className="lone-link" to={`${addresses.folder.to()}#sin-senal`} onClick={onChoice}>
						{text("search.keep")}
					</Link>
				</p>
			)}
			{(state.step === "failed" || state.step === "answered") && (
				<Button kind="quiet" to={addresses.catalogue.to({ text: state.typed })} onClick={onChoice}>
					{text("search.seeInCatalogue", { text: state.typed })}
				</Button>
			)}
		</div>
	);
}

interface SearchHitsProps {
	hits: readonly SearchHitView[];
	/** What the hits have in common, where there are others. */
	heading: "search.likely" | "search.doubt" | "search.others" | null;
	onChoice: () => void;
}

function SearchHits({ hits, heading, onChoice }: SearchHitsProps) {
	const { text } = useText();
	const id = useId();
	if (hits.length === 0) return null;
	return (
		<>
			{heading && (
				<h2 id={id} className="search-group">
					{text(heading)}
				</h2>
			)}
			<ul className="search-hits" aria-labelledby={heading ? id : undefined}>
				{hits.map((hit) => (
					<SearchHitLink key={`${hit.kind} ${hit.id}`} hit={hit} onChoice={onChoice} />
				))}
			</ul>
		</>
	);
}

function SearchHitLink({ hit, onChoice }: { hit: SearchHitView; onChoice: () => void }) {
	const { id, kind, address } = hit;
	const say = (words: string) => <DataText spanish={hit.spanish}>{words}</DataText>;
	const name = say(hit.name ?? id);
	return (
		<li>
			<Link
				to={address ?? (kind ? besideAddress({ kind, id }) : addresses.procedure.to({ id }))}
				className="search-hit"
				onClick={onChoice}
				{...(address && NEW_TAB)}
			>
				<strong>{address ? <Outward>{name}</Outward> : name}</strong>
				{hit.description && (
					<span className="search-hit-description">{address ? hit.description : say(hit.description)}</span>
				)}
				{hit.answer && <AnswerFacts hit={hit} answer={hit.answer} say={say} />}
				<span className="search-hit-facts">
					{kind ? (
						<KindBadge kind={kind} />
					) : address ? (
						<DataText>{hit.institution}</DataText>
					) : (
						<ProcedureFacts hit={hit} say={say} />
					)}
					{kind && hit.duration && <span>{hit.duration}</span>}
				</span>
			</Link>
		</li>
	);
}

interface AnswerFactsProps {
	hit: SearchHitView;
	answer: NonNullable<SearchHitView["answer"]>;
	say: (words: string) => ReactNode;
}

/** What it costs, how long it takes and where it is done: what decides whether somebody loses a day. */
function AnswerFacts({ hit, answer, say }: AnswerFactsProps) {
	const { text, language } = useText();
	const { nearest, place } = answer;
	const facts: { icon: IconName; label: TextKey; value: ReactNode }[] = [
		{ icon: "banknote", label: "procedure.cost", value: sayCost(answer, { text, language }) },
		{ icon: "clock", label: "procedure.duration", value: hit.duration && say(hit.duration) },
		{ icon: "map-pin", label: "procedure.place", value: nearest ? <Nearest nearest={nearest} /> : place && say(place) },
	];
	return (
		<span className="search-hit-answer">
			{facts.map(({ icon, label, value }) => (
				<span key={label}>
					<Icon name={icon} />
					<span className="visually-hidden">{text(label)}: </span>
					<span>{value || text("search.unknown")}</span>
				</span>
			))}
		</span>
	);
}

function ProcedureFacts({ hit, say }: { hit: SearchHitView; say: (words: string) => ReactNode }) {
	const { text } = useText();
	return (
		<>
			<TypeBadge type={hit.type} />
			{hit.isUnchecked && <UncheckedBadge />}
			<span>{hit.institution ? say(hit.institution) : text("unknown.short")}</span>
			{!hit.answer && <span>{hit.duration ? say(hit.duration) : text("unknown.short")}</span>}
		</>
	);
}
