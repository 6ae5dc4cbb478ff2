import type { ReportContact } from "../../database/desk/report-changes.server.ts";
import type { DeskReport, ListedReport, ReportNote } from "../../database/desk/reports.server.ts";
import { mayDo } from "../../domain/desk/roles.ts";
import type { DeskLanguage } from "../../domain/language.ts";
import type { DeskAccount } from "../accounts/desk-account.ts";

/** What was typed into a form that was not taken. */
interface Typed {
	state?: string;
	assignee?: string;
	procedure?: string;
	note?: string;
	/** The number of another report as it was typed, and the one that was chosen from the list. */
	join?: string;
	joinTo?: string;
	answer?: string;
}

/** What the page of a report is made of. */
export interface ReportViewProps {
	report: DeskReport;
	duplicates: readonly ListedReport[];
	/** Others that may tell of the same, the likeliest first. */
	alike: readonly ListedReport[];
	notes: readonly ReportNote[];
	procedures: readonly { id: string; name: string }[];
	colleagues: readonly DeskAccount[];
	account: DeskAccount;
	language: DeskLanguage;
	hasMail: boolean;
	typed?: Typed;
	/** What to do about what was typed, and in which field; "moved" when somebody else was faster. */
	fault?: { field: keyof Typed; text: string } | { field: "moved" };
	contact?: ReportContact;
	/** An address that opens the answer in a mail program. */
	mailto?: string;
	/** The key (`data-keep`) of the form whose content is stored now. */
	saved?: string;
}

/** Whether this account may see who sent the report, and answer. */
export function maySeeContact(account: DeskAccount, report: DeskReport): boolean {
	return mayDo(account.role, "contact") && (report.assignedTo === account.id || mayDo(account.role, "accounts"));
}
