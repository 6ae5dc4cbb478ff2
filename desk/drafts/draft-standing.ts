import type { ContentFlaw } from "../../database/desk/apply-content.server.ts";
import type { Draft } from "../../database/desk/drafts.server.ts";
import { checkContent } from "../../database/desk/publish.server.ts";
import { readRecord } from "../../database/desk/records.server.ts";
import {
	type ContentChange,
	isSameContent,
	listContentChanges,
	parseRecordName,
	type RecordContent,
} from "../../domain/desk/record.ts";
import type { DeskServices } from "../desk-services.ts";

/** How a draft stands towards what is published. */
export interface DraftStanding {
	/** What is published now. */
	current: RecordContent;
	/** Whether somebody published something since the draft was begun. */
	isOvertaken: boolean;
	/** What publishing it would change. */
	changes: readonly ContentChange[];
	/** What keeps it from being published; none while nothing is changed. */
	flaws: readonly ContentFlaw[];
	/** Active accounts: with two or more, nobody publishes their own draft. */
	accounts: number;
}

/** Looks how a draft stands, without changing anything. Throws `BackendUnavailable`. */
export async function findStanding({ database, accounts }: DeskServices, draft: Draft): Promise<DraftStanding> {
	const { record, base, content } = draft;
	const current = await database.read((desk) => readRecord(desk, record));
	const kind = parseRecordName(record)?.kind;
	const changes = kind ? listContentChanges(kind, current, content) : [];
	const isOpen = draft.state === "editing" || draft.state === "submitted";
	return {
		current,
		isOvertaken: isOpen && !isSameContent(current, base),
		changes,
		flaws: isOpen && changes.length > 0 ? await checkContent(database, { record, content }) : [],
		accounts: await accounts.countActive(),
	};
}
