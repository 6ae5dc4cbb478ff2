import { createTransport } from "nodemailer";

/** A message to one person. */
export interface Letter {
	to: string;
	subject: string;
	text: string;
}

/** Hands letters to the mail server of the settings. */
export interface Mail {
	/** Rejects when the server did not take the letter. */
	send(letter: Letter): Promise<void>;
}

const PATIENCE_MS = 10_000;

/** Undefined without a mail server: answers are then sent by hand. */
export function openMail({
	smtpUrl,
	mailFrom,
}: {
	smtpUrl: string | undefined;
	mailFrom: string | undefined;
}): Mail | undefined {
	if (!smtpUrl || !mailFrom) return undefined;
	const transport = createTransport(
		{
			url: smtpUrl,
			connectionTimeout: PATIENCE_MS,
			greetingTimeout: PATIENCE_MS,
			socketTimeout: PATIENCE_MS,
			disableFileAccess: true,
			disableUrlAccess: true,
		},
		{ from: mailFrom },
	);
	return { send: async (letter) => void (await transport.sendMail({ ...letter, subject: oneLine(letter.subject) })) };
}

/** A subject with a line break could bring headers of its own. */
function oneLine(text: string): string {
	return text.replaceAll(/\s+/g, " ").trim();
}
