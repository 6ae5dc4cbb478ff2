import type { Backend } from "../database/backend.ts";
import { openBackend } from "../database/open.server.ts";
import { openReportIntake } from "../database/reports/report-intake.server.ts";
import type { ReportIntake } from "../domain/report/report.ts";
import type { LiveCatalogue } from "./catalogue/live-catalogue.ts";
import { openLiveCatalogue } from "./catalogue/live-catalogue.ts";
import type { Log } from "./operation/log.ts";
import type { Settings } from "./settings.ts";

/** What every answer needs, open and at work. Close in the reverse order. */
export interface Portal {
	backend: Backend;
	reports: ReportIntake;
	catalogue: LiveCatalogue;
}

/** Opens database, report intake and catalogue as the settings say. Throws what the operator must act upon. */
export async function openPortal(settings: Settings, log: Log): Promise<Portal> {
	const { dataDir, catalogueRefreshSeconds, receiptSecret } = settings;
	const backend = await openBackend(settings);
	const reports = await openReportIntake({ backend, dataDir, log, receiptSecret });
	const catalogue = await openLiveCatalogue({
		backend,
		snapshotFile: `${dataDir}/catalogue.json`,
		refreshSeconds: catalogueRefreshSeconds,
		log,
	});
	return { backend, reports, catalogue };
}
