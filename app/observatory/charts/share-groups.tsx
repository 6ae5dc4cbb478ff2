import { PROCEDURE_TYPES } from "../../../domain/procedure.ts";
import { percentOf } from "../../components/bar.tsx";
import { DataText } from "../../components/data-text.tsx";
import { Icon } from "../../components/icon.tsx";
import { Link } from "../../components/link.tsx";
import { TYPE_ICONS } from "../../components/type-icons.ts";
import { formatNumber } from "../../format.ts";
import { useText } from "../../use-text.ts";

import { ListRest } from "../list-rest.tsx";
import type { ShareBar, ShareListView } from "./share-groups-view.ts";

interface ShareGroupsProps {
	kind: "category" | "institution";
	groups: ShareListView;
}

const LISTS = { category: "categorias", institution: "entidades" } as const;

/** Digital, mixed and in-person procedures of each category or institution: a table whose rows hold the bars. */
export function ShareGroups({ kind, groups: { first, rest, others, best, ...sums } }: ShareGroupsProps) {
	const { text, language } = useText();
	const title = text(`observatory.groups.${kind}`);
	const total = formatNumber(sums.total, language);
	const list = LISTS[kind];
	return (
		<figure className="chart share-groups" id={list}>
			<figcaption>
				<h2>{title}</h2>
				<p>
					{best ? (
						<>
							{text("observatory.groups.summary", { digital: formatNumber(sums.digital, language), total })}{" "}
							{`${text("observatory.groups.most")} `}
							<DataText>{best.label}</DataText> ({formatNumber(best.digital, language)}).
						</>
					) : (
						text("observatory.groups.summaryNone", { total })
					)}
				</p>
			</figcaption>
			<ShareTable title={title} groups={first} />
			{others > 0 && (
				<ListRest list={list} place={list} count={others}>
					{rest && <ShareTable title={title} groups={rest} />}
				</ListRest>
			)}
		</figure>
	);
}

function ShareTable({ title, groups }: { title: string; groups: readonly ShareBar[] }) {
	const { text, language } = useText();
	return (
		<table>
			<caption className="visually-hidden">{title}</caption>
			<thead>
				<tr>
					<th scope="col">{text("observatory.groups.name")}</th>
					{PROCEDURE_TYPES.map((type) => (
						<th key={type} scope="col" data-type={type}>
							<Icon name={TYPE_ICONS[type]} />
							{text(`procedure.type.${type}`)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{groups.map((group) => (
					<tr key={group.gathered ?? group.label}>
						<th scope="row">
							<GroupName group={group} />
							<StackedBar group={group} />
						</th>
						{PROCEDURE_TYPES.map((type) => (
							<td
								key={type}
								data-type={type}
								data-label={text(`procedure.type.${type}`)}
								data-zero={group[type] === 0 || undefined}
							>
								{formatNumber(group[type], language)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function GroupName({ group: { label, fullName, to, gathered } }: { group: ShareBar }) {
	const { text, count } = useText();
	if (gathered !== undefined) return count("observatory.groups.gathered", gathered);
	if (label === null) return text("observatory.groups.none");
	const name = <DataText>{label}</DataText>;
	return (
		<>
			{to === null ? name : <Link to={to}>{name}</Link>}
			{fullName !== null && (
				<small>
					<DataText>{fullName}</DataText>
				</small>
			)}
		</>
	);
}

/** The three ways side by side; the numbers that it draws stand in the same row. */
function StackedBar({ group }: { group: ShareBar }) {
	const shares = PROCEDURE_TYPES.map((type) => percentOf(group[type] / group.total));
	return (
		<svg
			className="stacked-bar"
			viewBox="0 0 100 10"
			width="100"
			height="10"
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			{PROCEDURE_TYPES.map((type, position) => (
				<rect
					key={type}
					data-type={type}
					x={shares.slice(0, position).reduce((sum, share) => sum + share, 0)}
					width={shares[position]}
					height="10"
				/>
			))}
		</svg>
	);
}
