import type { Logger } from "pino";
import type { DeskDatabase } from "../database/desk/desk-database.server.ts";
import type { ReleaseLead } from "../database/transfer/release.server.ts";
import type { Accounts } from "./accounts/accounts.server.ts";
import type { MailService } from "./mail.server.ts";

/** What every room of the desk works with. */
export interface DeskServices {
	database: DeskDatabase;
	accounts: Accounts;
	/** Undefined without a mail server. */
	mail: MailService | undefined;
	log: Logger;
	/** Where the desk is reached, without a slash at the end: links in mails and invitations begin with it. */
	deskUrl: string;
	/** Where citizens reach the portal; undefined when nobody said so. */
	publicUrl: string | undefined;
	/** The portal's data folder, where its own files lie. */
	dataDir: string;
	/** By how much the facts of the installed release are ahead of the database. */
	findLead: () => Promise<ReleaseLead>;
	/** The login `portal_desk`, for the processes that work on files; undefined for the embedded database. */
	deskDatabaseUrl: string | undefined;
}
