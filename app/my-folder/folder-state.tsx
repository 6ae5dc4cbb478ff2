import { STORAGE_KEYS } from "../../content/storage-keys.ts";
import { readStoredText } from "../browser-store.ts";
import { Button } from "../components/link.tsx";
import { EMPTY_FOLDER } from "../folder/folder.ts";
import { replaceFolder } from "../folder/kept-folder.ts";
import { saveFile } from "../folder/save-file.ts";
import { Icon } from "../icons/icon.tsx";
import { useFolder, useTools } from "./use-folder.tsx";

/** That the browser keeps nothing, or that what it keeps cannot be read, and the way out; nothing on other days. */
export function FolderState() {
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
