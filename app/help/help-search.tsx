import { LiveSearch } from "../components/live-search.tsx";
import { helpPath, paths } from "../paths.ts";
import { useText } from "../use-text.ts";

/** Search over questions and answers, within the chosen topic. */
export function HelpSearch({ searched, topic }: { searched: string; topic: string }) {
	const { text } = useText();
	return (
		<LiveSearch
			id="ayuda-texto"
			action={paths.help}
			label={text("help.searchLabel")}
			placeholder={text("help.searchHint")}
			searched={searched}
			addressOf={(typed) => helpPath({ text: typed, topic })}
		>
			{topic !== "general" && <input type="hidden" name="tema" value={topic} />}
		</LiveSearch>
	);
}
