import { useEffect, useRef, useSyncExternalStore } from "react";
import { COPY_TEXTS } from "../../content/copy-texts.ts";
import { fill } from "../../content/fill.ts";
import { FOLDER_TEXTS } from "../../content/folder-texts.ts";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { addresses } from "../address/addresses.ts";
import { readStoredText } from "../browser-store.ts";
import { DataText } from "../components/facts.tsx";
import { Button, Link } from "../components/link.tsx";
import { EmptyState } from "../components/message.tsx";
import { Breadcrumb, PageHead } from "../components/page-head.tsx";
import { languageContext } from "../context.ts";
import { EMPTY_FOLDER, isEmptyFolder } from "../folder/folder.ts";
import { replaceFolder } from "../folder/kept-folder.ts";
import { saveFile } from "../folder/save-file.ts";
import { Icon } from "../icons/icon.tsx";
import { pageMeta } from "../page-meta.ts";
import { type KeptReceipt, readKeptReceipts, watchKeptReceipts } from "../receipts/kept-receipts.ts";
import { KeepOffer } from "../whole-copy/keep-offer.tsx";
import { formatDay } from "../words/format.ts";
import type { Route } from "./+types/folder.page";
import { ComingFolder, OpenFolder, useComing } from "./coming-folder.tsx";
import { FolderCarry } from "./folder-carry.tsx";
import { FolderDates } from "./folder-dates.tsx";
import { FolderEntries } from "./folder-entries.tsx";
import { HelpedPerson, HelpingNow } from "./helping.tsx";
import { FolderContext, useFolder, useIsHere, useTelling, useTools } from "./use-folder.tsx";

/** The same for everybody: what somebody saved is known to the device alone. */
export function loader({ context }: Route.LoaderArgs) {
	const language = context.get(languageContext);
	return { texts: FOLDER_TEXTS[language], copy: COPY_TEXTS[language], madeOn: new Date().toISOString().slice(0, 10) };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return loaderData ? pageMeta({ title: loaderData.texts.title, description: loaderData.texts.lead }) : [];
}

export default function FolderPage({ loaderData: { texts, copy, madeOn } }: Route.ComponentProps) {
	const { tools, told } = useTelling(texts, madeOn);
	const { folder, helping } = useFolder();
	const coming = useComing(tools);
	const isHere = useIsHere();
	const note = useAboveDock(told.text);
	const title = helping === null ? texts.title : fill(texts.titleOf, { name: folder.name });
	return (
		<FolderContext value={tools}>
			<article className="folder" data-starts-scripts="">
				<PageHead title={title} lead={texts.lead} above={<Breadcrumb current={texts.title} />} />
				<div className="page folder-body">
					<div className="folder-main">
						<p className="folder-plain panel" data-kind="notice">
							{texts.withoutScripts}
						</p>
						{isHere && <FolderState />}
						{isHere && <ComingFolder coming={coming} />}
						{helping !== null && <HelpingNow />}
						<p className="folder-waiting">{isHere ? "" : texts.loading}</p>
						{isEmptyFolder(folder) ? <EmptyFolder isHere={isHere} /> : <FolderEntries />}
					</div>
					<div className="folder-side">
						<FolderDates />
						{isHere && <FolderReceipts />}
					</div>
					<div className="folder-more">
						{/* Nothing that only scripts draw comes above it: it would move away from whoever reads it. */}
						{isEmptyFolder(folder) && <HowItWorks />}
						{isHere && <KeepOffer texts={copy} language={tools.language} />}
						{isHere && <FolderCarry />}
						{isHere && <OpenFolder coming={coming} />}
						{isHere && helping === null && <HelpedPerson />}
						{!isEmptyFolder(folder) && <HowItWorks />}
					</div>
					<div className="folder-told screen-only" data-state={told.text === "" ? "empty" : undefined} ref={note}>
						<p role="status">{told.text}</p>
						{told.undo && (
							<Button onClick={told.undo}>
								<Icon name="rotate-cw" />
								{texts.undo}
							</Button>
						)}
						<Button kind="icon" aria-label={texts.close} hidden={told.text === ""} onClick={() => tools.tell("")}>
							<Icon name="x" />
						</Button>
					</div>
				</div>
			</article>
		</FolderContext>
	);
}

/** Where what was just told stands above what is fixed at the foot of the window: its height is the room that the page leaves (app/boot/dock.ts). */
function useAboveDock(told: string) {
	const note = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const { paddingBlockEnd } = document.documentElement.style;
		if (note.current && told !== "")
			note.current.style.insetBlockEnd = `calc(${paddingBlockEnd || "var(--dock)"} + var(--s2))`;
	}, [told]);
	return note;
}

function HowItWorks() {
	const { texts } = useTools();
	return (
		<section className="folder-how screen-only" aria-labelledby="como-funciona">
			<h2 id="como-funciona">{texts.how.title}</h2>
			<ul className="panel-points">
				{texts.how.points.map((point) => (
					<li key={point}>{point}</li>
				))}
			</ul>
		</section>
	);
}

/** Until scripts run it stands for every folder; where this browser keeps one, it is not shown (app/my-folder/folder.css). */
function EmptyFolder({ isHere }: { isHere: boolean }) {
	const { texts } = useTools();
	const { title, hint, procedures, experiences, offices } = texts.empty;
	return (
		<div className="folder-empty screen-only" data-state={isHere ? "sure" : undefined}>
			<EmptyState title={title} icon="file-check">
				<p>{hint}</p>
				<p className="message-actions">
					<Button kind="primary" to={addresses.catalogue.to()}>
						<Icon name="search" />
						{procedures}
					</Button>
					<Button to={addresses.experiences.to()}>{experiences}</Button>
					<Button to={addresses.offices.to()}>{offices}</Button>
				</p>
			</EmptyState>
		</div>
	);
}

const NOTHING: readonly KeptReceipt[] = [];
/** The largest moment that a calendar knows; what lies beyond was edited by hand. */
const LAST_MOMENT = 8.64e15;

/** The receipts of the reports that were sent from this device; nothing where there are none. */
function FolderReceipts() {
	const { texts, language } = useTools();
	const receipts = useSyncExternalStore(watchKeptReceipts, readKeptReceipts, () => NOTHING);
	if (receipts.length === 0) return null;
	return (
		<section aria-labelledby="recibos">
			<h2 id="recibos">{texts.receipts.title}</h2>
			<ul className="folder-receipts">
				{receipts.map(({ code, about, sentAt }) => (
					<li key={code}>
						<DataText>{about || texts.receipts.unknown}</DataText>
						{Math.abs(sentAt) < LAST_MOMENT &&
							`, ${fill(texts.receipts.sent, { day: formatDay(new Date(sentAt).toISOString(), language) })}`}
						<br />
						<code>{code}</code>
					</li>
				))}
			</ul>
			<p className="screen-only">
				<Link to={addresses.reportReceipt.to()}>{texts.receipts.open}</Link>
			</p>
		</section>
	);
}

/** That the browser keeps nothing, or that what it keeps cannot be read, and the way out; nothing on other days. */
function FolderState() {
	const { texts } = useTools();
	const { state } = useFolder();
	return (
		<div role="alert" className="screen-only">
			{state !== "kept" && (
				<div className="panel" data-kind="notice">
					<p>
						<Icon name="triangle-alert" /> {texts.states[state]}
					</p>
					{state === "unreadable" && (
						<p className="message-actions">
							<Button onClick={saveUnread}>
								<Icon name="download" />
								{texts.rescue.download}
							</Button>
							<Button onClick={() => replaceFolder(EMPTY_FOLDER)}>{texts.rescue.anew}</Button>
						</p>
					)}
				</div>
			)}
		</div>
	);

	function saveUnread() {
		saveFile(readStoredText(STORAGE_KEYS.folder) ?? "", `${texts.rescue.fileName}.txt`, "text/plain");
	}
}
