import type { Logger } from "pino";
import type { ReactNode } from "react";
import type { ByDeskLanguage } from "../../content/text-shapes.ts";
import type { DeskDatabase } from "../../database/desk/desk-database.server.ts";
import type { Actor } from "../../database/desk/desk-log.server.ts";
import type { ReleaseLead } from "../../database/transfer/release.server.ts";
import type { Permission } from "../../domain/desk/roles.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import { plainLetters } from "../../domain/text/text.ts";
import type { Accounts } from "../accounts/accounts.server.ts";
import type { DeskAccount } from "../accounts/desk-account.ts";
import type { MailService } from "../mail.server.ts";

/**
 * Who may ask: anybody, whoever has signed in but has no second factor yet, or an account with the permission (which
 * always has a second factor).
 */
export type Need = "anybody" | "newcomer" | Permission;

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

/** What is asked of a route. */
export interface Ask {
	request: Request;
	url: URL;
	/** Parts of the address, decoded. */
	params: Readonly<Record<string, string>>;
	language: DeskLanguage;
	services: DeskServices;
}

/** The same by somebody with an account. */
export interface SignedAsk extends Ask {
	account: DeskAccount;
	/** The account as the log names it. */
	actor: Actor;
	/** Which of the account's sessions asks. */
	sessionId: string;
}

/** A page of the desk, put into its frame. */
export interface DeskPage {
	title: string;
	body: ReactNode;
	status?: 200 | 400 | 403 | 404 | 409 | 410 | 422 | 429 | 503;
	headers?: Readonly<Record<string, string>>;
}

/** A page, or any other answer: a redirect, a file. */
export type Answer = DeskPage | Response;

type Answering<Asked> = (ask: Asked) => Promise<Answer> | Answer;
type Acting<Asked> = (ask: Asked, form: FormData) => Promise<Answer> | Answer;

interface Described {
	/** As Hono reads it: `/borradores/:id`. */
	path: string;
	/** Longest body in bytes; 1 MB unless it says otherwise. */
	mostBytes?: number;
	/** What to say to somebody who sends more, with what to do instead. */
	tooLarge?: ByDeskLanguage<string>;
}

/** One address with a method and who may ask it; `tests/desk/routes.test.ts` walks all of them with every role. */
export type DeskRoute = Described &
	(
		| { needs: "anybody"; get: Answering<Ask> }
		| { needs: "anybody"; post: Acting<Ask> }
		| { needs: Exclude<Need, "anybody">; get: Answering<SignedAsk> }
		| { needs: Exclude<Need, "anybody">; post: Acting<SignedAsk> }
	);

/** The method of a route. */
export function methodOf(route: DeskRoute): "get" | "post" {
	return "get" in route ? "get" : "post";
}

/** Leads on after a form, so that reloading does not send it again; `done` names the message that the next page shows. */
export function goTo(path: string, done?: string): Response {
	const address = new URL(path, "http://desk");
	if (done) address.searchParams.set("hecho", done);
	return new Response(null, {
		status: 303,
		headers: { Location: `${address.pathname}${address.search}${address.hash}` },
	});
}

/** The text of a form's field in plain letters, without the blanks around it; empty when it is missing. No database keeps U+0000. */
export function textOf(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? plainLetters(value.replaceAll("\r\n", "\n").replaceAll("\0", "")).trim() : "";
}
