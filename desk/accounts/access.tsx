import type { Language } from "../../domain/language.ts";
import type { DeskPage, DeskRoute } from "../frame/desk-route.ts";
import { goTo } from "../frame/desk-route.ts";
import { Faults, InputField } from "../frame/fields.tsx";
import { gone } from "./new-account.tsx";
import { isLongEnough } from "./password-length.ts";
import { ACCESS_TEXTS, NEW_ACCOUNT_TEXTS } from "./texts.ts";

/** The way back for who lost password or phone: a link that a coordinator, or who runs the server, has made. */
export const ACCESS_ROUTES: readonly DeskRoute[] = [
	{
		path: "/acceso/:token",
		needs: "anybody",
		async get({ language, params, services }) {
			const account = await services.accounts.findAccess(params.token ?? "");
			return account ? accessPage(language, account.email) : gone(language);
		},
	},
	{
		path: "/acceso/:token",
		needs: "anybody",
		async post({ language, params, services }, form) {
			const account = await services.accounts.findAccess(params.token ?? "");
			if (!account) return gone(language);
			const typed = form.get("clave");
			const password = typeof typed === "string" ? typed : "";
			if (!isLongEnough(password)) {
				return accessPage(language, account.email, NEW_ACCOUNT_TEXTS[language].passwordFault);
			}
			const taken = await services.accounts.takeAccess(params.token ?? "", password);
			return taken ? goTo("/entrar", "access-renewed") : gone(language);
		},
	},
];

function accessPage(language: Language, email: string, fault?: string): DeskPage {
	const t = ACCESS_TEXTS[language];
	const { password, passwordHint } = NEW_ACCOUNT_TEXTS[language];
	return {
		title: t.title,
		...(fault && { status: 422 as const }),
		body: (
			<>
				<p>{t.what}</p>
				{fault && <Faults title={t.faults} faults={[{ to: "clave", text: fault }]} />}
				<form method="post" className="stack">
					<input type="hidden" name="correo" value={email} autoComplete="username" />
					<p>
						<strong>{email}</strong>
					</p>
					<InputField
						name="clave"
						label={password}
						hint={passwordHint}
						type="password"
						autoComplete="new-password"
						fault={fault}
						isRequired
					/>
					<p>
						<button type="submit" className="button" data-kind="primary">
							{t.save}
						</button>
					</p>
				</form>
			</>
		),
	};
}
