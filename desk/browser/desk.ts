import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { keepForms } from "./keep-forms.ts";

const API = "/api/auth/passkey";

/** Brings the buttons for passkeys to life where the device has any; without scripts they are not there. */
function offerPasskeys(): void {
	if (tellPlace() || !window.PublicKeyCredential) return;
	for (const button of document.querySelectorAll<HTMLButtonElement>("[data-passkey]")) {
		button.hidden = false;
		button.addEventListener("click", () => void run(button));
	}
}

/** A passkey belongs to one name: opened by another (127.0.0.1 for localhost), the page says where they work. */
function tellPlace(): boolean {
	let isElsewhere = false;
	for (const place of document.querySelectorAll<HTMLElement>("[data-passkey-place]")) {
		const { desk = "", passkeyPlace = "" } = place.dataset;
		if (!URL.canParse(desk) || new URL(desk).hostname === location.hostname) continue;
		const link = document.createElement("a");
		link.href = desk;
		link.textContent = desk;
		place.replaceChildren(`${passkeyPlace} `, link);
		place.hidden = false;
		isElsewhere = true;
	}
	return isElsewhere;
}

async function run(button: HTMLButtonElement): Promise<void> {
	const status = document.getElementById(button.getAttribute("aria-describedby") ?? "");
	if (status) status.textContent = "";
	button.disabled = true;
	try {
		await (button.dataset.passkey === "add" ? add(button.dataset.name ?? "") : use());
		location.assign(button.dataset.next ?? "/");
	} catch {
		if (status) status.textContent = button.dataset.failed ?? "";
	} finally {
		button.disabled = false;
	}
}

async function add(name: string): Promise<void> {
	const optionsJSON = await ask(`${API}/generate-register-options`);
	const response = await startRegistration({ optionsJSON });
	await ask(`${API}/verify-registration`, { response, name });
}

async function use(): Promise<void> {
	const optionsJSON = await ask(`${API}/generate-authenticate-options`);
	const response = await startAuthentication({ optionsJSON });
	await ask(`${API}/verify-authentication`, { response });
}

async function ask(path: string, body?: object) {
	const init = body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
	const answer = await fetch(path, init);
	if (!answer.ok) throw new Error(String(answer.status));
	return answer.json();
}

// Every page works without this; it keeps what is typed, and asks the device for a passkey.
keepForms();
offerPasskeys();
