import { useEffect, useRef, useState } from "react";
import { fill } from "../../content/fill.ts";
import { Button } from "../components/link.tsx";
import type { QrDrawing } from "../document/full-address.ts";
import { BLACK, WHITE } from "../styles/palette.ts";
import { useTools } from "./use-folder.tsx";

interface FolderCodesProps {
	/** The addresses, one for each picture. */
	codes: readonly string[];
	onClose: () => void;
}

/** The codes by which a folder goes to another phone, one at a time. What draws them comes when they are shown. */
export function FolderCodes({ codes, onClose }: FolderCodesProps) {
	const { texts, tell } = useTools();
	const words = texts.carry;
	const [at, setAt] = useState(0);
	const [drawing, setDrawing] = useState<QrDrawing | null>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const address = codes[at] ?? "";

	useEffect(() => heading.current?.focus(), []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: what tells is new at each drawing of the page
	useEffect(() => {
		let isWanted = true;
		import("../document/full-address.ts").then(
			({ drawCode }) => isWanted && setDrawing(drawCode(address, { ecc: "L", border: 4 })),
			() => tell(words.codesFailed),
		);
		return () => {
			isWanted = false;
		};
	}, [address]);

	return (
		<div className="folder-codes panel">
			<h3 ref={heading} tabIndex={-1}>
				{fill(words.codeOf, { at: at + 1, all: codes.length })}
			</h3>
			<p>{words.codesHint}</p>
			<svg
				className="folder-code"
				role="img"
				aria-label={fill(words.codeOf, { at: at + 1, all: codes.length })}
				viewBox={drawing ? `0 -.5 ${drawing.size} ${drawing.size}` : "0 0 1 1"}
				width="320"
				height="320"
			>
				{/* Black on white in every theme: a camera reads it. */}
				<rect y="-.5" width={drawing?.size ?? 1} height={drawing?.size ?? 1} fill={WHITE} />
				{drawing && <path d={drawing.lines} stroke={BLACK} />}
			</svg>
			<p className="message-actions">
				{codes.length > 1 && (
					<>
						<Button aria-disabled={at === 0} onClick={() => setAt(Math.max(0, at - 1))}>
							{words.previousCode}
						</Button>
						<Button
							kind="primary"
							aria-disabled={at === codes.length - 1}
							onClick={() => setAt(Math.min(codes.length - 1, at + 1))}
						>
							{words.nextCode}
						</Button>
					</>
				)}
				<Button onClick={onClose}>{words.closeCodes}</Button>
			</p>
		</div>
	);
}
