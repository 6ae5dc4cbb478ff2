import type { Language } from "../../domain/language.ts";
import type { DeskPage } from "../frame/desk-route.ts";
import { ADMINISTRATION_TEXTS } from "./administration-texts.ts";

interface Made {
	link: string;
	email: string;
	kind: "invitation" | "access";
}

/** A link that is shown this once: to copy, or to send with one's own mail program. */
export function linkPage(language: Language, { link, email, kind }: Made): DeskPage {
	const t = ADMINISTRATION_TEXTS[language];
	const words = kind === "invitation" ? t.invitationMail : t.accessMail;
	const mail = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(words.body(link))}`;
	return {
		title: kind === "invitation" ? t.invitationMade : t.accessMade,
		body: (
			<>
				<p>
					{t.linkFor} <strong>{email}</strong>. {t.linkHint}
				</p>
				<div className="field">
					<label htmlFor="enlace">{t.link}</label>
					<input id="enlace" defaultValue={link} readOnly />
				</div>
				<p className="row">
					<a className="button" data-kind="primary" href={mail}>
						{t.sendByMail}
					</a>
					<a href="/cuentas">{t.backToAll}</a>
				</p>
			</>
		),
	};
}
