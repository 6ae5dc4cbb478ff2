import type { Answer, DeskPage, DeskRoute, SignedAsk } from "../frame/desk-route.ts";
import { goTo, textOf } from "../frame/desk-route.ts";
import { Faults, InputField, TAKES_FOCUS } from "../frame/fields.tsx";
import { OWN_ACCOUNT_TEXTS } from "./account-texts.ts";
import { isLongEnough, LONGEST_NAME } from "./desk-account.ts";
import { accountPage } from "./own-account-page.tsx";
import { BackupCodes, TotpKey } from "./second-factor.tsx";

/** One's own account: name, password, second factors and sessions. */
export const OWN_ACCOUNT_ROUTES: readonly DeskRoute[] = [
	{ path: "/cuenta", needs: "read", get: (ask) => accountPage(ask) },
	{
		path: "/cuenta/nombre",
		needs: "read",
		async post(ask, form) {
			const name = textOf(form, "nombre").slice(0, LONGEST_NAME);
			if (name === "") return accountPage(ask, { to: "nombre", text: OWN_ACCOUNT_TEXTS[ask.language].nameFault });
			await ask.services.accounts.rename(ask.account, name);
			return goTo("/cuenta", "saved");
		},
	},
	{ path: "/cuenta/clave", needs: "read", post: changePassword },
	{ path: "/cuenta/aplicacion", needs: "read", get: (ask) => totpPage(ask) },
	{ path: "/cuenta/aplicacion", needs: "read", post: renewTotp },
	{
		path: "/cuenta/respaldo",
		needs: "read",
		async post(ask, form) {
			const { accounts } = ask.services;
			const made = await accounts.renewBackupCodes(ask.account, secretOf(form, "clave-codigos"), ask.request.headers);
			if (made.outcome === "done") return codesPage(ask, made.result);
			return accountPage(ask, { to: "clave-codigos", text: explain(ask, made.outcome) });
		},
	},
	{
		path: "/cuenta/llaves/:id/nombre",
		needs: "read",
		async post({ account, params, services }, form) {
			const name = textOf(form, "nombre").slice(0, LONGEST_NAME);
			if (name !== "") await services.accounts.renamePasskey(account, params.id ?? "", name);
			return goTo("/cuenta#llaves", "saved");
		},
	},
	{
		path: "/cuenta/llaves/:id/quitar",
		needs: "read",
		async post(ask) {
			const outcome = await ask.services.accounts.removePasskey(ask.account, ask.params.id ?? "");
			if (outcome === "last-factor") {
				return accountPage(ask, { to: "llaves", text: OWN_ACCOUNT_TEXTS[ask.language].lastFactor });
			}
			return goTo("/cuenta#llaves", outcome === "removed" ? "passkey-removed" : undefined);
		},
	},
	{
		path: "/cuenta/sesiones/cerrar",
		needs: "read",
		async post({ account, actor, services, sessionId }, form) {
			const id = textOf(form, "sesion");
			if (id === "") {
				await services.accounts.endSessions(account.id, actor, sessionId);
				return goTo("/cuenta#sesiones", "sessions-ended");
			}
			await services.accounts.endSession(account, id);
			return id === sessionId ? goTo("/entrar", "session-ended") : goTo("/cuenta#sesiones", "session-ended");
		},
	},
];

async function changePassword(ask: SignedAsk, form: FormData): Promise<Answer> {
	const t = OWN_ACCOUNT_TEXTS[ask.language];
	const wanted = secretOf(form, "clave-nueva");
	if (!isLongEnough(wanted)) return accountPage(ask, { to: "clave-nueva", text: t.passwordFault });
	const typed = { current: secretOf(form, "clave"), wanted };
	const changed = await ask.services.accounts.changePassword(ask.account, typed, ask.sessionId);
	if (changed.outcome === "done") return goTo("/cuenta", "password-changed");
	return accountPage(ask, { to: "clave", text: explain(ask, changed.outcome) });
}

async function renewTotp(ask: SignedAsk, form: FormData): Promise<Answer> {
	const key = textOf(form, "clave-aplicacion");
	const typed = { password: secretOf(form, "clave"), key, code: textOf(form, "codigo").replaceAll(/\s/g, "") };
	const renewed = await ask.services.accounts.renewTotp(ask.account, typed, ask.request.headers);
	if (renewed.outcome === "done") return codesPage(ask, renewed.result);
	return totpPage(ask, {
		key,
		to: renewed.outcome === "wrong-code" ? "codigo" : "clave",
		text: explain(ask, renewed.outcome),
	});
}

/** Picture, password and digits in one form: until it is sent whole, the old authenticator goes on. */
function totpPage(ask: SignedAsk, wrong?: { key: string; to: string; text: string }): DeskPage {
	const t = OWN_ACCOUNT_TEXTS[ask.language];
	const { key, uri } = ask.services.accounts.offerTotp(ask.account, wrong?.key || undefined);
	const faultOf = (name: string) => (wrong?.to === name ? wrong.text : undefined);
	return {
		title: t.totpTitle,
		...(wrong && { status: 422 as const }),
		body: (
			<>
				{wrong && <Faults title={t.faults} faults={[wrong]} />}
				<p>{t.scan}</p>
				<TotpKey uri={uri} language={ask.language} />
				<form method="post" action="/cuenta/aplicacion" className="stack">
					<input type="hidden" name="clave-aplicacion" value={key} />
					<InputField
						name="codigo"
						label={t.code}
						autoComplete="one-time-code"
						inputMode="numeric"
						fault={faultOf("codigo")}
						isRequired
					/>
					<InputField
						name="clave"
						label={t.currentPassword}
						type="password"
						autoComplete="current-password"
						fault={faultOf("clave")}
						isRequired
					/>
					<p className="row">
						<button type="submit" className="button" data-kind="primary">
							{t.useNewApp}
						</button>
						<a href="/cuenta">{t.leaveIt}</a>
					</p>
				</form>
			</>
		),
	};
}

function codesPage({ language }: SignedAsk, codes: readonly string[]): DeskPage {
	const t = OWN_ACCOUNT_TEXTS[language];
	return {
		title: t.codesTitle,
		body: (
			<>
				<p className="notice" data-kind="done" role="status" {...TAKES_FOCUS}>
					{t.codesMade}
				</p>
				<BackupCodes codes={codes} language={language} />
				<p>
					<a href="/cuenta">{t.back}</a>
				</p>
			</>
		),
	};
}

function explain({ language }: SignedAsk, outcome: "wrong-password" | "wrong-code" | "locked"): string {
	const t = OWN_ACCOUNT_TEXTS[language];
	return { "wrong-password": t.wrongPassword, "wrong-code": t.wrongCode, locked: t.locked }[outcome];
}

/** A password as it was typed, blanks included. */
function secretOf(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
}
