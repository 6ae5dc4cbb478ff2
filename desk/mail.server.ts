import { createTransport } from "nodemailer";
import { isEmail } from "../domain/report/report-form.ts";

/** A mail in plain text to one address. */
interface OutgoingMail {
	to: string;
	/** One line; breaks in it become blanks. */
	subject: string;
	text: string;
}

/** Hands mails to the server of the settings. */
export interface MailService {
	/** Throws `MailRefused` when the mail was not taken; nothing was sent then. */
	send(mail: OutgoingMail): Promise<void>;
}

/** The server did not take the mail. The message quotes neither address nor text. */
export class MailRefused extends Error {
	override name = "MailRefused";
}

const LIMIT_MS = 10_000;

/** Undefined where the settings lack the server or the sender: mails are then written by hand. */
export function createMail({
	smtpUrl,
	mailFrom,
}: {
	smtpUrl: string | undefined;
	mailFrom: string | undefined;
}): MailService | undefined {
	if (!smtpUrl || !mailFrom) return undefined;
	const transport = createTransport({
		url: smtpUrl,
		...{ connectionTimeout: LIMIT_MS, greetingTimeout: LIMIT_MS, socketTimeout: LIMIT_MS },
		...{ disableFileAccess: true, disableUrlAccess: true },
	});
	return {
		async send({ to, subject, text }) {
			if (!isEmail(to)) throw new MailRefused("The address is none.");
			try {
				await transport.sendMail({
					from: { name: "", address: mailFrom },
					// As an object it is one address, whatever commas it may hold.
					to: { name: "", address: to },
					subject: subject.replace(/\s+/g, " ").trim(),
					text,
				});
			} catch (error) {
				const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
				throw new MailRefused(`The mail server did not take it (${code}).`);
			}
		},
	};
}
