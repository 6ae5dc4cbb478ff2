import type { Language } from "../../domain/language.ts";
import { FRAME_TEXTS } from "./texts.ts";

interface ResendProps {
	form: FormData;
	language: Language;
	reason: string;
	/** Offers to sign in in another tab. */
	signIn?: boolean;
}

/** Passwords and codes are never written into a page. */
const SECRET = /clave|password|token|^(?:codigo|code)/i;

/** What was typed and could not be saved, in a form that sends it again to the same address. Files have to be chosen again. */
export function Resend({ form, language, reason, signIn = false }: ResendProps) {
	const t = FRAME_TEXTS[language];
	const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
	const kept = fields.filter(([name]) => !SECRET.test(name));
	return (
		<>
			<p>{reason}</p>
			{signIn && (
				<p>
					<a href="/entrar" target="_blank" rel="noopener">
						{t.signInElsewhere}
					</a>
				</p>
			)}
			<form method="post" className="stack">
				{kept.map(([name, value], position) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the same name may come several times, and nothing moves.
					<input key={position} type="hidden" name={name} value={value} />
				))}
				<p>
					<button type="submit" className="button" data-kind="primary">
						{t.sendAgain}
					</button>
				</p>
			</form>
			<details>
				<summary>{t.typed}</summary>
				<dl className="typed">
					{kept
						.filter(([, value]) => value.trim() !== "")
						.map(([name, value], position) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: as above.
							<div key={position}>
								<dt>{name}</dt>
								<dd>{value}</dd>
							</div>
						))}
				</dl>
			</details>
		</>
	);
}
