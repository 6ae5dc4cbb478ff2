import { useRef, useState } from "react";
import { guatemalaToday } from "../../domain/text/days.ts";
import { addresses } from "../address/addresses.ts";
import { Button, MessageButton } from "../components/link.tsx";
import { useCopy } from "../components/use-copy.ts";
import { isEmptyFolder } from "../folder/folder.ts";
import { saveFile } from "../folder/save-file.ts";
import { Icon } from "../icons/icon.tsx";
import { readKeptReceipts } from "../receipts/kept-receipts.ts";
import { writeCodes } from "./folder-codes.ts";
import { FolderCodes } from "./folder-codes-view.tsx";
import { sayDate } from "./folder-dates.tsx";
import { eraseFolder, readWholeFolder, writeFolderFile, writeFolderForCodes } from "./folder-file.ts";
import { writeFolderMessage } from "./folder-message.ts";
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
