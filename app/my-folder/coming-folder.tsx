import { type ChangeEvent, type ReactNode, useEffect, useRef } from "react";
import { countForm, fill } from "../../content/fill.ts";
import { Button } from "../components/link.tsx";
import { entryKey } from "../folder/folder.ts";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-names.ts";
import { isCode } from "./folder-codes.ts";
import { LARGEST_FILE } from "./folder-file.ts";
import { canReadPictures, findCode } from "./read-picture.ts";
import type { Coming } from "./use-coming.ts";
import { useTools } from "./use-folder.tsx";

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
