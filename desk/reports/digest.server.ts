import { claimDigest } from "../../database/desk/report-digest.server.ts";
import type { DeskServices } from "../desk-services.ts";

const LOOK_EVERY_MS = 10 * 60_000;

/** Tells those who want it once a day of new reports; returns how to stop. Without a mail server it does nothing. */
export function startDigest(services: DeskServices): () => void {
	if (!services.mail) return () => undefined;
	const look = () =>
		void sendDigest(services, new Date()).catch((error) => services.log.warn({ err: error }, "No mail of new reports"));
	const timer = setInterval(look, LOOK_EVERY_MS).unref();
	look();
	return () => clearInterval(timer);
}

/** Sends the mail of this day, if it is due; answers how many accounts got it. It holds no word of any report. */
export async function sendDigest({ mail, database, accounts, deskUrl, log }: DeskServices, now: Date): Promise<number> {
	if (!mail) return 0;
	const due = await claimDigest(database, now);
	if (!due) return 0;
	const all = await accounts.list();
	const readers = all.filter(({ id, isActive }) => isActive && due.accounts.includes(id));
	let sent = 0;
	for (const { id, email } of readers) {
		try {
			await mail.send({ to: email, subject: subjectFor(due.reports), text: textFor(due.reports, deskUrl) });
			sent += 1;
		} catch (error) {
			log.warn({ account: id, reason: String(error) }, "A mail of new reports was not taken");
		}
	}
	if (sent > 0) await due.keep(sent);
	else if (readers.length > 0) await due.undo();
	return sent;
}

function subjectFor(reports: number): string {
	return reports === 1 ? "Llegó un reporte nuevo" : `Llegaron ${reports} reportes nuevos`;
}

function textFor(reports: number, deskUrl: string): string {
	return [
		`${subjectFor(reports)} a la mesa de redacción.`,
		"",
		`Míralos aquí: ${deskUrl}/reportes`,
		"",
		"Si ya no quieres este correo, apágalo en esa misma página.",
	].join("\n");
}
