import { createContext, useContext, useState, useSyncExternalStore } from "react";
import type { FolderTexts } from "../../content/folder-texts.ts";
import type { Language } from "../../domain/language.ts";
import { watchStored } from "../browser-store.ts";
import { EMPTY_FOLDER, type FolderChange } from "../folder/folder.ts";
import { changeFolder, type KeptFolder, readKeptFolder } from "../folder/kept-folder.ts";
import { readTicksHere, type Ticks } from "../folder/kept-ticks.ts";
import { useText } from "../words/text.ts";
import { undoable } from "./folder-file.ts";
import { readHelping } from "./helped-person.ts";

/** What the page says of something that was just done, and how to make it undone. */
export interface Told {
	text: string;
	undo?: (() => void) | undefined;
}

export interface FolderTools {
	texts: FolderTexts;
	language: Language;
	/** The day on which the server made this page. */
	madeOn: string;
	tell(text: string, undo?: () => void): void;
}

export const FolderContext = createContext<FolderTools | null>(null);

/** Words of the page, and where it tells what was done. */
export function useTools(): FolderTools {
	const tools = useContext(FolderContext);
	if (!tools) throw new Error("Outside of the page of the folder");
	return tools;
}

const neverChanges = () => () => undefined;

/** True once the page is taken over: what the server cannot know is drawn from then on. */
export function useIsHere(): boolean {
	return useSyncExternalStore(
		neverChanges,
		() => true,
		() => false,
	);
}

const NOTHING: KeptFolder = { folder: EMPTY_FOLDER, state: "kept" };
const NO_TICKS: Ticks = {};

/** The folder of this device and its ticks; empty on the server and while the page is taken over. */
export function useFolder() {
	const { folder, state } = useSyncExternalStore(watchStored, readKeptFolder, () => NOTHING);
	const ticks = useSyncExternalStore(watchStored, readTicksHere, () => NO_TICKS);
	const helping = useSyncExternalStore(watchStored, readHelping, () => null);
	return { folder, state, ticks, helping };
}

/** Changes the folder; with words for it the change can be undone. */
export function useChange(): (change: FolderChange, told?: string) => void {
	const { texts, tell } = useTools();
	return (change, told) => {
		const undo = undoable(() => changeFolder(change));
		if (told === undefined) return;
		tell(told, () => {
			undo();
			tell(texts.undone);
		});
	};
}

/** The tools of the page, and what was told last. */
export function useTelling(texts: FolderTexts, madeOn: string): { tools: FolderTools; told: Told } {
	const { language } = useText();
	const [told, tell] = useState<Told>({ text: "" });
	return { tools: { texts, language, madeOn, tell: (text, undo) => tell({ text, undo }) }, told };
}
