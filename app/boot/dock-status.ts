import { find } from "./dom.ts";

/** Milliseconds that a message stays in sight. */
const SHOWN_TIME = 6000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says one of the messages that the status of the dock carries in its data attributes, to eyes and screen readers. */
export function say(message: "saved" | "failed"): void {
	const status = find("#dock-status");
	if (!status) return;
	status.textContent = status.dataset[message] ?? "";
	clearTimeout(timer);
	timer = setTimeout(() => {
		status.textContent = "";
	}, SHOWN_TIME);
}
