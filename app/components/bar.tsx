interface BarProps {
	/** 0 to 1, from the left. */
	share: number;
	/** What follows it and is not known, 0 to 1: hatched. */
	unknown?: number;
	/** Where a line crosses it, 0 to 1. */
	mark?: number;
}

/** A bar of how much is reached, and how much may still be; the words beside it say the same. */
export function Bar({ share, unknown = 0, mark }: BarProps) {
	return (
		<svg className="bar" viewBox="0 0 100 10" width="100" height="10" preserveAspectRatio="none" aria-hidden="true">
			<rect className="bar-fill" width={percentOf(share)} height="10" />
			{/* A dashed line and no background: what is drawn is printed too. */}
			{unknown > 0 && <path className="bar-unknown" d={`M${percentOf(share)} 5h${percentOf(unknown)}`} />}
			{mark !== undefined && <rect className="bar-mark" x={Math.min(percentOf(mark), 99)} width="1" height="10" />}
		</svg>
	);
}

/** A share from 0 to 1 as a number of at most one decimal from 0 to 100. */
export function percentOf(share: number): number {
	return Math.round(share * 1000) / 10;
}
