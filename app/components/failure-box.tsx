import type { ReactNode } from "react";
import { useEffect, useRef } from "react";

interface FailureBoxProps {
	/** What failed; with each new one the box is read out and comes into sight. */
	failure: object | undefined;
	children: ReactNode;
}

/** Shows an error of a form that belongs to none of its fields. */
export function FailureBox({ failure, children }: FailureBoxProps) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (failure) box.current?.scrollIntoView({ block: "nearest" });
	}, [failure]);
	return (
		<div role="alert" ref={box}>
			{failure && (
				<div className="report-failure" data-starts-scripts="">
					{children}
				</div>
			)}
		</div>
	);
}
