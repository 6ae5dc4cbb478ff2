import { OPEN_DATA_PAGE } from "../../content/publications/open-data.ts";
import type { OpenDataApi } from "../../content/publications/open-data-api.ts";
import { OPEN_DATA_API } from "../../content/publications/open-data-api.ts";
import type { Field } from "../../domain/fields/fields.ts";
import type { Language } from "../../domain/language.ts";
import { addresses } from "../address/addresses.ts";
import { Breadcrumb, PageHead } from "../components/page-head.tsx";
import { languageContext } from "../context.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/api.page";
import { DATA_SET_NAMES, dataSet } from "./data-sets.server.ts";
import { fieldText, listApiAddresses, schemaOf } from "./openapi.server.ts";

export function loader({ context }: Route.LoaderArgs) {
	const language = context.get(languageContext);
	return { ...viewApi(language), above: OPEN_DATA_PAGE[language].title };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return loaderData ? pageMeta({ title: loaderData.title, description: loaderData.introduction }) : [];
}

/** The description of the addresses for a reader: what each gives, and what every field holds. */
export default function ApiPage({ loaderData }: Route.ComponentProps) {
	const { title, introduction, above, addressesTitle, fieldsTitle, sets } = loaderData;
	const trail = [{ to: addresses.openData.to(), label: above }];
	return (
		<>
			<PageHead title={title} lead={introduction} above={<Breadcrumb trail={trail} current={title} />} />
			<div className="page open-data">
				<section aria-labelledby="direcciones">
					<h2 id="direcciones">{addressesTitle}</h2>
					<DescribedList
						entries={loaderData.addresses.map(({ path, summary, type }) => [`GET ${path}`, summary, type])}
					/>
				</section>
				<section aria-labelledby="campos">
					<h2 id="campos">{fieldsTitle}</h2>
					{sets.map(({ id, title, fields }) => (
						<section key={id} className="open-data-fields" aria-labelledby={id}>
							<h3 id={id}>{title}</h3>
							<DescribedList entries={fields} />
						</section>
					))}
				</section>
			</div>
		</>
	);
}

/** Names as programs spell them, what each means, and what comes out of it: perhaps one of some words, which are Spanish. */
type Described = readonly [name: string, meaning: string, kind: string, words?: string];

function DescribedList({ entries }: { entries: readonly Described[] }) {
	return (
		<dl className="open-data-list">
			{entries.map(([name, meaning, kind, words]) => (
				<div key={name}>
					<dt>
						<code translate="no">{name}</code>
					</dt>
					<dd>{meaning}</dd>
					<dd className="open-data-kind">
						{words && (
							<span lang="es" translate="no">
								{words}
							</span>
						)}
						{kind}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** What the page about the addresses shows: the same declarations that the description for programs is made of. */
function viewApi(language: Language) {
	const words = OPEN_DATA_API[language];
	const { title, introduction, addressesTitle, fieldsTitle } = words;
	return {
		title,
		introduction,
		addressesTitle,
		fieldsTitle,
		addresses: listApiAddresses(language).map(({ path, summary, type }) => ({
			path,
			summary,
			type: type.split(";")[0] ?? type,
		})),
		sets: DATA_SET_NAMES.map((id) => ({
			id,
			title: OPEN_DATA_PAGE[language].sets[id].title,
			fields: Object.entries(dataSet(id).columns).map(
				([column, field]): Described => [column, fieldText(column, language), ...sayKind(field, words.kinds)],
			),
		})),
	};
}

/** What a field holds, in words, and out of which words it is one. */
function sayKind(field: Field, kinds: OpenDataApi["kinds"]): [kind: string, words?: string] {
	const end = Array.isArray(schemaOf(field).type) ? `; ${kinds.orEmpty}` : "";
	return field.kind === "choice" ? [end, field.words.join(" · ")] : [`${sayPlainKind(field, kinds)}${end}`];
}

function sayPlainKind(field: Field, kinds: OpenDataApi["kinds"]): string {
	switch (field.kind) {
		case "scale":
			return field.steps.join(" · ");
		case "number":
			return kinds.number;
		case "flag":
			return kinds.flag;
		case "list":
			return kinds.list;
		case "date":
			return kinds.date;
		case "webAddress":
			return kinds.address;
		default:
			return kinds.text;
	}
}
