import { useEffect, useState, useSyncExternalStore } from "react";
import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { addresses } from "../address/addresses.ts";
import { useNavigate } from "../address/navigate.ts";
import { readStoredText, watchStored } from "../browser-store.ts";
import type { FactsSaid } from "../folder/folder.ts";
import type { Savable } from "../folder/save.ts";
import { Icon } from "../icons/icon.tsx";
import { useText } from "../words/text.ts";
import { Button } from "./link.tsx";

interface SaveButtonProps {
	thing: Savable;
	/** What a procedure says today, to tell later what changed. */
	loadFacts?: () => Promise<FactsSaid>;
	children?: React.ReactNode;
}

/** Keeps something in the folder of this device; once it is there, leads to it. What keeps it comes with the first press. */
export function SaveButton({ thing, loadFacts, children }: SaveButtonProps) {
	const { text } = useText();
	const navigate = useNavigate();
	const [outcome, setOutcome] = useState("");
	const isFine = outcome === text("folder.saved");
	const isSaved = useSyncExternalStore(
		watchStored,
		() => isKept(thing),
		() => false,
	);
	useOneReader();

	// Who comes back to what is saved has it as it is today.
	useEffect(() => {
		if (isSaved)
			void import("../folder/save.ts").then(
				({ renew }) => renew(thing),
				() => undefined,
			);
	}, [isSaved, thing]);

	async function press() {
		if (isSaved) return navigate(addresses.folder.to());
		const [scripts, facts] = await Promise.all([
			import("../folder/save.ts").catch(() => null),
			loadFacts?.().catch(() => undefined),
		]);
		const state = scripts?.save(thing, facts);
		const isRead = state === "kept" || state === undefined;
		setOutcome(text(state === "kept" ? "folder.saved" : isRead ? "folder.failed" : "folder.unkept"));
	}

	return (
		<>
			<Button data-needs="scripts" onClick={() => void press()}>
				<Icon name="file-check" />
				{text(isSaved ? "folder.open" : "folder.save")}
				{children}
			</Button>
			{/* The button itself shows that it is saved. */}
			<span role="status" className={isFine ? "visually-hidden" : undefined}>
				{outcome}
			</span>
		</>
	);
}

/** Without reading the folder: app/folder/save.ts writes its entries so. */
export function isKept({ kind, id }: Pick<Savable, "kind" | "id">): boolean {
	return readStoredText(STORAGE_KEYS.folder)?.includes(`"kind":"${kind}","id":"${id}"`) === true;
}

/** A page that was open before somebody else's folder began or ended shows what is another's: it is read anew. */
function useOneReader() {
	useEffect(() => {
		const whose = readStoredText(STORAGE_KEYS.folderAside);
		const look = () => readStoredText(STORAGE_KEYS.folderAside) !== whose && location.reload();
		addEventListener("pageshow", look);
		const stop = watchStored(look);
		return () => {
			removeEventListener("pageshow", look);
			stop();
		};
	}, []);
}
