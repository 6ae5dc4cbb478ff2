import "../components/button.css";
import { useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { Icon } from "../components/icon.tsx";
import { KEEPS_PLACE } from "../layout/arrival.tsx";
import { experiencesPath, paths } from "../paths.ts";
import { useText } from "../use-text.ts";

/** Milliseconds after the last key before the grid follows. */
const DEBOUNCE = 300;

/** Search over the experiences: the grid follows what is typed; without scripts the button sends the form. */
export function ExperienceSearch({ searched }: { searched: string }) {
	const { text } = useText();
	const navigate = useNavigate();
	const box = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	// Back and forward change the address; the box follows unless the citizen is typing in it.
	useEffect(() => {
		if (box.current && document.activeElement !== box.current) box.current.value = searched;
	}, [searched]);

	useEffect(() => () => clearTimeout(timer.current), []);

	function follow() {
		clearTimeout(timer.current);
		const address = experiencesPath({ text: box.current?.value.trim() ?? "" });
		void navigate(address, { replace: true, preventScrollReset: true, state: KEEPS_PLACE });
	}

	function followSoon() {
		clearTimeout(timer.current);
		timer.current = setTimeout(follow, DEBOUNCE);
	}

	return (
		<search className="experience-search screen-only">
			<Form
				action={paths.experiences}
				onSubmit={(event) => {
					event.preventDefault();
					follow();
				}}
			>
				<label htmlFor="experiencias-texto">{text("experiences.searchLabel")}</label>
				<input
					ref={box}
					id="experiencias-texto"
					type="search"
					name="search"
					defaultValue={searched}
					placeholder={text("experiences.searchPlaceholder")}
					maxLength={200}
					autoComplete="off"
					enterKeyHint="search"
					onChange={followSoon}
				/>
				<button type="submit" className="button" data-kind="main">
					<Icon name="search" />
					{text("search.submit")}
				</button>
			</Form>
		</search>
	);
}
