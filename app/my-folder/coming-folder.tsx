import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { countForm, fill } from "../../content/fill.ts";
import { Button } from "../components/link.tsx";
import { entryKey } from "../folder/folder.ts";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-names.ts";
import { isCode, takeCode } from "./folder-codes.ts";
import { addFolder, type FolderFile, LARGEST_FILE, readFolderFile } from "./folder-file.ts";
import { type FolderTools, useTools } from "./use-folder.tsx";

/** Of a long list the first names say what it is. */
const MOST_NAMED = 10;
/** A letter has four bytes at most; a larger file is not even opened. */
const LARGEST_BYTES = 4 * LARGEST_FILE;

/** What somebody hands over, and whether to add it. */
export function ComingFolder({ coming: { file, missing, add, refuse } }: { coming: Coming }) {
	const { texts } = useTools();
	const words = texts.coming;
	const heading = useRef<HTMLHeadingElement>(null);

	useEffect(() => {
		if (file) heading.current?.focus();
	}, [file]);

	if (!file) {
		return (
			<div role="status" className="screen-only">
				{missing !== "" && <p className="panel">{missing}</p>}
			</div>
		);
	}
	const { entries, dates, name } = file.folder;
	const count = entries.length + dates.length;
	const names = entries.slice(0, MOST_NAMED);
	return (
		<section className="panel screen-only" aria-labelledby="llega">
			<h2 ref={heading} id="llega" tabIndex={-1}>
				{name ? fill(texts.titleOf, { name }) : words.title}
			</h2>
			<p>{fill(countForm(words.what, count), { count })}</p>
			<ul className="panel-points">
				{names.map((entry) => (
					<li key={entryKey(entry)}>{entry.name}</li>
				))}
				{count > names.length && <li>{`+ ${count - names.length}`}</li>}
			</ul>
			{file.lost > 0 && <p>{fill(countForm(words.lost, file.lost), { count: file.lost })}</p>}
			<p className="message-actions">
				<Button kind="primary" onClick={add}>
					{words.add}
				</Button>
				<Button onClick={refuse}>{words.refuse}</Button>
			</p>
		</section>
	);
}

/** Opens a folder from a file, or from a photo of a code where the browser reads those. */
export function OpenFolder({ coming }: { coming: Coming }) {
	const { texts, tell } = useTools();
	const words = texts.carry;

	async function openFile(file: File) {
		coming.offer(file.size > LARGEST_BYTES ? "x".repeat(LARGEST_FILE + 1) : await file.text().catch(() => ""));
	}

	async function openPicture(file: File) {
		const code = await findCode(file);
		if (code && isCode(code)) await coming.take(code);
		else tell(words.pictureNone);
	}

	return (
		<div className="folder-open screen-only">
			<FileButton icon="file-text" accept=".json,application/json" onFile={openFile}>
				{words.open}
			</FileButton>
			<p className="panel-note">{words.openHint}</p>
			{canReadPictures() && (
				<FileButton icon="monitor-smartphone" accept="image/*" onFile={openPicture}>
					{words.picture}
				</FileButton>
			)}
		</div>
	);
}

interface FileButtonProps {
	icon: IconName;
	accept: string;
	onFile: (file: File) => Promise<void>;
	children: ReactNode;
}

/** A button that lets somebody choose a file; the same file can be chosen again. */
function FileButton({ icon, accept, onFile, children }: FileButtonProps) {
	const input = useRef<HTMLInputElement>(null);

	async function choose({ currentTarget: field }: ChangeEvent<HTMLInputElement>) {
		const [file] = field.files ?? [];
		if (file) await onFile(file);
		field.value = "";
	}

	return (
		<>
			<Button onClick={() => input.current?.click()}>
				<Icon name={icon} />
				{children}
			</Button>
			<input ref={input} hidden type="file" accept={accept} onChange={(event) => void choose(event)} />
		</>
	);
}

/** A folder that somebody hands over. It is shown first: nothing is added before somebody says so. */
interface Coming {
	/** What came; null while nothing has. */
	file: (FolderFile & { lost: number }) | null;
	/** Which codes of it are missing, in words; empty where none is. */
	missing: string;
	/** The text of a file. */
	offer(text: string): void;
	/** What stands behind the # of an address. */
	take(code: string): Promise<void>;
	add(): void;
	refuse(): void;
}

/** A folder that comes by the address of the page, a photo or a file. */
export function useComing({ texts, tell }: FolderTools): Coming {
	const words = texts.coming;
	const { hash } = useLocation();
	const [file, setFile] = useState<Coming["file"]>(null);
	const [missing, setMissing] = useState("");

	async function take(code: string) {
		const taken = await takeCode(code);
		if (!taken || taken.text === null) return tell(words.broken);
		if (taken.text !== undefined) return offer(taken.text);
		const list = taken.missing.join(", ");
		setMissing(fill(countForm(words.missing, taken.missing.length), { list, all: taken.of }));
	}

	const takeFromAddress = useEffectEvent(take);
	useEffect(() => {
		if (!isCode(hash)) return;
		// What a reload would bring a second time; without the router, which would ask the server for the page.
		history.replaceState(history.state, "", location.pathname + location.search);
		void takeFromAddress(hash);
	}, [hash]);

	function offer(text: string) {
		const read = readFolderFile(text);
		if (typeof read === "string") return tell(words.faults[read]);
		setMissing("");
		setFile(read);
		tell("");
	}

	function add() {
		if (!file) return;
		const state = addFolder(file);
		setFile(null);
		if (state === "large") return tell(words.full);
		const lost = file.lost > 0 ? ` ${fill(countForm(words.lost, file.lost), { count: file.lost })}` : "";
		tell(state === "kept" ? words.added + lost : texts.states[state]);
	}

	return { file, missing, offer, take, add, refuse: () => setFile(null) };
}

/** What some browsers have to read codes in pictures with. */
interface BarcodeReader {
	detect(picture: ImageBitmap): Promise<readonly { rawValue: string }[]>;
}

declare global {
	interface Window {
		BarcodeDetector?: new (options: { formats: readonly string[] }) => BarcodeReader;
	}
}

/** Whether this browser reads codes by itself; where it does not, the camera of the phone opens their addresses. */
function canReadPictures(): boolean {
	return window.BarcodeDetector !== undefined;
}

/** What stands behind the # of the address in the code that a picture shows; null where none can be read. */
async function findCode(picture: Blob): Promise<string | null> {
	const Reader = window.BarcodeDetector;
	if (!Reader) return null;
	try {
		const [found] = await new Reader({ formats: ["qr_code"] }).detect(await createImageBitmap(picture));
		return found ? new URL(found.rawValue).hash : null;
	} catch {
		return null;
	}
}
