import { once } from "node:events";
import { createServer } from "node:net";

/** A mail server of a few commands, enough for a letter, on a port of the loopback. */
export interface MailServer {
	url: string;
	/** Letters as they were handed in, headers and text. */
	letters: string[];
	/** Whether it takes letters. */
	setRefusing(isRefusing: boolean): void;
	dispose(): void;
}

export async function startMailServer(): Promise<MailServer> {
	const letters: string[] = [];
	let isRefusing = false;
	const server = createServer((socket) => {
		let letter: string | undefined;
		socket.write("220 mail.example ESMTP\r\n");
		socket.on("error", () => undefined);
		let rest = "";
		socket.on("data", (bytes) => {
			rest += bytes.toString();
			for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
				const line = rest.slice(0, end);
				rest = rest.slice(end + 2);
				if (letter !== undefined) {
					if (line === ".") {
						letters.push(letter);
						letter = undefined;
						socket.write("250 OK\r\n");
					} else {
						letter += `${line}\n`;
					}
				} else if (/^RCPT/i.test(line) && isRefusing) {
					socket.write("550 no such mailbox\r\n");
				} else if (/^DATA/i.test(line)) {
					letter = "";
					socket.write("354 go on\r\n");
				} else if (/^QUIT/i.test(line)) {
					socket.end("221 bye\r\n");
				} else {
					socket.write("250 OK\r\n");
				}
			}
		});
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (!address || typeof address === "string") throw new Error("The mail server has no port.");
	return {
		url: `smtp://127.0.0.1:${address.port}?ignoreTLS=true`,
		letters,
		setRefusing: (refuses) => {
			isRefusing = refuses;
		},
		dispose: () => void server.close(),
	};
}
