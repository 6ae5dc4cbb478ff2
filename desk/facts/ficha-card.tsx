import type { RecordRow } from "../../domain/desk/record.ts";
import type { Language } from "../../domain/language.ts";
import type { OfficialFicha } from "../../domain/official/ficha.ts";
import { nameColumn } from "../drafts/column-names.ts";
import { spellValue } from "../drafts/spell-value.ts";
import { fichaValue, isInFicha } from "./adopt-ficha.ts";
import { FACT_TEXTS } from "./texts.ts";

interface FichaProps {
	ficha: OfficialFicha;
	columns: readonly string[];
	row: RecordRow;
	language: Language;
}

/** What an official ficha says of a part of the form, each value with a button that takes it over. */
export function FichaCard({ ficha, columns, row, language }: FichaProps) {
	const t = FACT_TEXTS[language];
	const told = columns.filter((column) => isInFicha(column) && column !== "codigo_moneda");
	if (told.length === 0) return null;
	return (
		<aside className="card">
			<h3>
				{t.ficha} {ficha.ficha}
			</h3>
			<p>
				<a href={ficha.catalogue_url} target="_blank" rel="noopener noreferrer">
					{t.openFicha}
				</a>
			</p>
			{told.map((column) => {
				const value = fichaValue(ficha, column);
				const isSame = JSON.stringify(value) === JSON.stringify(row[column]);
				const name = nameColumn(column, language);
				return (
					<div key={column} className="stack">
						<strong>{name}</strong>
						<span className="marked" lang="es">
							{value === null ? <span className="quiet">{t.fichaSays}</span> : spellAmount(column, value, ficha)}
						</span>
						{isSame && <span className="badge">{t.adopted}</span>}
						{value !== null && (
							<p>
								<button
									type="submit"
									className="button"
									name="accion"
									value={`adoptar.${column}.${ficha.ficha}`}
									aria-label={`${t.adoptWhat} ${name}`}
								>
									{t.adopt}
								</button>
							</p>
						)}
					</div>
				);
			})}
		</aside>
	);

	function spellAmount(column: string, value: unknown, { currency }: OfficialFicha): string {
		return column === "costo" ? `${currency} ${String(value)}` : spellValue(value, language);
	}
}
