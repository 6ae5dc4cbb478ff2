import type { TitledText } from "../../content/text-shapes.ts";

/** Short texts under titles of their own, side by side; `mark` is a note beside a title, such as whether it was tested. */
export function TitledList({ entries }: { entries: readonly (TitledText & { mark?: string })[] }) {
	return (
		<ul className="titled-list">
			{entries.map(({ title, text, mark }) => (
				<li key={title}>
					<h3>{title}</h3>
					<p>{text}</p>
					{mark && <p className="titled-list-mark">{mark}</p>}
				</li>
			))}
		</ul>
	);
}
