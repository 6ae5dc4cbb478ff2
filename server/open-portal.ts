import type { Backend } from "../database/backend.ts";
import type { Log } from "../database/log.ts";
import { openBackend } from "../database/open.server.ts";
import { openReportIntake } from "../database/reports/report-intake.server.ts";
import { findLead } from "../database/transfer/release.server.ts";
import { toTransferRow } from "../database/transfer/transfer-tables.ts";
import type { Catalogue } from "../domain/catalogue/catalogue.ts";
import type { ReportIntake } from "../domain/report/report.ts";
import type { Steps } from "../domain/steps.ts";
import { hasSnapshot } from "./catalogue/catalogue-snapshot.ts";
import { type LiveCatalogue, openLiveCatalogue } from "./catalogue/live-catalogue.ts";
import type { Settings } from "./settings.ts";

/** What every answer needs, open and at work. Close in the reverse order. */
interface Portal {
	backend: Backend;
	reports: ReportIntake;
	catalogue: LiveCatalogue;
}

interface PortalOptions {
	log: Log;
	/** Makes what pages keep for a catalogue before they are made of it (`pages/prepare-catalogue.ts`). */
	prepareCatalogue?: (catalogue: Catalogue) => Steps<void>;
}

/** Opens database, report intake and catalogue as the settings say. Throws what the operator must act upon. */
export async function openPortal(settings: Settings, { log, prepareCatalogue }: PortalOptions): Promise<Portal> {
	const { dataDir, catalogueRefreshSeconds, receiptSecret } = settings;
	const snapshotFile = `${dataDir}/catalogue.json`;
	const backend = await openBackend({ ...settings, hasCopy: () => hasSnapshot(snapshotFile) });
	const reports = await openReportIntake({ backend, dataDir, log, receiptSecret });
	const catalogue = await openLiveCatalogue({
		backend,
		snapshotFile,
		refreshSeconds: catalogueRefreshSeconds,
		log,
		...(prepareCatalogue && { prepare: prepareCatalogue }),
	});
	return { backend, reports, catalogue };
}

/** Tells whoever reads the log that this release brought facts which the database, filled by an older one, does not have. */
export async function tellNewerRelease({ current }: Pick<LiveCatalogue, "current">, log: Log): Promise<void> {
	const catalogue = current()?.catalogue;
	if (!catalogue) return;
	const { institutions, procedures, variants } = catalogue;
	const records = { institutions, procedures: [...procedures, ...variants] };
	const lead = await findLead(
		async (table) => new Map(records[table].map((record) => [record.id, toTransferRow(table, { ...record })])),
	);
	if (lead.changed + lead.missing === 0) return;
	log.warn(
		{ ...lead },
		"This release has newer facts than the database: `npm run catalogue -- diff` shows them, `npm run catalogue -- import` takes them over",
	);
}
