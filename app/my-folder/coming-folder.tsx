import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { countForm, fill } from "../../content/fill.ts";
import { useNavigate } from "../address/navigate.ts";
import { Button } from "../components/link.tsx";
import { entryKey } from "../folder/folder.ts";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-names.ts";
import { isCode, takeCode } from "./folder-codes.ts";
import { addFolder, type FolderFile, LARGEST_FILE, readFolderFile } from "./folder-file.ts";
import { canReadPictures, findCode } from "./read-picture.ts";
import { useTools } from "./use-folder.tsx";

type Coming = FolderFile & { lost: number };
/** Of a long list the first names say what it is. */
const MOST_NAMED = 10;
/** A letter has four bytes at most; a larger file is not even opened. */
const LARGEST_BYTES = 4 * LARGEST_FILE;

/** A folder that comes by codes, a photo or a file. It is shown first: nothing is added before somebody says so. */
export function ComingFolder() {
	const { texts, tell } = useTools();
	const words = texts.coming;
	const { hash } = useLocation();
	const navigate = useNavigate();
	const [coming, setComing] = useState<Coming | null>(null);
	const [missing, setMissing] = useState("");
	const heading = useRef<HTMLHeadingElement>(null);

	const take = useEffectEvent(async (code: string) => {
		const taken = await takeCode(code);
		if (!taken || taken.text === null) return tell(words.broken);
		if (taken.text !== undefined) return offer(taken.text);
		const list = taken.missing.join(", ");
		setMissing(fill(countForm(words.missing, taken.missing.length), { list, all: taken.of }));
	});

	useEffect(() => {
		if (!isCode(hash)) return;
		void take(hash);
		// What a reload would bring a second time.
		void navigate(location.pathname + location.search, { replace: true, preventScrollReset: true });
	}, [hash, navigate]);

	useEffect(() => {
		if (coming) heading.current?.focus();
	}, [coming]);

	function offer(text: string) {
		const read = readFolderFile(text);
		if (typeof read === "string") return tell(words.faults[read]);
		setMissing("");
		setComing(read);
		tell("");
	}

	async function openFile(file: File) {
		offer(file.size > LARGEST_BYTES ? "x".repeat(LARGEST_FILE + 1) : await file.text().catch(() => ""));
	}

	async function openPicture(file: File) {
		const code = await findCode(file);
		if (code && isCode(code)) await take(code);
		else tell(texts.carry.pictureNone);
	}

	function add() {
		if (!coming) return;
		const state = addFolder(coming);
		setComing(null);
		if (state === "large") return tell(words.full);
		const lost = coming.lost > 0 ? ` ${fill(countForm(words.lost, coming.lost), { count: coming.lost })}` : "";
		tell(state === "kept" ? words.added + lost : texts.states[state]);
	}

	const names = coming?.folder.entries.slice(0, MOST_NAMED) ?? [];
	const count = (coming?.folder.entries.length ?? 0) + (coming?.folder.dates.length ?? 0);
	return (
		<>
			{missing !== "" && (
				<p className="panel screen-only" role="status">
					{missing}
				</p>
			)}
			{coming && (
				<section className="panel screen-only" aria-labelledby="llega">
					<h2 ref={heading} id="llega" tabIndex={-1}>
						{coming.folder.name ? fill(texts.titleOf, { name: coming.folder.name }) : words.title}
					</h2>
					<p>{fill(countForm(words.what, count), { count })}</p>
					<ul className="panel-points">
						{names.map((entry) => (
							<li key={entryKey(entry)}>{entry.name}</li>
						))}
						{count > names.length && <li>{`+ ${count - names.length}`}</li>}
					</ul>
					{coming.lost > 0 && <p>{fill(countForm(words.lost, coming.lost), { count: coming.lost })}</p>}
					<p className="message-actions">
						<Button kind="primary" onClick={add}>
							{words.add}
						</Button>
						<Button onClick={() => setComing(null)}>{words.refuse}</Button>
					</p>
				</section>
			)}
			<div className="folder-open screen-only">
				<FileButton icon="file-text" accept=".json,application/json" onFile={openFile}>
					{texts.carry.open}
				</FileButton>
				{canReadPictures() && (
					<FileButton icon="monitor-smartphone" accept="image/*" onFile={openPicture}>
						{texts.carry.picture}
					</FileButton>
				)}
				<p className="panel-note">{texts.carry.openHint}</p>
			</div>
		</>
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

	async function choose({ currentTarget: field }: React.ChangeEvent<HTMLInputElement>) {
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
