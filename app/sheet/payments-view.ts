import type { viewPrice } from "../components/price-view.ts";
import type { SaidWords, Speaker } from "./said-words.ts";

/** Between the parts of one line. */
const JOINT = "; ";

/** Each payment in a line, the answers to one question together. */
export function listPayments({ section }: ReturnType<typeof viewPrice>, { say, read }: Speaker): SaidWords[] {
	if (!section) return [];
	const { listed, optional, total, unknown, papers, or } = section;
	return [
		...listed.map(({ concept, isMandatory, question, answers }): SaidWords => {
			const own = answers.flatMap(({ amount, condition, concept: other }, at) => [
				at > 0 ? JOINT : "",
				...(question === null
					? [amount, ...(condition ? [", ", ...say(condition)] : [])]
					: [...(condition ? say(condition) : []), ...(other ? [", ", ...say(other)] : []), `: ${amount}`]),
			]);
			const about = [...say(concept), isMandatory ? "" : ` (${optional})`, ": "];
			return [...about, ...(question === null ? [] : [...say(question), " "]), ...own].filter((part) => part !== "");
		}),
		...(total ? [[`${total}.`]] : []),
		...(unknown
			? [[`${unknown.title} `, ...unknown.concepts.flatMap((each, at) => [at > 0 ? JOINT : "", ...say(each)])]]
			: []),
		...(papers
			? [
					[
						`${papers.title} `,
						...papers.listed.flatMap(({ givers, amount }, at) => [
							at > 0 ? JOINT : "",
							...givers.flatMap(({ name, spanish }, place) => [
								place > 0 ? ` ${or} ` : "",
								...(spanish?.includes(name) === false ? [name] : read(name)),
							]),
							`, ${amount}`,
						]),
						papers.total ? `. ${papers.total}.` : ".",
					],
				]
			: []),
	];
}
