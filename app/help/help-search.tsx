import "../components/button.css";
import { useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { Icon } from "../components/icon.tsx";
import { KEEPS_PLACE } from "../layout/arrival.tsx";
import { helpPath, paths } from "../paths.ts";
import { useText } from "../use-text.ts";

/** Milliseconds after the last key before the questions follow. */
const DEBOUNCE = 300;

/** Search over questions and answers, within the chosen topic. With scripts the list follows what is typed. */
export function HelpSearch({ searched, topic }: { searched: string; topic: string }) {
	const { text } = useText();
	const navigate = useNavigate();
	const box = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	// Topics, back and forward change the address; the box follows unless the citizen is typing in it.
	useEffect(() => {
		if (box.current && document.activeElement !== box.current) box.current.value = searched;
	}, [searched]);

	useEffect(() => () => clearTimeout(timer.current), []);

	function follow() {
		clearTimeout(timer.current);
		const typed = box.current?.value.trim() ?? "";
		void navigate(helpPath({ text: typed, topic }), { replace: true, preventScrollReset: true, state: KEEPS_PLACE });
	}

	function followSoon() {
		clearTimeout(timer.current);
		timer.current = setTimeout(follow, DEBOUNCE);
	}

	return (
		<search className="screen-only">
			<Form
				className="help-search"
				action={paths.help}
				onSubmit={(event) => {
					event.preventDefault();
					follow();
				}}
			>
				{topic !== "general" && <input type="hidden" name="tema" value={topic} />}
				<div>
					<label htmlFor="ayuda-texto">{text("help.searchLabel")}</label>
					<input
						ref={box}
						id="ayuda-texto"
						type="search"
						name="search"
						defaultValue={searched}
						placeholder={text("help.searchHint")}
						maxLength={200}
						autoComplete="off"
						enterKeyHint="search"
						onChange={followSoon}
					/>
				</div>
				<button type="submit" className="button" data-kind="main">
					<Icon name="search" />
					{text("search.submit")}
				</button>
			</Form>
		</search>
	);
}
