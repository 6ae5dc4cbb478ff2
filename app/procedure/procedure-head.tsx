import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { BRAND } from "../../content/brand.ts";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { withoutTermMarks } from "../../domain/catalogue/term-marks.ts";
import { addresses } from "../address/addresses.ts";
import { watchStored } from "../browser-store.ts";
import { DataText, TypeBadge, UncheckedBadge } from "../components/facts.tsx";
import { Button, Link, MessageButton } from "../components/link.tsx";
import { DetailWays } from "../components/page-head.tsx";
import { usePageAddress } from "../components/printed-from.tsx";
import { isKept, SaveButton } from "../components/save-button.tsx";
import type { Savable } from "../folder/save.ts";
import { Icon } from "../icons/icon.tsx";
import { ListenButton } from "../listen/listen-button.tsx";
import type { Translator } from "../words/text.ts";
import { useText } from "../words/text.ts";
import { ProcedureFacts } from "./procedure-facts.tsx";
import type { ProcedureView, TranslationView } from "./procedure-view.ts";
import { Abbreviations, SaidText } from "./said-text.tsx";
import { wordsOf, writeShareMessage } from "./share-message.ts";

/** The first screen: ways back, type and subcategory, name, description and the answers; then what can be done with the page. */
export function ProcedureHead({ procedure, address }: { procedure: ProcedureView; address: string | undefined }) {
	const { text, language } = useText();
	const { id, name, lead, type, subcategory, category, translation } = procedure;
	const trail = [
		{ to: addresses.catalogue.to(), label: text("nav.catalog") },
		...(category
			? [{ to: addresses.catalogue.to({ category: category.id }), label: <DataText>{category.name}</DataText> }]
			: []),
	];
	return (
		<header className="procedure-head">
			<DetailWays
				back={{ to: addresses.catalogue.to(), label: text("procedure.back") }}
				trail={trail}
				current={<SaidText isBrief>{name}</SaidText>}
			/>
			<p className="procedure-badges">
				<TypeBadge type={type} />
				{procedure.unchecked && <UncheckedBadge />}
				{subcategory && (
					<span className="type-badge" data-kind="subcategory">
						<DataText>{subcategory}</DataText>
					</span>
				)}
			</p>
			<h1 data-read>
				<SaidText isBrief>{name}</SaidText>
			</h1>
			{lead && (
				<p className="lead" data-read>
					<SaidText>{lead}</SaidText>
				</p>
			)}
			<TranslationMark id={id} translation={procedure.translation} />
			<ProcedureVariants procedure={procedure} />
			<ProcedureFacts procedure={procedure} />
			<ProcedureActions key={id} procedure={procedure} served={address} />
			<ChangesSinceSaved key={`${id}+`} procedure={procedure} />
			{procedure.abbreviations.length > 0 && (
				<p>
					<Abbreviations of={procedure.abbreviations} />
				</p>
			)}
			{procedure.needs_review && (
				<p className="procedure-review">
					<Icon name="triangle-alert" /> <a href="#fuentes">{text("procedure.underReview")}</a>
				</p>
			)}
			{language !== "es" && !translation && <p className="procedure-note">{text("layout.spanishOnly")}</p>}
		</header>
	);
}

/** That the page is our translation, or the Spanish text of one; the way to the other; and what to ask for at the office. */
function TranslationMark({ id, translation }: { id: string; translation: TranslationView | null }) {
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

/** The variants of a procedure to choose from; on the page of one of them the way back to the choice. */
function ProcedureVariants({ procedure: { variants, variantOf } }: { procedure: ProcedureView }) {
	const { text, count } = useText();
	if (variantOf) {
		return (
			<p className="procedure-variant-of">
				{`${count("procedure.variants.of", variantOf.variants)} `}
				<Link to={addresses.procedure.to({ id: variantOf.id })}>
					<DataText>{variantOf.name}</DataText>
				</Link>
			</p>
		);
	}
	if (variants.length === 0) return null;
	return (
		<section className="procedure-variants further-down" aria-labelledby="variantes" data-read>
			<h2 id="variantes">{text("procedure.variants.title")}</h2>
			<ul>
				{variants.map(({ id, label }) => (
					<li key={id}>
						<Link to={addresses.procedure.to({ id })}>
							<DataText>{label}</DataText>
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}

interface ProcedureActionsProps {
	procedure: ProcedureView;
	/** Full address of the page; undefined where the server knows no origin. */
	served: string | undefined;
}

/** Print, share by WhatsApp, listen. What needs scripts is not shown without them. */
function ProcedureActions({ procedure, served }: ProcedureActionsProps) {
	const translator = useText();
	const { text } = translator;
	const address = usePageAddress(addresses.procedure.to({ id: procedure.id }), served);
	const [isReady, setReady] = useState(false);

	useEffect(() => setReady(true), []);

	// Where nobody knows the origin yet, the message names the portal instead.
	const message = writeShareMessage(procedure, isReady || served ? address : BRAND.product, translator);
	return (
		<div className="procedure-actions screen-only" data-starts-scripts={STORAGE_KEYS.folder}>
			{/* Some browsers within apps cannot print. */}
			{(!isReady || "print" in window) && (
				<Button data-needs="scripts" onClick={() => window.print()}>
					<Icon name="printer" />
					{text("procedure.print")}
				</Button>
			)}
			<MessageButton isHeld={!isReady && !served} message={message}>
				<Icon name="share-2" />
				<span>
					<span className="procedure-share-by">{text("procedure.shareBy")}</span> {text("procedure.shareChannel")}
				</span>
			</MessageButton>
			<ListenButton within="article" />
			<Button to={addresses.sheet.to({ ids: [procedure.id] })}>
				<Icon name="file-text" />
				{text("procedure.sheet")}
			</Button>
			<SaveButton
				thing={toSavable(procedure, translator)}
				loadFacts={async () => (await loadChanges()).sayFacts(procedure, wordsOf(procedure, translator))}
			/>
		</div>
	);
}

/** Comes with its words for whoever saved the procedure; without a connection nothing comes, and the next visit tells. */
const loadChanges = () => import("./saved-changes.tsx");
const SavedChanges = lazy(() =>
	loadChanges().then(
		({ SavedChanges }) => ({ default: SavedChanges }),
		() => ({ default: () => null }),
	),
);

function ChangesSinceSaved({ procedure }: { procedure: ProcedureView }) {
	const translator = useText();
	const isSaved = useSyncExternalStore(
		watchStored,
		() => isKept({ kind: "tramite", id: procedure.id }),
		() => false,
	);
	return (
		isSaved && (
			<Suspense>
				<SavedChanges procedure={procedure} words={wordsOf(procedure, translator)} />
			</Suspense>
		)
	);
}

/** What the folder keeps of a procedure: requirements are ticked by the words of their record, whatever language they are said in. */
function toSavable(
	{ id, name, institution, requirements, translation }: ProcedureView,
	{ language }: Translator,
): Savable {
	const isSaid = translation !== null && !translation.isSpanish;
	const needs = requirements.map((each) => ({ key: each.spanish ?? each.text, text: withoutTermMarks(each.text) }));
	const about = institution?.name ?? "";
	return {
		kind: "tramite",
		id,
		group: "",
		name: withoutTermMarks(name),
		about,
		language: isSaid ? language : "es",
		needs,
	};
}
