import { percentOf } from "../../components/bar.tsx";

/** Two shares from 0 to 1 below each other, before and after; none where one is not known. The row says the same figures. */
export function PairBar({ shares }: { shares: readonly (number | null)[] }) {
	return (
		<svg
			className="pair-bar"
			viewBox="0 0 100 20"
			width="100"
			height="20"
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			{shares.map((share, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: nothing moves.
				<g key={at} data-when={at === 0 ? "before" : "after"}>
					<rect className="pair-track" y={at * 11} width="100" height="8" />
					{share !== null && <rect className="pair-fill" y={at * 11} width={percentOf(share)} height="8" />}
				</g>
			))}
		</svg>
	);
}
