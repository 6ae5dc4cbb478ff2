import type { ReactNode } from "react";
import { fill } from "../../content/fill.ts";
import type { SheetTexts } from "../../content/sheet-texts.ts";
import { QrCode, usePageAddress } from "../components/printed-from.tsx";
import type { FullAddress } from "../document/full-address.ts";
import type { OfficeSheetView } from "./office-sheet-view.ts";
import { PlanSheet } from "./plan-sheet.tsx";
import { ProcedureSheet } from "./procedure-sheet.tsx";
import { Facts, Words } from "./sheet-parts.tsx";
import type { SheetView } from "./sheet-view.ts";

interface SheetPaperProps {
	view: SheetView & {
		full: FullAddress | null;
		/** Of each procedure of a booklet. */
		fulls: readonly (FullAddress | null)[];
		makers: { product: string; association: string };
	};
	sheet: NonNullable<SheetView["sheet"]>;
}

/** What is printed, on the screen as on paper: black on white, and nothing of the page around it. */
export function SheetPaper({ view, sheet: { paper, path } }: SheetPaperProps) {
	const { texts, form, title, full, fulls, makers } = view;
	return (
		<div className="sheet-paper" data-letters={form.isLarge ? "large" : undefined}>
			{paper.kind === "procedure" && (
				<Leaf path={path} full={full} texts={texts} makers={makers}>
					<ProcedureSheet procedure={paper.procedure} texts={texts} />
				</Leaf>
			)}
			{paper.kind === "plan" && (
				<Leaf path={path} full={full} texts={texts} makers={makers}>
					<PlanSheet way={paper.way} title={title} texts={texts} />
				</Leaf>
			)}
			{paper.kind === "office" && (
				<Leaf path={path} full={full} texts={texts} makers={makers}>
					<OfficeSheet office={paper.office} />
				</Leaf>
			)}
			{paper.kind === "booklet" && (
				<>
					<Leaf path={path} full={full} texts={texts} makers={makers}>
						<h2>{title}</h2>
						<p>{texts.bookletLead}</p>
						<h3>{texts.contents}</h3>
						<ol>
							{paper.procedures.map(({ id, name, institution }) => (
								<li key={id}>
									<b>
										<Words of={name} />
									</b>
									{institution && (
										<small>
											<Words of={institution} />
										</small>
									)}
								</li>
							))}
						</ol>
						<p>{texts.confirm}</p>
					</Leaf>
					{paper.procedures.map((procedure, at) => (
						<Leaf key={procedure.id} path={procedure.path} full={fulls[at] ?? null} texts={texts} makers={makers}>
							<ProcedureSheet procedure={procedure} number={at + 1} texts={texts} />
						</Leaf>
					))}
				</>
			)}
		</div>
	);
}

interface LeafProps {
	/** What the leaf is about, as an address. */
	path: string;
	full: FullAddress | null;
	texts: SheetTexts;
	makers: SheetPaperProps["view"]["makers"];
	children: ReactNode;
}

/** One thing that begins on a new sheet: in its corner the code that leads to its page, at its foot the address, who made it and that it is free. */
function Leaf({ path, full, texts, makers, children }: LeafProps) {
	const address = usePageAddress(path, full?.address);
	return (
		<section className="sheet-leaf" data-code={codeSize(full)}>
			{/* On another site than the server knew of, the code would lead away from what the citizen reads. */}
			{full?.address === address && <QrCode {...full.qr} className="sheet-code" />}
			{children}
			<footer className="sheet-foot">
				<p translate="no">
					<b>{address.replace(/^https:\/\//, "")}</b>
				</p>
				<p>{`${fill(texts.by, makers)} ${texts.free}`}</p>
			</footer>
		</section>
	);
}

/** A long address has a code of more squares, which a camera reads only where they are as large. */
function codeSize(full: FullAddress | null): "dense" | "densest" | undefined {
	const size = full?.qr.size ?? 0;
	if (size <= MOST_USUAL) return undefined;
	return size <= MOST_DENSE ? "dense" : "densest";
}

/** Squares on a side of a code of 24 and of 36 millimetres, each half a millimetre: what a cheap camera tells apart. */
const MOST_USUAL = 48;
const MOST_DENSE = 72;

function OfficeSheet({ office: { name, institution, facts, origin } }: { office: OfficeSheetView }) {
	return (
		<>
			<h2>
				<Words of={name} />
			</h2>
			{institution && (
				<p>
					<Words of={institution} />
				</p>
			)}
			<Facts facts={facts} />
			<p className="sheet-sure">{origin}</p>
		</>
	);
}
