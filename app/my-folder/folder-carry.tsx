import { useRef, useState } from "react";
import { BRAND } from "../../content/brand.ts";
import { fill } from "../../content/fill.ts";
import type { FolderTexts } from "../../content/folder-texts.ts";
import { guatemalaToday } from "../../domain/text/days.ts";
import { keepLanguage } from "../address/address-language.ts";
import { addresses } from "../address/addresses.ts";
import { Button, MessageButton } from "../components/link.tsx";
import { useCopy } from "../components/use-copy.ts";
import { entryKey, isEmptyFolder, listDates } from "../folder/folder.ts";
import { saveFile } from "../folder/save-file.ts";
import { Icon } from "../icons/icon.tsx";
import { readKeptReceipts } from "../receipts/kept-receipts.ts";
import { writeCodes } from "./folder-codes.ts";
import { FolderCodes } from "./folder-codes-view.tsx";
import { sayDate } from "./folder-dates.tsx";
import { entryAddress, isWay, listTicked } from "./folder-entry.tsx";
import { eraseFolder, type FolderFile, readWholeFolder, writeFolderFile, writeFolderForCodes } from "./folder-file.ts";
import { useFolder, useTools } from "./use-folder.tsx";

/** Characters of a message that WhatsApp takes from a link; a longer one is copied. */
const LONGEST_LINK = 6_000;

/** Print, message, file, codes; and erasing it all. */
export function FolderCarry() {
	const { texts, language, madeOn, tell } = useTools();
	const { folder } = useFolder();
	const words = texts.carry;
	const [codes, setCodes] = useState<readonly string[] | null>(null);
	const opener = useRef<HTMLButtonElement>(null);
	const shown = useRef<HTMLParagraphElement>(null);
	const saved = folder.entries.flatMap(({ kind, id }) => (kind === "tramite" ? id : []));
	const hasSome = !isEmptyFolder(folder);
	const message = hasSome ? writeMessage() : "";
	const isShort = encodeURIComponent(message).length <= LONGEST_LINK;
	const { copy, outcome } = useCopy(message, words.copied);

	function writeMessage(): string {
		const today = guatemalaToday();
		const asked = {
			texts,
			sayDate: (date: (typeof folder.dates)[number]) => sayDate(date, { texts, language, madeOn, today }),
		};
		return writeFolderMessage(readWholeFolder(), asked);
	}

	async function showCodes() {
		const page = new URL(addresses.folder.to(), location.origin).href;
		const written = await writeCodes(writeFolderForCodes(readWholeFolder()), page);
		if (!written) return tell(words.codesMany);
		setCodes(written);
	}

	function erase() {
		const undo = eraseFolder();
		tell(words.erased, () => {
			undo();
			tell(texts.undone);
		});
	}

	if (!hasSome && readKeptReceipts().length === 0) return null;
	return (
		<section className="folder-carry screen-only" aria-labelledby="llevar">
			<h2 id="llevar">{words.title}</h2>
			<p className="message-actions">
				{"print" in window && (
					<Button onClick={() => window.print()}>
						<Icon name="printer" />
						{words.print}
					</Button>
				)}
				{hasSome && isShort && <MessageButton message={message}>{words.message}</MessageButton>}
				{hasSome && "share" in navigator && (
					<Button onClick={() => void navigator.share({ text: message }).catch(() => undefined)}>
						<Icon name="share-2" />
						{words.share}
					</Button>
				)}
				{hasSome && (
					<Button onClick={() => copy(shown.current)}>
						<Icon name="copy" />
						{words.copy}
					</Button>
				)}
			</p>
			{saved.length > 0 && (
				<>
					<p className="message-actions">
						<Button to={addresses.sheet.to({ ids: saved })}>
							<Icon name="file-text" />
							{words.booklet}
						</Button>
					</p>
					<p>{words.bookletHint}</p>
				</>
			)}
			<p role="status">{outcome}</p>
			{outcome !== "" && outcome !== words.copied && (
				<p ref={shown} className="folder-message">
					{message}
				</p>
			)}
			<p>{words.hint}</p>
			<p className="message-actions">
				<Button onClick={download}>
					<Icon name="download" />
					{words.file}
				</Button>
				<Button ref={opener} aria-expanded={codes !== null} onClick={() => void showCodes()}>
					<Icon name="layout-grid" />
					{words.codes}
				</Button>
				<Button onClick={erase}>
					<Icon name="trash-2" />
					{words.erase}
				</Button>
			</p>
			{codes && <FolderCodes codes={codes} onClose={closeCodes} />}
		</section>
	);

	function download() {
		saveFile(writeFolderFile(readWholeFolder(), 1), `${words.fileName}.json`, "application/json");
	}

	function closeCodes() {
		setCodes(null);
		opener.current?.focus();
	}
}

interface Asked {
	texts: FolderTexts;
	/** A date in words. */
	sayDate(date: FolderFile["folder"]["dates"][number]): string;
}

/** The folder as a message: of each thing how far it is, what is still missing, its dates, its note and its address. */
function writeFolderMessage({ folder, ticks }: FolderFile, { texts, sayDate }: Asked): string {
	const { name, entries } = folder;
	const title = name ? fill(texts.titleOf, { name }) : fill(texts.message.of, { product: BRAND.product });
	const dates = listDates(folder);
	const keys = entries.map(entryKey);
	const parts = entries.map((entry) => {
		const { kind, needs, note } = entry;
		const ticked = listTicked(entry, ticks);
		const missing = needs.filter(({ key }) => !ticked.includes(key));
		const progress = kind === "oficina" ? undefined : texts.progress[kind];
		return [
			// WhatsApp writes between two marks in bold.
			`*${entry.name.replaceAll("*", "")}*`,
			...(entry.about ? [entry.about] : []),
			...(progress && needs.length > 0 ? [fill(progress, { done: ticked.length, all: needs.length })] : []),
			...(missing.length > 0
				? [`${isWay(kind) ? texts.message.todo : texts.message.bring}:`, ...missing.map(({ text }) => `- ${text}`)]
				: []),
			...dates.filter(({ about }) => about === entryKey(entry)).map((date) => `${date.what}: ${sayDate(date)}`),
			...(note ? [`${texts.message.note}: ${note}`] : []),
			new URL(keepLanguage(entryAddress(entry), location), location.origin).href,
		].join("\n");
	});
	const others = dates.filter(({ about }) => !keys.includes(about));
	const listed = others.map((date) => `- ${date.what}: ${sayDate(date)}`);
	return [title, ...parts, ...(listed.length > 0 ? [[`${texts.message.dates}:`, ...listed].join("\n")] : [])].join(
		"\n\n",
	);
}
