import type { AddressInfo } from "node:net";
import { createServer } from "node:net";

/** What a mail server was told: recipients and the mail as it came over the line. */
interface TakenMail {
	to: string[];
	raw: string;
}

export interface MailServer {
	/** What it took, in its order. */
	taken: TakenMail[];
	/** As in SMTP_URL. */
	url: string;
	/** Whether it refuses each recipient from now on, perhaps after something that happens meanwhile. */
	refuse(isNow: boolean, meanwhile?: () => Promise<unknown>): void;
	close(): Promise<void>;
}

/** A mail server that takes everything, or refuses it with 451. */
export async function startMailServer(): Promise<MailServer> {
	const taken: TakenMail[] = [];
	let isRefusing = false;
	let before: (() => Promise<unknown>) | undefined;
	const server = createServer((socket) => {
		let pending = "";
		let mail: TakenMail = { to: [], raw: "" };
		let isData = false;
		const say = (line: string) => socket.write(`${line}\r\n`);
		socket.on("error", () => undefined);
		say("220 prueba");
		socket.on("data", (piece) => {
			pending += piece.toString("utf8");
			for (let at = pending.indexOf("\r\n"); at >= 0; at = pending.indexOf("\r\n")) {
				const line = pending.slice(0, at);
				pending = pending.slice(at + 2);
				if (isData && line === ".") {
					isData = false;
					taken.push(mail);
					mail = { to: [], raw: "" };
					say("250 ok");
				} else if (isData) mail.raw += `${line}\n`;
				else if (/^RCPT/i.test(line)) {
					if (isRefusing) void Promise.resolve(before?.()).finally(() => say("451 later"));
					else {
						mail.to.push(/<(.*)>/.exec(line)?.[1] ?? "");
						say("250 ok");
					}
				} else if (/^DATA/i.test(line)) {
					isData = true;
					say("354 go");
				} else if (/^QUIT/i.test(line)) {
					say("221 bye");
					socket.end();
				} else say("250 ok");
			}
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		taken,
		url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
		refuse(isNow, meanwhile) {
			isRefusing = isNow;
			before = meanwhile;
		},
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
