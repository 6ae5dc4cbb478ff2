import { LiveSearch } from "../components/live-search.tsx";
import { experiencesPath, paths } from "../paths.ts";
import { useText } from "../use-text.ts";

/** Search over the experiences. */
export function ExperienceSearch({ searched }: { searched: string }) {
	const { text } = useText();
	return (
		<LiveSearch
			id="experiencias-texto"
			action={paths.experiences}
			label={text("experiences.searchLabel")}
			placeholder={text("experiences.searchPlaceholder")}
			searched={searched}
			addressOf={(typed) => experiencesPath({ text: typed })}
		/>
	);
}
