import { BRAND } from "../../content/brand.ts";
import { fill } from "../../content/fill.ts";
import type { FolderTexts } from "../../content/folder-texts.ts";
import { keepLanguage } from "../address/address-language.ts";
import { entryKey, listDates } from "../folder/folder.ts";
import { entryAddress, isWay, listTicked } from "./entry-view.ts";
import type { FolderFile } from "./folder-file.ts";

interface Asked {
	texts: FolderTexts;
	/** A date in words. */
	sayDate(date: FolderFile["folder"]["dates"][number]): string;
}

/** The folder as a message: of each thing how far it is, what is still missing, its dates, its note and its address. */
export function writeFolderMessage({ folder, ticks }: FolderFile, { texts, sayDate }: Asked): string {
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
