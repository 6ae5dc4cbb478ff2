import { addresses } from "../../app/address/addresses.ts";
import { formatDate } from "../../app/words/format.ts";
import type { Language } from "../../domain/language.ts";
import type { MissedReading } from "./read-missed.server.ts";
import { WORK_TEXTS } from "./texts.ts";
import { SEARCHES_FILE_PATH } from "./work-address.ts";

interface SearchesPageProps {
	language: Language;
	reading: MissedReading;
	/** Where citizens reach the portal, if somebody said so. */
	publicUrl: string | undefined;
}

/** What people searched for in vain. */
export function Searches({ language, reading, publicUrl }: SearchesPageProps) {
	const t = WORK_TEXTS[language];
	if ("trouble" in reading) {
		return (
			<p className="notice" data-kind="warning">
				{reading.trouble === "missing" ? t.missedMissing : t.missedUnreadable}
			</p>
		);
	}
	const { words, waiting } = reading;
	return (
		<section className="stack" aria-labelledby="busquedas">
			<h2 id="busquedas">{t.searches}</h2>
			<p>{t.missedLead}</p>
			{words.length === 0 ? (
				<p>{t.missedNone}</p>
			) : (
				<>
					<p>
						<a href={SEARCHES_FILE_PATH} download>
							{t.download}
						</a>
					</p>
					<div className="table">
						<table>
							<thead>
								<tr>
									<th scope="col">{t.missedWords}</th>
									<th scope="col">{t.missedDays}</th>
									<th scope="col">{t.missedLast}</th>
								</tr>
							</thead>
							<tbody>
								{words.map((each) => (
									<tr key={each.words}>
										<th scope="row">
											{publicUrl ? (
												<a href={`${publicUrl}${addresses.catalogue.to({ text: each.words })}`}>{each.words}</a>
											) : (
												each.words
											)}
										</th>
										<td>{each.days}</td>
										<td>{formatDate(each.last, language)}</td>
									</tr>
								))}
							</tbody>
						</table>
					</div>
				</>
			)}
			{waiting > 0 && <p>{t.missedWaiting.replace("{count}", String(waiting))}</p>}
			<p className="quiet">{t.missedNote}</p>
		</section>
	);
}
