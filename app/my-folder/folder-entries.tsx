import { useEffect, useRef, useState } from "react";
import { countForm, fill } from "../../content/fill.ts";
import { guatemalaToday } from "../../domain/text/days.ts";
import { Button } from "../components/link.tsx";
import { type Entry, entryKey, orderEntries, removeEntry, sortByDate } from "../folder/folder.ts";
import { Icon } from "../icons/icon.tsx";
import { FolderEntry } from "./folder-entry.tsx";
import { useChanges } from "./use-changes.ts";
import { useChange, useFolder, useTools } from "./use-folder.tsx";

/** What is saved, in the order that somebody gave it, or by date. */
export function FolderEntries() {
	const { texts, tell } = useTools();
	const { folder } = useFolder();
	const change = useChange();
	const heading = useRef<HTMLHeadingElement>(null);
	const list = useRef<HTMLOListElement>(null);
	const [isByDate, setByDate] = useState(false);
	const changes = useChanges();
	useOpenForPaper(list);
	const entries = isByDate ? sortByDate(folder, guatemalaToday()) : folder.entries;
	const keys = folder.entries.map(entryKey);

	function move(entry: Entry, step: -1 | 1) {
		const key = entryKey(entry);
		const from = keys.indexOf(key);
		const others = keys.filter((each) => each !== key);
		change(orderEntries(others.toSpliced(from + step, 0, key)));
		tell(fill(texts.order.moved, { name: entry.name, place: from + step + 1, all: keys.length }));
	}

	function remove(entry: Entry) {
		// Its button goes with it.
		heading.current?.focus();
		change(removeEntry(entryKey(entry)), fill(texts.removed, { name: entry.name }));
	}

	return (
		<section aria-labelledby="guardado">
			<h2 ref={heading} id="guardado" tabIndex={-1}>
				{fill(countForm(texts.saved, entries.length), { count: entries.length })}
			</h2>
			{entries.length > 1 && (
				<fieldset className="folder-order screen-only">
					<legend>{texts.order.label}</legend>
					<Button aria-pressed={!isByDate} onClick={() => setByDate(false)}>
						{texts.order.own}
					</Button>
					<Button aria-pressed={isByDate} onClick={() => setByDate(true)}>
						{texts.order.byDate}
					</Button>
				</fieldset>
			)}
			<ol ref={list} className="folder-entries">
				{entries.map((entry) => {
					const key = entryKey(entry);
					const place = keys.indexOf(key);
					return (
						<li key={key}>
							<FolderEntry entry={entry} change={changes.names[key]} now={changes.facts[key]}>
								{!isByDate && entries.length > 1 && (
									<>
										<Button
											kind="icon"
											aria-label={fill(texts.order.up, { name: entry.name })}
											aria-disabled={place === 0}
											onClick={() => place > 0 && move(entry, -1)}
										>
											<Icon name="arrow-up" />
										</Button>
										<Button
											kind="icon"
											aria-label={fill(texts.order.down, { name: entry.name })}
											aria-disabled={place === keys.length - 1}
											onClick={() => place < keys.length - 1 && move(entry, 1)}
										>
											<Icon name="chevron-down" />
										</Button>
									</>
								)}
								<Button kind="icon" aria-label={fill(texts.remove, { name: entry.name })} onClick={() => remove(entry)}>
									<Icon name="trash-2" />
								</Button>
							</FolderEntry>
						</li>
					);
				})}
			</ol>
			{entries.length > 0 && (
				<p className="screen-only">
					<Button kind="quiet" onClick={() => void changes.check()}>
						<Icon name="rotate-cw" />
						{texts.check.button}
					</Button>
				</p>
			)}
		</section>
	);
}

/** On paper everything is open; afterwards what was closed is closed again. */
function useOpenForPaper(list: React.RefObject<HTMLElement | null>) {
	useEffect(() => {
		let opened: HTMLDetailsElement[] = [];
		const open = () => {
			opened = [...(list.current?.querySelectorAll<HTMLDetailsElement>("details:not([open])") ?? [])];
			for (const each of opened) each.open = true;
		};
		const close = () => {
			for (const each of opened) each.open = false;
		};
		addEventListener("beforeprint", open);
		addEventListener("afterprint", close);
		return () => {
			removeEventListener("beforeprint", open);
			removeEventListener("afterprint", close);
		};
	}, [list]);
}
