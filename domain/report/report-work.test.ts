import { expect, test } from "vitest";
import { listAlike } from "./report-work.ts";

const tell = (id: number, procedureId: string | null, description: string) => ({ id, procedureId, description });

test("reports of the same procedure and with the same words come first, and strange ones not at all", () => {
	const report = tell(1, "dpi", "El costo del DPI subió a cien quetzales");
	const others = [
		tell(2, "dpi", "La oficina de Mixco está cerrada"),
		tell(3, "pasaporte", "Falta un requisito"),
		tell(4, null, "subio el COSTO a cien quetzales"),
		tell(5, "dpi", "Subió el costo del DPI a cien quetzales"),
	];
	expect(listAlike(report, others).map(({ id }) => id)).toEqual([5, 2, 4]);
});

test("the lines that the form puts before what was told tell which procedure it is and are no words of it", () => {
	const form = "No especificada\n\n";
	const others = [
		tell(2, null, `Permiso de rifa\n${form}Piden copia legalizada`),
		tell(3, null, `PERMISO DE FERIA\n${form}Piden copia legalizada`),
	];
	const alike = listAlike(tell(1, null, `Permiso de feria\n${form}No abren`), others);
	expect(alike.map(({ id }) => id)).toEqual([3]);
});

test("a report without a procedure is not like every other without one", () => {
	expect(listAlike(tell(1, null, "No atienden"), [tell(2, null, "Página rota"), tell(3, null, "")])).toEqual([]);
});
